print("rerun-kiosk")
