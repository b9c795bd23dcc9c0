import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { captionProblemWords, readCaptions } from '@roadside/domain/training';
import sharp from 'sharp';
import { fileStoreOf } from '../../../platform/file-store/file-store-of.ts';
import type { Services } from '../../../platform/services.ts';
import { kindOfFile, largestFile } from './file-kind.ts';
import { insertFile } from './files.repository.ts';
import type { NewFile } from './files.repository.ts';

/** A finished upload. */
export interface FinishedUpload {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly lengthSeconds: number | null;
  readonly ownerEmployeeId: number;
}

/** Why a finished upload is refused; shown to the person. */
export class UploadRefusal extends Error {
  override readonly name = 'UploadRefusal';
  readonly code: 'unsupported-kind' | 'unsupported-file';

  /** @param code - 'unsupported-kind' for a file that no field takes: the field knows better what it wants */
  constructor(words: string, code: UploadRefusal['code'] = 'unsupported-file') {
    super(words);
    this.code = code;
  }
}

const largestSide = 2400;

/** Checks a finished upload and moves it into the store. */
export async function finishUpload(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  upload: FinishedUpload,
): Promise<NewFile> {
  const kind = await kindOfFile(upload.path);
  if (!kind)
    throw new UploadRefusal(
      'We can’t use this kind of file. Upload audio, video, a picture, a PDF or WebVTT captions.',
      'unsupported-kind',
    );
  const { size } = await stat(upload.path);
  const largest = largestFile[kind.kind];
  if (size > largest)
    throw new UploadRefusal(`This file is too large. The limit for this kind is ${largest / 1_000_000} MB.`);
  const timed = kind.kind === 'audio' || kind.kind === 'video';
  if (timed && !(upload.lengthSeconds !== null && upload.lengthSeconds > 0))
    throw new UploadRefusal('We couldn’t tell how long this file plays. Save it again in another format.');
  if (kind.kind === 'picture') await redraw(upload.path);
  if (kind.kind === 'captions') await requireCaptions(upload.path);
  const file: NewFile = {
    name: `${upload.id}.${kind.extension}`,
    kind: kind.kind,
    mediaType: kind.mediaType,
    title: upload.title,
    byteCount: (await stat(upload.path)).size,
    sha256: await hashOf(upload.path),
    lengthSeconds: timed ? upload.lengthSeconds : null,
    ownerEmployeeId: upload.ownerEmployeeId,
  };
  await fileStoreOf(config).adopt(file.name, upload.path);
  await insertFile(db.kysely, file, now());
  await rm(`${upload.path}.json`, { force: true });
  return file;
}

/** Refuses captions that players would drop, with the line that is wrong. */
async function requireCaptions(path: string): Promise<void> {
  const read = readCaptions(await readFile(path, 'utf8'));
  if (!read.ok) throw new UploadRefusal(captionProblemWords(read));
}

/** Draws a picture anew: its location and everything else that isn't pixels is removed. */
async function redraw(path: string): Promise<void> {
  const drawn = await sharp(path, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw new UploadRefusal('We couldn’t read this picture. Save it again as JPEG or PNG.');
    });
  await writeFile(path, drawn);
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
