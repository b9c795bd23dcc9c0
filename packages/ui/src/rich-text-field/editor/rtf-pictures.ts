const picture = /\{\\pict[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g;

/**
 * The pictures in a copied RTF text, as data addresses, in their order. Desktop Word names its pictures in HTML by files
 * that a page can't read; their bytes are in the RTF beside it. Metafiles are null, because browsers can't draw them.
 */
export function picturesOfRtf(rtf: string): readonly (string | null)[] {
  return [...rtf.matchAll(picture)].map(([group]) => {
    const type = group.includes('\\pngblip') ? 'png' : group.includes('\\jpegblip') ? 'jpeg' : null;
    const hex = /([\da-f\s]{32,})\}$/i.exec(group)?.[1]?.replaceAll(/\s/g, '');
    if (type === null || hex === undefined || hex.length % 2 !== 0) return null;
    return `data:image/${type};base64,${base64(hex)}`;
  });
}

function base64(hex: string): string {
  let bytes = '';
  for (let at = 0; at < hex.length; at += 2) bytes += String.fromCharCode(Number.parseInt(hex.slice(at, at + 2), 16));
  return btoa(bytes);
}
