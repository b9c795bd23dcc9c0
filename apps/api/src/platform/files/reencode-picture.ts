import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { ResizeOptions } from 'sharp';
import { WorkGate } from '../concurrency/work-gate.ts';
import { ApiError } from '../errors/api-error.ts';

const accepted: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** Fits a picture of 8,000 x 5,000. A small file that decodes to more is refused before decoding. */
const mostPixels = 40_000_000;
const secondsToDecode = 5;
const gate = new WorkGate(2, 16);

/** A picture as it is stored. */
export interface ReencodedPicture {
  readonly content: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes an uploaded picture and encodes it as WebP, so only pixels are kept: no location metadata, no script, no
 * second file appended to the first. What it is, its content says, not its name.
 * @throws {ApiError} 400 when it is not a supported picture
 */
export async function reencodePicture(photo: Blob, size: ResizeOptions): Promise<ReencodedPicture> {
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !accepted.has(type.mime)) throw notAPicture('Choose a JPEG, PNG or WebP picture');
  return gate.run(async () => {
    try {
      const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
        .autoOrient()
        .resize(size)
        .webp({ quality: 84 })
        .timeout({ seconds: secondsToDecode })
        .toBuffer({ resolveWithObject: true });
      return { content: data, width: info.width, height: info.height };
    } catch (error) {
      throw notAPicture('This picture is damaged or too large. Choose another', error);
    }
  });
}

function notAPicture(problem: string, cause?: unknown): ApiError {
  return new ApiError('invalid-body', `${problem}.`, { fields: { photo: problem }, cause });
}
