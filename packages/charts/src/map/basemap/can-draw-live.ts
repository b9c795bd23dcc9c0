/** Whether this browser draws a basemap on a canvas: it needs WebGL 2, and colors that are not the system's own. */
export function canDrawLive(): boolean {
  if (matchMedia('(forced-colors: active)').matches) return false;
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
