import { numberFormat } from '../internal/intl-formats.ts';

/** Limits for files. */
export interface FileLimits {
  /**
   * Media types and extensions in the `accept` attribute's format: `image/*`, `application/pdf`, `.csv`. Empty accepts
   * all.
   */
  readonly accept?: readonly string[] | undefined;
  /** Maximum size of one file, in bytes. */
  readonly maxSize?: number | undefined;
  /** Maximum number of files, including existing ones. */
  readonly maxFiles?: number | undefined;
}

/** Why a file was rejected; each is a message key. */
export type FileProblem = 'wrongType' | 'tooLarge' | 'empty' | 'tooMany';

/** A rejected file and the reason. */
export interface RejectedFile<File> {
  readonly file: File;
  readonly problem: FileProblem;
}

/** Whether a file is of an accepted type. Some systems report no media type, so extensions are checked by name. */
export function isAccepted(
  { name, type }: { readonly name: string; readonly type: string },
  accept: readonly string[],
): boolean {
  const media = type.toLowerCase();
  return (
    accept.length === 0 ||
    accept.some((wanted) => {
      const pattern = wanted.trim().toLowerCase();
      if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern);
      if (pattern.endsWith('/*')) return media.startsWith(pattern.slice(0, -1));
      return pattern === '*' || media === pattern;
    })
  );
}

/**
 * Splits files into accepted and rejected. This only gives quick feedback. The server checks again, because a name and
 * a type say nothing about the content.
 * @param present number of existing files
 */
export function acceptFiles<File extends { readonly name: string; readonly type: string; readonly size: number }>(
  files: readonly File[],
  { accept = [], maxSize, maxFiles }: FileLimits,
  present = 0,
) {
  const accepted: File[] = [];
  const rejected: RejectedFile<File>[] = [];
  for (const file of files) {
    const problem: FileProblem | null = !isAccepted(file, accept)
      ? 'wrongType'
      : file.size === 0
        ? 'empty'
        : maxSize !== undefined && file.size > maxSize
          ? 'tooLarge'
          : maxFiles !== undefined && present + accepted.length >= maxFiles
            ? 'tooMany'
            : null;
    if (problem) rejected.push({ file, problem });
    else accepted.push(file);
  }
  return { accepted, rejected };
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size in a readable unit: "240 kB", "1.4 MB". */
export function formatSize(bytes: number, locale: string): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const amount = bytes / 1000 ** step;
  return numberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: amount < 10 && step > 0 ? 1 : 0,
  }).format(amount);
}
