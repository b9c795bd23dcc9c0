import { numberFormat } from '../internal/intl-formats.ts';

/** What a file must keep to. */
export interface FileLimits {
  /** Media types and endings, as the platform writes them: `image/*`, `application/pdf`, `.csv`. Empty accepts all. */
  readonly accept?: readonly string[] | undefined;
  /** Most bytes of one file. */
  readonly maxSize?: number | undefined;
  /** Most files, those already there included. */
  readonly maxFiles?: number | undefined;
}

/** Why a file was not taken; each is the key of a message. */
export type FileProblem = 'wrongType' | 'tooLarge' | 'empty' | 'tooMany';

/** A file that was not taken, and why. */
export interface RejectedFile<File> {
  readonly file: File;
  readonly problem: FileProblem;
}

/** Whether a file is of one of the accepted types. Some systems give no media type, so an ending is read from the name. */
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
 * Sorts files into those to take and those not. It saves people a wait; the server checks again, since a name and a
 * type say nothing about what is inside.
 * @param present how many files are there already
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

/** A size in the unit people think in: "240 kB", "1.4 MB". */
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
