import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function pixelsOf(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How far a colour may be from its baseline's, of 1: a picture of another browser is never compared. */
const colourTolerance = 0.01;

/**
 * Makes a picture the baseline, without loss. WebP takes a third of what PNG takes, which a repository keeps for ever;
 * a baseline that shows the same stays as it is, so that only what looks otherwise is a change.
 * @returns whether the baseline is another now.
 */
export async function keepBaseline(file: string, picture: Buffer): Promise<boolean> {
  if (existsSync(file)) {
    const [before, now] = await Promise.all([readFile(file).then(pixelsOf), pixelsOf(picture)]);
    if (before.width === now.width && before.data.equals(now.data)) return false;
  }
  await writeFile(file, await sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer());
  return true;
}

/**
 * Compares a picture with its baseline.
 * @param file the baseline, WebP
 * @param picture the PNG a browser took
 * @param difference where a picture of the pixels that differ is written, in red over the pale baseline
 * @returns how many pixels differ; 0 where both are the same. A picture of another size differs in all of them.
 */
export async function pixelsThatDiffer(file: string, picture: Buffer, difference: string): Promise<number> {
  const [wanted, got] = await Promise.all([readFile(file).then(pixelsOf), pixelsOf(picture)]);
  const { width, height } = wanted;
  if (width !== got.width || height !== got.height) return Math.max(width * height, got.width * got.height);
  if (wanted.data.equals(got.data)) return 0;
  const shown = Buffer.alloc(wanted.data.length);
  const count = pixelmatch(wanted.data, got.data, shown, width, height, { threshold: colourTolerance });
  if (count > 0) {
    await mkdir(dirname(difference), { recursive: true });
    await sharp(shown, { raw: { width, height, channels: 4 } }).png().toFile(difference);
  }
  return count;
}
