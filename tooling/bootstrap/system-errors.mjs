// Sentences for errors of the operating system.
const noRights = (path) => `This user can’t write to ${path}. Change its owner or permissions.`;
const sentences = {
  EROFS: (path) => `${path} is on a read-only file system. Make it writable.`,
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

/** What happened and what helps, for a file system error; null for any other error. */
export function systemSentence(error, path = error?.path ?? error?.dest ?? 'A file Roadside needs') {
  return sentences[error?.code]?.(path) ?? null;
}
