#ifndef RERUN_CMPV_SHIM_H
#define RERUN_CMPV_SHIM_H

#include <mpv/client.h>
#include <mpv/render.h>
#include <mpv/render_gl.h>
#include <mpv/stream_cb.h>
#include <stdbool.h>

/*
 * Saving and restoring OpenGL state around mpv's renderer.
 *
 * mpv leaves every piece of state it touches at the API's default, while SDL's renderer believes
 * its own cache of what it set last: without this, blending is off, the viewport is mpv's, and
 * textures are black. No GL library is linked and no GL header is needed: the few names used are
 * declared here and the functions come from the caller's getProcAddress. Everything used exists
 * in OpenGL ES 2.0 and in desktop OpenGL 2.1.
 */

enum {
  RERUN_GL_VERTEX_ATTRIBUTES = 4, /* SDL's renderers use 0 to 3 */

  RERUN_GL_CULL_FACE = 0x0B44,
  RERUN_GL_DEPTH_TEST = 0x0B71,
  RERUN_GL_STENCIL_TEST = 0x0B90,
  RERUN_GL_VIEWPORT = 0x0BA2,
  RERUN_GL_DITHER = 0x0BD0,
  RERUN_GL_BLEND = 0x0BE2,
  RERUN_GL_SCISSOR_BOX = 0x0C10,
  RERUN_GL_SCISSOR_TEST = 0x0C11,
  RERUN_GL_COLOR_CLEAR_VALUE = 0x0C22,
  RERUN_GL_UNPACK_ALIGNMENT = 0x0CF5,
  RERUN_GL_TEXTURE_2D = 0x0DE1,
  RERUN_GL_BLEND_EQUATION_RGB = 0x8009,
  RERUN_GL_TEXTURE_BINDING_2D = 0x8069,
  RERUN_GL_BLEND_DST_RGB = 0x80C8,
  RERUN_GL_BLEND_SRC_RGB = 0x80C9,
  RERUN_GL_BLEND_DST_ALPHA = 0x80CA,
  RERUN_GL_BLEND_SRC_ALPHA = 0x80CB,
  RERUN_GL_ACTIVE_TEXTURE = 0x84E0,
  RERUN_GL_VERTEX_ATTRIB_ENABLED = 0x8622,
  RERUN_GL_VERTEX_ATTRIB_SIZE = 0x8623,
  RERUN_GL_VERTEX_ATTRIB_STRIDE = 0x8624,
  RERUN_GL_VERTEX_ATTRIB_TYPE = 0x8625,
  RERUN_GL_VERTEX_ATTRIB_POINTER = 0x8645,
  RERUN_GL_BLEND_EQUATION_ALPHA = 0x883D,
  RERUN_GL_VERTEX_ATTRIB_NORMALIZED = 0x886A,
  RERUN_GL_ARRAY_BUFFER = 0x8892,
  RERUN_GL_ELEMENT_ARRAY_BUFFER = 0x8893,
  RERUN_GL_ARRAY_BUFFER_BINDING = 0x8894,
  RERUN_GL_ELEMENT_ARRAY_BUFFER_BINDING = 0x8895,
  RERUN_GL_VERTEX_ATTRIB_BUFFER_BINDING = 0x889F,
  RERUN_GL_CURRENT_PROGRAM = 0x8B8D,
  RERUN_GL_FRAMEBUFFER_BINDING = 0x8CA6,
  RERUN_GL_FRAMEBUFFER = 0x8D40,
};

/* The functions of one GL context; filled by rerun_gl_load. */
typedef struct rerun_gl {
  void (*get_integer)(unsigned name, int *value);
  void (*get_float)(unsigned name, float *value);
  unsigned char (*is_enabled)(unsigned capability);
  void (*enable)(unsigned capability);
  void (*disable)(unsigned capability);
  void (*use_program)(unsigned program);
  void (*active_texture)(unsigned unit);
  void (*bind_texture)(unsigned target, unsigned texture);
  void (*bind_buffer)(unsigned target, unsigned buffer);
  void (*bind_framebuffer)(unsigned target, unsigned framebuffer);
  void (*viewport)(int x, int y, int width, int height);
  void (*scissor)(int x, int y, int width, int height);
  void (*blend_function)(unsigned src, unsigned dst, unsigned src_alpha, unsigned dst_alpha);
  void (*blend_equation)(unsigned colour, unsigned alpha);
  void (*pixel_store)(unsigned name, int value);
  void (*clear_colour)(float red, float green, float blue, float alpha);
  void (*get_attribute)(unsigned index, unsigned name, int *value);
  void (*get_attribute_pointer)(unsigned index, unsigned name, void **pointer);
  void (*attribute_pointer)(unsigned index, int size, unsigned type, unsigned char normalised,
                            int stride, const void *pointer);
  void (*enable_attribute)(unsigned index);
  void (*disable_attribute)(unsigned index);
} rerun_gl;

