import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { WorkGate } from '../concurrency/work-gate.ts';
import { ApiError } from '../errors/api-error.ts';

const accepted: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** Fits a picture of 8,000 x 5,000. A small file that decodes to more is refused before decoding. */
const mostPixels = 40_000_000;
const secondsToDecode = 5;
const gate = new WorkGate(2, 16);

/**
 * Decodes an uploaded picture, fills the wanted size with it and converts it to WebP, so only pixels are kept: no
 * location metadata, no script, no second file appended to the first.
 * @param field of the body, marked in the refusal
 * @throws {ApiError} 400 when it is not a supported picture
 */
export async function reencodePicture(
  upload: Blob,
  size: { readonly width: number; readonly height: number },
  field: string,
): Promise<Uint8Array> {
  const bytes = new Uint8Array(await upload.arrayBuffer());
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !accepted.has(type.mime)) throw notAPicture(field, 'Choose a JPEG, PNG or WebP picture');
  return gate.run(async () => {
    try {
      return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
        .autoOrient()
        .resize({ ...size, fit: 'cover' })
        .webp({ quality: 84 })
        .timeout({ seconds: secondsToDecode })
        .toBuffer();
    } catch (error) {
      throw notAPicture(field, 'This picture is damaged or too large. Choose another', error);
    }
  });
}

function notAPicture(field: string, problem: string, cause?: unknown): ApiError {
  return new ApiError('invalid-body', `${problem}.`, { fields: { [field]: problem }, cause });
}
