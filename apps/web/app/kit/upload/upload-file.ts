import { uploadsPath } from '@roadside/contract/files';

/** A file of the store, as a module's page names it. */
export interface UploadedFile {
  readonly name: string;
  readonly kind: 'audio' | 'video' | 'picture' | 'pdf' | 'captions';
  readonly title: string;
  readonly length_seconds: number | null;
}

/** An upload under way. */
export interface FileUpload {
  readonly done: Promise<UploadedFile>;
  /** Stops; the same file goes on from there when it is uploaded again. */
  readonly cancel: () => void;
}

const pieceBytes = 2 * 1024 * 1024;
const retryAfterMs = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000];

/**
 * Uploads a file in pieces. A broken connection costs at most one piece; after a reload, uploading the same file again
 * goes on where it stopped. The library is loaded when it is first used.
 * @throws (done) an Error whose message may be shown
 */
export function uploadFile(file: File, onProgress: (share: number) => void): FileUpload {
  const cancelled = new AbortController();
  const done = (async () => {
    const [{ Upload }, seconds] = [await import('tus-js-client'), await lengthOf(file)];
    cancelled.signal.throwIfAborted();
    return new Promise<UploadedFile>((resolve, reject) => {
      const upload = new Upload(file, {
        endpoint: uploadsPath,
        chunkSize: pieceBytes,
        retryDelays: retryAfterMs,
        removeFingerprintOnSuccess: true,
        metadata: { filename: file.name, ...(seconds === null ? {} : { seconds: String(seconds) }) },
        onProgress: (sent, total) => onProgress(total === 0 ? 0 : sent / total),
        onError: (error) => reject(problemOf(error)),
        onSuccess: ({ lastResponse }) => {
          const { file: stored } = JSON.parse(lastResponse.getBody()) as { file: UploadedFile };
          resolve(stored);
        },
      });
      cancelled.signal.addEventListener('abort', () => {
        void upload.abort();
        reject(new Error('Upload canceled.'));
      });
      void upload.findPreviousUploads().then(([previous]) => {
        if (previous) upload.resumeFromPreviousUpload(previous);
        upload.start();
      });
    });
  })();
  return { done, cancel: () => cancelled.abort() };
}

/** A file of a kind that isn't taken anywhere. The field it was chosen in says which kind it wants. */
class WrongKindError extends Error {
  override readonly name = 'WrongKindError';
}

/** Why an upload failed, in the server's own words or ours. */
export function problemOf(error: Error): Error {
  const body = (error as { originalResponse?: { getBody: () => string } | null }).originalResponse?.getBody();
  try {
    const { detail, code } = JSON.parse(body ?? '') as { detail: string; code?: string };
    return code === 'unsupported-kind' ? new WrongKindError(detail) : new Error(detail);
  } catch {
    return new Error('We couldn’t upload the file. Check your connection, then try again.');
  }
}

/** Why a file can't be used: the field's own words for one of the wrong kind. */
export function wordsFor(problem: unknown, refusal: string): string {
  if (problem instanceof WrongKindError) return refusal;
  return problem instanceof Error ? problem.message : 'We couldn’t upload the file.';
}

/** Seconds an audio or video plays, as this browser reads it; null for any other file. */
async function lengthOf(file: File): Promise<number | null> {
  if (!/^(?:audio|video)\//.test(file.type)) return null;
  const media = document.createElement(file.type.startsWith('audio/') ? 'audio' : 'video');
  const address = URL.createObjectURL(file);
  try {
    return await new Promise<number | null>((resolve) => {
      media.preload = 'metadata';
      media.addEventListener('loadedmetadata', () => resolve(Number.isFinite(media.duration) ? media.duration : null));
      media.addEventListener('error', () => resolve(null));
      media.src = address;
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