typedef struct rerun_gl_attribute {
  int enabled, size, type, normalised, stride, buffer;
  void *pointer;
} rerun_gl_attribute;

/* What the caller's renderer believes to be in force. */
typedef struct rerun_gl_state {
  int program, active_texture, texture, array_buffer, element_buffer, framebuffer;
  int viewport[4], scissor[4];
  int blend_src_rgb, blend_dst_rgb, blend_src_alpha, blend_dst_alpha;
  int blend_equation_rgb, blend_equation_alpha, unpack_alignment;
  float clear_colour[4];
  unsigned char blend, scissor_test, depth_test, cull_face, stencil_test, dither;
  rerun_gl_attribute attributes[RERUN_GL_VERTEX_ATTRIBUTES];
} rerun_gl_state;

/* Looks every function up. False, with `gl` unusable, if the context lacks one of them. */
static inline bool rerun_gl_load(rerun_gl *gl, void *(*look_up)(void *, const char *),
                                 void *context) {
#define RERUN_GL_LOAD(member, name) \
  if (!(*(void **)&gl->member = look_up(context, name))) return false
  RERUN_GL_LOAD(get_integer, "glGetIntegerv");
  RERUN_GL_LOAD(get_float, "glGetFloatv");
  RERUN_GL_LOAD(is_enabled, "glIsEnabled");
  RERUN_GL_LOAD(enable, "glEnable");
  RERUN_GL_LOAD(disable, "glDisable");
  RERUN_GL_LOAD(use_program, "glUseProgram");
  RERUN_GL_LOAD(active_texture, "glActiveTexture");
  RERUN_GL_LOAD(bind_texture, "glBindTexture");
  RERUN_GL_LOAD(bind_buffer, "glBindBuffer");
  RERUN_GL_LOAD(bind_framebuffer, "glBindFramebuffer");
  RERUN_GL_LOAD(viewport, "glViewport");
  RERUN_GL_LOAD(scissor, "glScissor");
  RERUN_GL_LOAD(blend_function, "glBlendFuncSeparate");
  RERUN_GL_LOAD(blend_equation, "glBlendEquationSeparate");
  RERUN_GL_LOAD(pixel_store, "glPixelStorei");
  RERUN_GL_LOAD(clear_colour, "glClearColor");
  RERUN_GL_LOAD(get_attribute, "glGetVertexAttribiv");
  RERUN_GL_LOAD(get_attribute_pointer, "glGetVertexAttribPointerv");
  RERUN_GL_LOAD(attribute_pointer, "glVertexAttribPointer");
  RERUN_GL_LOAD(enable_attribute, "glEnableVertexAttribArray");
  RERUN_GL_LOAD(disable_attribute, "glDisableVertexAttribArray");
#undef RERUN_GL_LOAD
  return true;
}

static inline void rerun_gl_set(const rerun_gl *gl, unsigned capability, unsigned char on) {
  if (on) gl->enable(capability);
  else gl->disable(capability);
}

