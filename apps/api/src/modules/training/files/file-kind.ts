import { fileTypeFromFile } from 'file-type';
import type { FileRow } from '../versions.repository.ts';

/** What a file is, by its content. */
export interface FileKind {
  readonly kind: FileRow['kind'];
  readonly mediaType: string;
  readonly extension: string;
}

const kinds: Readonly<Record<string, FileKind>> = {
  'audio/mpeg': { kind: 'audio', mediaType: 'audio/mpeg', extension: 'mp3' },
  'audio/wav': { kind: 'audio', mediaType: 'audio/wav', extension: 'wav' },
  'audio/ogg': { kind: 'audio', mediaType: 'audio/ogg', extension: 'ogg' },
  'audio/x-m4a': { kind: 'audio', mediaType: 'audio/mp4', extension: 'm4a' },
  'audio/mp4': { kind: 'audio', mediaType: 'audio/mp4', extension: 'm4a' },
  'video/webm': { kind: 'video', mediaType: 'video/webm', extension: 'webm' },
  'video/mp4': { kind: 'video', mediaType: 'video/mp4', extension: 'mp4' },
  'image/png': { kind: 'picture', mediaType: 'image/webp', extension: 'webp' },
  'image/jpeg': { kind: 'picture', mediaType: 'image/webp', extension: 'webp' },
  'image/webp': { kind: 'picture', mediaType: 'image/webp', extension: 'webp' },
  'text/vtt': { kind: 'captions', mediaType: 'text/vtt; charset=utf-8', extension: 'vtt' },
  'application/pdf': { kind: 'pdf', mediaType: 'application/pdf', extension: 'pdf' },
};

/** Largest file of a kind, in bytes. */
export const largestFile: Readonly<Record<FileKind['kind'], number>> = {
  audio: 500_000_000,
  video: 2_000_000_000,
  picture: 20_000_000,
  pdf: 50_000_000,
  captions: 1_000_000,
};

/** Recognizes a file by its content, never by its name or by what its sender says. Null if we don't take it. */
export async function kindOfFile(path: string): Promise<FileKind | null> {
  const found = await fileTypeFromFile(path);
  // A codec may follow the type: 'audio/ogg; codecs=opus'.
  return kinds[found?.mime.split(';', 1)[0] ?? ''] ?? null;
}
