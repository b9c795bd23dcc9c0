import { z } from 'zod';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { FoundPhoto, PhotoSource } from './photo-source.ts';

const base = 'https://api.pexels.com/v1';
/** The only host its pictures are read from. */
const pictureHost = 'images.pexels.com';
const perPage = 12;
const longestWaitMs = 8_000;
const maxThumbnailBytes = 200_000;
const maxPictureBytes = 15_000_000;

const photo = z.object({
  id: z.int().positive(),
  alt: z.string().nullable().default(''),
  photographer: z.string().default(''),
  src: z.object({ tiny: z.string(), large2x: z.string() }),
});
const searched = z.object({ photos: z.array(photo), total_results: z.int().min(0) });

export interface StockPhotoServiceOptions {
  readonly key: string;
  /** Replaced by tests. */
  readonly fetch: typeof fetch;
}

/**
 * Pexels. Only the API contacts it: the key stays here, thumbnails go to the browser as data URLs, and a chosen picture
 * is stored.
 */
export function stockPhotoService({ key, fetch: ask }: StockPhotoServiceOptions): PhotoSource {
  const read = async (url: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> => {
    const answer = await ask(url, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(longestWaitMs),
    }).catch((cause: unknown) => {
      throw unreachable(cause);
    });
    if (!answer.ok && answer.status !== 404) throw unreachable(answer.status);
    return answer;
  };
  const json = async <Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema> | null> => {
    const answer = await read(`${base}${path}`, { authorization: key });
    if (answer.status === 404) return null;
    const parsed = schema.safeParse(await answer.json().catch(() => null));
    if (!parsed.success) throw unreachable(parsed.error);
    return parsed.data;
  };
  const picture = async (address: string, most: number): Promise<Uint8Array> => {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url?.protocol !== 'https:' || url.hostname !== pictureHost) throw unreachable(address);
    const answer = await read(url.href);
    if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > most) throw unreachable(answer.status);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (bytes.byteLength > most) throw unreachable('too large');
    return bytes;
  };
  const shown = async ({ id, alt, photographer, src }: z.output<typeof photo>): Promise<FoundPhoto> => ({
    id: String(id),
    thumbnail: dataUrlOf(await picture(src.tiny, maxThumbnailBytes)),
    description: alt ?? '',
    credit: creditOf(photographer),
  });
  return {
    name: 'service',
    async search(query, page) {
      const found = await json(
        query === ''
          ? `/curated?per_page=${perPage}&page=${page}`
          : `/search?query=${encodeURIComponent(query)}&orientation=landscape&per_page=${perPage}&page=${page}`,
        searched.extend({ total_results: z.int().min(0).default(0) }),
      );
      const photos = await Promise.all((found?.photos ?? []).slice(0, perPage).map(shown));
      return { photos, total: Math.max(found?.total_results ?? 0, photos.length) };
    },
    async choose(id) {
      if (!/^[1-9]\d{0,15}$/.test(id)) return null;
      const found = await json(`/photos/${id}`, photo);
      return (
        found && {
          content: await picture(found.src.large2x, maxPictureBytes),
          credit: creditOf(found.photographer),
        }
      );
    },
  };
}

const creditOf = (photographer: string) => (photographer ? `${photographer} on Pexels` : 'Pexels');

const dataUrlOf = (bytes: Uint8Array) => `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;

function unreachable(cause: unknown): ApiError {
  return new ApiError('unavailable', 'The photo service doesn’t respond. Try again in a moment.', { cause });
}