static inline void rerun_gl_save(const rerun_gl *gl, rerun_gl_state *state) {
  gl->get_integer(RERUN_GL_CURRENT_PROGRAM, &state->program);
  gl->get_integer(RERUN_GL_ACTIVE_TEXTURE, &state->active_texture);
  gl->get_integer(RERUN_GL_TEXTURE_BINDING_2D, &state->texture);
  gl->get_integer(RERUN_GL_ARRAY_BUFFER_BINDING, &state->array_buffer);
  gl->get_integer(RERUN_GL_ELEMENT_ARRAY_BUFFER_BINDING, &state->element_buffer);
  gl->get_integer(RERUN_GL_FRAMEBUFFER_BINDING, &state->framebuffer);
  gl->get_integer(RERUN_GL_VIEWPORT, state->viewport);
  gl->get_integer(RERUN_GL_SCISSOR_BOX, state->scissor);
  gl->get_integer(RERUN_GL_BLEND_SRC_RGB, &state->blend_src_rgb);
  gl->get_integer(RERUN_GL_BLEND_DST_RGB, &state->blend_dst_rgb);
  gl->get_integer(RERUN_GL_BLEND_SRC_ALPHA, &state->blend_src_alpha);
  gl->get_integer(RERUN_GL_BLEND_DST_ALPHA, &state->blend_dst_alpha);
  gl->get_integer(RERUN_GL_BLEND_EQUATION_RGB, &state->blend_equation_rgb);
  gl->get_integer(RERUN_GL_BLEND_EQUATION_ALPHA, &state->blend_equation_alpha);
  gl->get_integer(RERUN_GL_UNPACK_ALIGNMENT, &state->unpack_alignment);
  gl->get_float(RERUN_GL_COLOR_CLEAR_VALUE, state->clear_colour);
  state->blend = gl->is_enabled(RERUN_GL_BLEND);
  state->scissor_test = gl->is_enabled(RERUN_GL_SCISSOR_TEST);
  state->depth_test = gl->is_enabled(RERUN_GL_DEPTH_TEST);
  state->cull_face = gl->is_enabled(RERUN_GL_CULL_FACE);
  state->stencil_test = gl->is_enabled(RERUN_GL_STENCIL_TEST);
  state->dither = gl->is_enabled(RERUN_GL_DITHER);
  for (unsigned index = 0; index < RERUN_GL_VERTEX_ATTRIBUTES; index++) {
    rerun_gl_attribute *attribute = &state->attributes[index];
    gl->get_attribute(index, RERUN_GL_VERTEX_ATTRIB_ENABLED, &attribute->enabled);
    gl->get_attribute(index, RERUN_GL_VERTEX_ATTRIB_SIZE, &attribute->size);
    gl->get_attribute(index, RERUN_GL_VERTEX_ATTRIB_TYPE, &attribute->type);
    gl->get_attribute(index, RERUN_GL_VERTEX_ATTRIB_NORMALIZED, &attribute->normalised);
    gl->get_attribute(index, RERUN_GL_VERTEX_ATTRIB_STRIDE, &attribute->stride);
    gl->get_attribute(index, RERUN_GL_VERTEX_ATTRIB_BUFFER_BINDING, &attribute->buffer);
    gl->get_attribute_pointer(index, RERUN_GL_VERTEX_ATTRIB_POINTER, &attribute->pointer);
  }
}

static inline void rerun_gl_restore(const rerun_gl *gl, const rerun_gl_state *state) {
  gl->bind_framebuffer(RERUN_GL_FRAMEBUFFER, (unsigned)state->framebuffer);
  gl->viewport(state->viewport[0], state->viewport[1], state->viewport[2], state->viewport[3]);
  gl->scissor(state->scissor[0], state->scissor[1], state->scissor[2], state->scissor[3]);
  gl->use_program((unsigned)state->program);
  gl->active_texture((unsigned)state->active_texture);
  gl->bind_texture(RERUN_GL_TEXTURE_2D, (unsigned)state->texture);
  gl->blend_function((unsigned)state->blend_src_rgb, (unsigned)state->blend_dst_rgb,
                     (unsigned)state->blend_src_alpha, (unsigned)state->blend_dst_alpha);
  gl->blend_equation((unsigned)state->blend_equation_rgb, (unsigned)state->blend_equation_alpha);
  gl->pixel_store(RERUN_GL_UNPACK_ALIGNMENT, state->unpack_alignment);
  gl->clear_colour(state->clear_colour[0], state->clear_colour[1], state->clear_colour[2],
                   state->clear_colour[3]);
  rerun_gl_set(gl, RERUN_GL_BLEND, state->blend);
  rerun_gl_set(gl, RERUN_GL_SCISSOR_TEST, state->scissor_test);
  rerun_gl_set(gl, RERUN_GL_DEPTH_TEST, state->depth_test);
  rerun_gl_set(gl, RERUN_GL_CULL_FACE, state->cull_face);
  rerun_gl_set(gl, RERUN_GL_STENCIL_TEST, state->stencil_test);
  rerun_gl_set(gl, RERUN_GL_DITHER, state->dither);
  for (unsigned index = 0; index < RERUN_GL_VERTEX_ATTRIBUTES; index++) {
    const rerun_gl_attribute *attribute = &state->attributes[index];
    /* The pointer belongs to the buffer that was bound when it was set. */
    gl->bind_buffer(RERUN_GL_ARRAY_BUFFER, (unsigned)attribute->buffer);
    gl->attribute_pointer(index, attribute->size, (unsigned)attribute->type,
                          (unsigned char)attribute->normalised, attribute->stride,
                          attribute->pointer);
    if (attribute->enabled) gl->enable_attribute(index);
    else gl->disable_attribute(index);
  }
  gl->bind_buffer(RERUN_GL_ARRAY_BUFFER, (unsigned)state->array_buffer);
  gl->bind_buffer(RERUN_GL_ELEMENT_ARRAY_BUFFER, (unsigned)state->element_buffer);
}

#endif
