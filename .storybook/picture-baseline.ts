import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
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

/** How far a color may differ from its baseline, out of 1. Pictures of different browsers are never compared. */
const colorTolerance = 0.01;

/** The number of pixels that differ between two pictures; draws the differing ones if given a buffer. */
function countDifferent(wanted: Pixels, got: Pixels, drawn?: Buffer): number {
  const { width, height } = wanted;
  if (width !== got.width || height !== got.height) return Math.max(width * height, got.width * got.height);
  return wanted.data.equals(got.data)
    ? 0
    : pixelmatch(wanted.data, got.data, drawn ?? null, width, height, { threshold: colorTolerance });
}

/** A single color: the content had not rendered yet. */
const isBlank = ({ data }: Pixels): boolean => data.equals(Buffer.alloc(data.length, data.subarray(0, 4)));

/**
 * Saves a picture as the baseline, losslessly. WebP takes a third of the size of PNG, and a repository keeps every
 * version. A baseline that looks the same is left alone, so only visible changes show up in the diff.
 * @returns whether the baseline changed.
 * @throws where the picture is blank.
 */
export async function keepBaseline(file: string, picture: Buffer): Promise<boolean> {
  const got = await pixelsOf(picture);
  if (isBlank(got))
    throw new Error(`${basename(file)} would show nothing. Let the story wait in its play function for what it shows.`);
  if (existsSync(file) && countDifferent(await readFile(file).then(pixelsOf), got) === 0) return false;
  await writeFile(file, await sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer());
  return true;
}

/**
 * Compares a picture with its baseline.
 * @param file the baseline, WebP
 * @param picture the PNG a browser took
 * @param difference path of the diff picture: differing pixels in red over the faded baseline
 * @returns how many pixels differ; 0 if both are the same. A picture of another size differs in all of them.
 */
export async function pixelsThatDiffer(file: string, picture: Buffer, difference: string): Promise<number> {
  const [wanted, got] = await Promise.all([readFile(file).then(pixelsOf), pixelsOf(picture)]);
  const drawn = Buffer.alloc(wanted.data.length);
  const count = countDifferent(wanted, got, drawn);
  if (count > 0) {
    const { width, height } = wanted;
    await mkdir(dirname(difference), { recursive: true });
    await sharp(drawn, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(difference);
  }
  return count;
}
