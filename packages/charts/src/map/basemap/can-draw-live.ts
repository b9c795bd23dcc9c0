/** Runs a check on a temporary canvas and frees it right away, since browsers allow only a few at a time. */
function askCanvas<Answer>(question: (context: WebGL2RenderingContext) => Answer): Answer | null {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return null;
  try {
    return question(context);
  } finally {
    context.getExtension('WEBGL_lose_context')?.loseContext();
  }
}

/** True if this browser can draw the basemap on a canvas: it needs WebGL 2, and forced colors must be off. */
export function canDrawLive(): boolean {
  return !matchMedia('(forced-colors: active)').matches && askCanvas(() => true) !== null;
}

/**
 * The name of the canvas renderer. Chromium and Safari only report it through the extension, Firefox as the renderer.
 */
function rendererOf(context: WebGL2RenderingContext): string {
  const named = String(context.getParameter(context.RENDERER));
  const info = named === 'WebKit WebGL' ? context.getExtension('WEBGL_debug_renderer_info') : null;
  return info ? String(context.getParameter(info.UNMASKED_RENDERER_WEBGL)) : named;
}

/**
 * True if the CPU draws the canvas instead of a graphics card, as on a remote desktop. That is so slow that a map
 * redrawn on every frame cannot keep up with a drag.
 */
export const isDrawnByProcessor = (): boolean =>
  /swiftshader|llvmpipe|softpipe|software|basic render/i.test(askCanvas(rendererOf) ?? '');
