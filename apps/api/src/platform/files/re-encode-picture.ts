import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { ResizeOptions } from 'sharp';
import { WorkGate } from '../concurrency/work-gate.ts';
import { ApiError } from '../errors/api-error.ts';

const accepted: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** Fits a picture of 8,000 x 5,000. A small file that decodes to more is refused before decoding. */
const maxPixels = 40_000_000;
const secondsToDecode = 5;
const gate = new WorkGate(2, 16);

/** A size in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes an uploaded picture, fills the wanted size with it and converts it to WebP, so only pixels are kept: no
 * location metadata, no script, no second file appended to the first.
 * @param field of the body, marked in the refusal
 * @throws {ApiError} 400 when it is not a supported picture
 */
export async function reencodePicture(upload: Blob, size: PictureSize, field: string): Promise<Uint8Array> {
  return (await encode(upload, { ...size, fit: 'cover' }, field)).data;
}

/**
 * The same for a picture that keeps its shape: a larger one is scaled down to the size.
 * @throws {ApiError} 400 when it is not a supported picture
 */
export async function fitPicture(
  upload: Blob,
  most: PictureSize,
  field: string,
): Promise<PictureSize & { readonly content: Uint8Array }> {
  const { data, info } = await encode(upload, { ...most, fit: 'inside', withoutEnlargement: true }, field);
  return { content: data, width: info.width, height: info.height };
}

async function encode(upload: Blob, size: ResizeOptions, field: string) {
  const bytes = new Uint8Array(await upload.arrayBuffer());
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !accepted.has(type.mime)) throw notAPicture(field, 'Choose a JPEG, PNG or WebP picture');
  return gate.run(async () => {
    try {
      return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
        .autoOrient()
        .resize(size)
        .webp({ quality: 84 })
        .timeout({ seconds: secondsToDecode })
        .toBuffer({ resolveWithObject: true });
    } catch (error) {
      throw notAPicture(field, 'This picture is damaged or too large. Choose another', error);
    }
  });
}

function notAPicture(field: string, problem: string, cause?: unknown): ApiError {
  return new ApiError('invalid-body', `${problem}.`, { fields: { [field]: problem }, cause });
}
