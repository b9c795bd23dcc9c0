/** Name of a stored file: 128 random bits and an extension, so that nobody finds a file they were not told of. */
export const storedFileName = /^[\w-]{22}\.(?:webp|xlsx)$/;

/** Path under which the api and the web app hand out a stored file. */
export function storedFilePath(name: string): string {
  return `/files/${name}`;
}
