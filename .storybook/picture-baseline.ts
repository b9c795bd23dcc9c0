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

/** How far a color may be from its baseline's, of 1: a picture of another browser is never compared. */
const colorTolerance = 0.01;

/** How many pixels are not what they are in the other picture; where given, those that differ are drawn. */
function countDifferent(wanted: Pixels, got: Pixels, drawn?: Buffer): number {
  const { width, height } = wanted;
  if (width !== got.width || height !== got.height) return Math.max(width * height, got.width * got.height);
  return wanted.data.equals(got.data)
    ? 0
    : pixelmatch(wanted.data, got.data, drawn ?? null, width, height, { threshold: colorTolerance });
}

/** Nothing but one color: what was to be seen had not come yet. */
const isBlank = ({ data }: Pixels): boolean => data.equals(Buffer.alloc(data.length, data.subarray(0, 4)));

/**
 * Makes a picture the baseline, without loss. WebP takes a third of what PNG takes, which a repository keeps for ever;
 * a baseline that shows the same stays as it is, so that only what looks otherwise is a change.
 * @returns whether the baseline is another now.
 * @throws where the picture shows nothing.
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
 * @param difference where a picture of the pixels that differ is written, in red over the pale baseline
 * @returns how many pixels differ; 0 where both are the same. A picture of another size differs in all of them.
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
