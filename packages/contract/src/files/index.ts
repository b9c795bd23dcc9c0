/** Name of a stored file: 128 random bits and an extension, so a file can't be found without its link. */
export const storedFileName = /^[\w-]{22}\.(?:webp|xlsx)$/;

/** Path at which the API and the web app serve a stored file. */
export function storedFilePath(name: string): string {
  return `/files/${name}`;
}
