/** Asks a canvas that is thrown away again, for a browser keeps few of them alive. */
function askCanvas<Answer>(question: (context: WebGL2RenderingContext) => Answer): Answer | null {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return null;
  try {
    return question(context);
  } finally {
    context.getExtension('WEBGL_lose_context')?.loseContext();
  }
}

/** Whether this browser draws a basemap on a canvas: it needs WebGL 2, and colors that are not the system's own. */
export function canDrawLive(): boolean {
  return !matchMedia('(forced-colors: active)').matches && askCanvas(() => true) !== null;
}

/** What draws a canvas by its own name. Chromium and Safari give it by the extension alone, Firefox as the renderer. */
function rendererOf(context: WebGL2RenderingContext): string {
  const named = String(context.getParameter(context.RENDERER));
  const info = named === 'WebKit WebGL' ? context.getExtension('WEBGL_debug_renderer_info') : null;
  return info ? String(context.getParameter(info.UNMASKED_RENDERER_WEBGL)) : named;
}

/**
 * Whether the processor draws the canvas in place of a graphics card, as on a remote desktop. It takes so long that a map
 * redrawn on every frame can't keep up with a drag.
 */
export const isDrawnByProcessor = (): boolean =>
  /swiftshader|llvmpipe|softpipe|software|basic render/i.test(askCanvas(rendererOf) ?? '');
