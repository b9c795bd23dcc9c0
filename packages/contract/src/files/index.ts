/** Name of a stored file: 128 random bits and an extension, so a file can't be found without its link. */
export const storedFileName = /^[\w-]{22}\.(?:webp|xlsx|pdf)$/;

/** Path at which the API and the web app serve a stored file. */
export function storedFilePath(name: string): string {
  return `/files/${name}`;
}

/** Name of a file in the file store: 128 random bits and an extension that says how it is served. */
export const mediaFileName = /^[\w-]{22}\.(?:webm|mp4|mp3|m4a|ogg|wav|webp|jpg|png|pdf|vtt)$/;

/** Path at which the API and the web app serve files of the file store, to whoever has a signed address. */
export const mediaFilesPath = '/files/media';

/** Path of the API and the web app for resumable uploads (tus 1.0). */
export const uploadsPath = '/training/uploads';
