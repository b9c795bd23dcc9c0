const noRights = (path: string) => `This user can’t write to ${path}. Change its owner or permissions.`;

const sentences: Readonly<Record<string, (path: string) => string>> = {
  EROFS: (path) =>
    `${path} is on a read-only file system. Make it writable, or choose another folder: ROADSIDE_DATA=/path/to/folder`,
  EACCES: noRights,
  EPERM: noRights,
  ENOENT: (path) => `${path} doesn’t exist. Create it, or check the path.`,
  ENOTDIR: (path) => `${path} goes through something that isn’t a folder. Check the path.`,
  EEXIST: (path) => `${path} is a file but must be a folder. Check the path.`,
  EISDIR: (path) => `${path} is a folder but must be a file. Check the path.`,
  ENOSPC: (path) => `The disk is full, so ${path} can't be written. Free some space.`,
  EDQUOT: (path) => `The disk quota is used up, so ${path} can't be written. Free some space.`,
  EMFILE: () => 'Too many files are open. Raise the limit: ulimit -n 4096',
};

/** Explains a file system error and how to fix it; null for any other error. */
export function systemSentence(error: unknown): string | null {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return null;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : 'A file Roadside needs';
  return sentences[String(error.code)]?.(path) ?? null;
}
