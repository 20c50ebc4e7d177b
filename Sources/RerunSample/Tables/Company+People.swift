extension Company {
  /// Name | first year | last year | the genres they are drawn to.
  static let directorTable = """
    Augustin Pell | 1921 | 1939 | Drama, Comedy, Fantasy, Romance
    Wilhelmina Strand | 1922 | 1946 | Drama, Adventure, Romance
    Casimir Bray | 1927 | 1951 | Musical, Comedy, Family
    Lucian Fairweather | 1930 | 1956 | Comedy, Romance
    Hollis Van Tassen | 1931 | 1958 | Western, Adventure
    Maud Terrant | 1932 | 1959 | Mystery, Crime, Horror
    Paul Ames | 1936 | 1962 | Romance, Comedy, Musical
    R. J. Stroud | 1938 | 1966 | Mystery, Crime, Thriller, Western
    Bertram Quayle | 1939 | 1967 | Comedy, Family, Fantasy
    Ottoline Graff | 1941 | 1972 | Drama, Thriller
    Ida Marchetti | 1946 | 1978 | Drama, Romance, Mystery
    Desmond Achterberg | 1948 | 1976 | Adventure, Fantasy, Horror
    Salvatore Nunn | 1949 | 1974 | Western, Crime
    Carl Dresner | 1950 | 1974 | Horror, Science Fiction
    Vera Holt | 1955 | 1988 | Horror, Science Fiction, Thriller
    Juniper Hask | 1957 | 1985 | Comedy, Musical, Drama
    Emeric Tollund | 1958 | 1986 | Drama, Thriller, Mystery
    Dutch Mandeville | 1962 | 1989 | Western, Adventure, Crime
    Rosalind Okafor-Pryce | 1964 | 1996 | Drama, Crime, Romance
    Gideon Sallow | 1965 | 1995 | Horror, Mystery, Fantasy
    Marta Venn | 1968 | 1999 | Thriller, Science Fiction
    Leopold Dask | 1970 | 1998 | Comedy, Family
    Harriet Boone-Castle | 1971 | 2003 | Drama, Romance, Western
    Toshi Amagawa | 1973 | 2006 | Science Fiction, Fantasy, Family
    Fitz Corrigan | 1973 | 1999 | Crime, Thriller, Comedy
    Nadia Brandt-Osei | 1978 | 2014 | Drama, Romance, Musical
    Percival Lunt | 1979 | 2008 | Horror, Comedy
    Sunniva Kjellmark | 1981 | 2018 | Adventure, Fantasy, Family
    Alonzo Prewitt | 1982 | 2016 | Comedy, Musical
    Dolores Ipswich | 1984 | 2019 | Mystery, Thriller, Crime
    Wendell Tiro | 1985 | 2020 | Science Fiction, Thriller
    Camille Ardrossan | 1988 | 2024 | Romance, Comedy, Drama
    Linh Duvarre | 1990 | 2024 | Drama, Crime, Mystery
    Otis Hallam | 1991 | 2024 | Comedy, Family
    Ingrid Solvay | 1994 | 2024 | Science Fiction, Mystery, Western
    Matthias Crewe | 1996 | 2024 | Horror, Thriller
    Priya Lanterman | 2000 | 2024 | Romance, Family, Fantasy
    Joaquin Belltower | 2001 | 2024 | Western, Crime, Drama
    Tamsin Oduya | 2004 | 2024 | Drama, Horror
    Edda Fallowfield | 2005 | 2024 | Mystery, Comedy, Adventure
    Rufus Penhallow | 2008 | 2024 | Adventure, Science Fiction, Thriller
    """

  /// Name | first year | last year | the genres they are drawn to | fame, 1 to 5.
  static let actorTable = """
    Clementine Voss | 1921 | 1946 | Drama, Romance | 3
    Barnaby Thrale | 1921 | 1940 | Comedy, Musical | 3
    Ezra Hollowell | 1921 | 1944 | Adventure, Western | 2
    Pearl Langdevin | 1922 | 1949 | Romance, Musical, Comedy | 4
    Lionel Strake | 1923 | 1955 | Horror, Mystery | 4
    Gaspard Rennick | 1924 | 1951 | Drama, Crime | 2
    Mamie Quill | 1926 | 1958 | Comedy, Family | 3
    Augusta Farthing | 1928 | 1961 | Mystery, Drama, Comedy | 3
    Ward Tollemache | 1929 | 1957 | Western, Adventure, Crime | 4
    Dorothea Lisle | 1930 | 1962 | Romance, Drama, Mystery | 5
    Monty Pruitt | 1930 | 1960 | Musical, Comedy | 3
    Eustace Bellweather | 1931 | 1959 | Comedy, Mystery | 2
    Celeste Armitage | 1933 | 1966 | Musical, Romance | 3
    Hank Dillard Moss | 1934 | 1970 | Western, Crime | 4
    Vivian Sorrel | 1937 | 1972 | Mystery, Crime, Thriller | 5
    Arthur Penmarrick | 1938 | 1974 | Horror, Drama | 3
    Teodora Vance | 1939 | 1971 | Drama, Romance | 4
    Rex Calloran | 1940 | 1973 | Crime, Mystery, Western | 5
    Birdie Lyle | 1941 | 1979 | Musical, Comedy, Family | 3
    Julian Thornby | 1942 | 1976 | Romance, Adventure, Comedy | 4
    Lorna Matchett | 1944 | 1981 | Drama, Comedy | 3
    Cornelius Babb | 1945 | 1980 | Comedy, Family, Science Fiction | 3
    Stellan Vyborg | 1946 | 1984 | Thriller, Horror, Science Fiction | 4
    Marguerite Dell’Orso | 1947 | 1985 | Romance, Drama | 4
    Tuck Hanrahan | 1948 | 1978 | Western, Adventure | 3
    Opal Wintergreen | 1949 | 1983 | Horror, Science Fiction, Comedy | 5
    Dexter Lomax | 1950 | 1982 | Science Fiction, Horror, Adventure | 5
    Ines Calderwood | 1951 | 1990 | Drama, Western, Romance | 3
    Percy Ravensworth | 1952 | 1979 | Horror, Mystery, Comedy | 4
    Minna Kowalczyk | 1953 | 1989 | Comedy, Romance, Musical | 4
    Conrad Aldous Bey | 1954 | 1988 | Adventure, Crime | 4
    Ruth Satterly | 1955 | 1994 | Drama, Mystery | 3
    Ambrose Tiller | 1956 | 1991 | Western, Drama | 3
    Jack Delacourt | 1957 | 1989 | Adventure, Romance, Thriller | 5
    Honor Bexley | 1958 | 1992 | Comedy, Horror | 4
    Yvette Lacombe | 1959 | 1993 | Romance, Adventure, Thriller | 4
    Seymour Plunkett | 1960 | 1990 | Comedy, Crime | 4
    Noor Halabi | 1961 | 1996 | Drama, Adventure | 3
    Gus Wennerstrom | 1962 | 1995 | Thriller, Crime, Western | 4
    Philippa Crane-Otway | 1963 | 2001 | Horror, Drama, Mystery | 4
    Elroy Baptiste | 1964 | 1999 | Crime, Drama, Musical | 5
    Winifred Sloane | 1965 | 2003 | Comedy, Family | 3
    Viktor Estragan | 1966 | 1998 | Thriller, Science Fiction, Horror | 4
    Dinah Merriwether | 1967 | 2002 | Musical, Drama, Romance | 4
    Roland Firthwood | 1968 | 2006 | Drama, Thriller | 5
    Judith Vanterpool | 1969 | 2004 | Thriller, Crime, Science Fiction | 5
    Harlan Pike | 1970 | 2003 | Crime, Western, Comedy | 4
    Suki Arden | 1971 | 2009 | Science Fiction, Drama | 3
    Clyde Ferreira | 1972 | 2005 | Comedy, Adventure | 3
    Beatrix Lomond | 1973 | 2012 | Drama, Romance, Mystery | 4
    Otto Marrable | 1974 | 2001 | Horror, Comedy | 2
    Mercy Wellstead | 1975 | 2015 | Drama, Family, Thriller | 4
    Dale Rutherglen | 1976 | 2008 | Adventure, Science Fiction | 4
    Francesca Imbrie | 1977 | 2010 | Romance, Comedy | 4
    Kip Sandoval | 1979 | 2007 | Comedy, Horror | 5
    Lowell Grice | 1980 | 2016 | Thriller, Mystery, Drama | 3
    Tansy Ogle | 1981 | 2014 | Comedy, Horror, Family | 5
    Ravi Chandraka | 1982 | 2022 | Drama, Comedy, Science Fiction | 4
    Mack Torvald | 1982 | 2012 | Adventure, Crime, Western | 4
    Georgette Paley | 1983 | 2019 | Comedy, Romance | 5
    Simeon Larkspur | 1984 | 2020 | Science Fiction, Mystery | 3
    Delphine Okoro | 1985 | 2024 | Drama, Thriller, Romance | 5
    Ned Abernethy | 1986 | 2018 | Family, Comedy, Fantasy | 3
    Ilka Morrow | 1987 | 2021 | Thriller, Horror | 4
    Cosmo Bellingham | 1988 | 2024 | Comedy, Romance, Crime | 4
    Adaeze Winterbourne | 1989 | 2024 | Drama, Musical | 4
    Teague Marchbanks | 1990 | 2024 | Western, Adventure, Drama | 3
    Lucía Ferrand | 1991 | 2024 | Romance, Drama | 5
    Barrett Nkemelu | 1992 | 2024 | Thriller, Crime | 4
    Petra Vandermolen | 1993 | 2024 | Mystery, Comedy, Science Fiction | 4
    Emlyn Tregarth | 1994 | 2024 | Drama, Romance, Fantasy | 4
    Hollis Jiang | 1996 | 2024 | Science Fiction, Thriller | 3
    Rosamund Thackery | 1997 | 2024 | Comedy, Family, Mystery | 4
    Dmitri Castellane | 1998 | 2024 | Crime, Thriller, Adventure | 3
    Anouk Sefton | 1999 | 2024 | Drama, Horror | 5
    Leif Hartigan | 2000 | 2024 | Comedy, Western, Romance | 4
    Zora Pettibone | 2001 | 2024 | Family, Fantasy, Musical | 4
    Calum Birchwood | 2002 | 2024 | Drama, Science Fiction | 4
    Fern Maddalena | 2003 | 2024 | Horror, Mystery, Romance | 4
    Jonah Ekwueme | 2004 | 2024 | Drama, Crime | 4
    Maeve Lindqvist | 2005 | 2024 | Romance, Comedy, Thriller | 4
    Oscar Threlkeld-Yun | 2006 | 2024 | Adventure, Family, Comedy | 3
    Sabine Holtzer | 2008 | 2024 | Thriller, Drama, Science Fiction | 4
    Tobias Greengage | 2010 | 2024 | Comedy, Family, Horror | 3
    Ottilie Umarova | 2012 | 2024 | Drama, Mystery, Fantasy | 3
    Wren Castleton | 2014 | 2024 | Horror, Romance, Family | 3
    Amadou Pressfield | 2015 | 2024 | Comedy, Crime, Musical | 3
    Hettie Novak | 2017 | 2024 | Family, Science Fiction | 3
    Linus Fairbrother | 2018 | 2024 | Drama, Comedy | 3
    """
}
