/** Stores a picture and returns its address. */
export type StorePicture = (picture: Blob) => Promise<string>;

const longestSide = 1280;
const maxCharacters = 160_000;

/** Keeps a picture inside the text: scaled down and encoded until it is small. */
export const embedPicture: StorePicture = async (picture) => {
  const bitmap = await createImageBitmap(picture);
  for (const side of [longestSide, 960, 640, 320])
    for (const quality of [0.8, 0.6]) {
      const address = drawn(bitmap, side, quality);
      if (address.length <= maxCharacters) return address;
    }
  throw new RangeError('The picture cannot be made small enough.');
};

function drawn(bitmap: ImageBitmap, side: number, quality: number): string {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const webp = canvas.toDataURL('image/webp', quality);
  // Browsers that can't write WebP return a PNG.
  return webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', quality);
}

/** The bytes of a picture inside a text; null for any other address. */
export function blobOf(address: string): Blob | null {
  const [, type, encoded] = /^data:(image\/(?:png|jpeg|gif|webp));base64,([A-Za-z0-9+/=]+)$/.exec(address) ?? [];
  if (type === undefined || encoded === undefined) return null;
  try {
    return new Blob([Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))], { type });
  } catch {
    return null;
  }
}
