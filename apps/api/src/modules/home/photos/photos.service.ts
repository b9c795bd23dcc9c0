import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { storedFilePath } from '@roadside/contract/files';
import sharp from 'sharp';
import type { CallContext } from '../../../platform/calls/handler.ts';
import { WorkGate } from '../../../platform/concurrency/work-gate.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { storeFile } from '../../../platform/files/stored-files.ts';
import { photoSourceOf } from './photo-source.ts';

type Homepage = typeof calls.homepage;

const gate = new WorkGate(1, 8);
const maxPixels = 40_000_000;

/** Searches background pictures. */
export async function searchPhotos(
  { config }: CallContext,
  { query, page = 1 }: { readonly query: string; readonly page?: number | undefined },
): Promise<CallReply<Homepage['searchPhotos']>> {
  const source = photoSourceOf(config);
  const { photos, total } = await source.search(query.trim(), page);
  return { photos: [...photos], total, source: source.name };
}

/** The path of a picture to use with a widget; one from the service is stored first. */
export async function keepPhoto(
  { config, db, employee, audit }: CallContext,
  id: string,
): Promise<CallReply<Homepage['keepPhoto']>> {
  const chosen = await photoSourceOf(config).choose(id);
  if (!chosen) throw new ApiError('not-found', 'This picture no longer exists.');
  if ('path' in chosen) return { image: chosen.path, credit: chosen.credit };
  const content = await asBackground(chosen.content);
  const name = await db.kysely.transaction().execute(async (trx) => {
    const stored = await storeFile(trx, {
      kind: 'background',
      ownerEmployeeId: employee.id,
      mediaType: 'image/webp',
      extension: 'webp',
      content,
    });
    await audit(
      { event: 'upload_complete', status: 'success', changes: { photo: id, bytes: content.byteLength } },
      trx,
    );
    return stored;
  });
  return { image: storedFilePath(name), credit: chosen.credit };
}

/** Converted to WebP, so only pixels are kept. */
function asBackground(content: Uint8Array): Promise<Uint8Array> {
  return gate.run(async () => {
    try {
      return await sharp(content, { limitInputPixels: maxPixels, failOn: 'error' })
        .autoOrient()
        .resize(1280, 720, { fit: 'cover' })
        .webp({ quality: 78 })
        .timeout({ seconds: 5 })
        .toBuffer();
    } catch (cause) {
      throw new ApiError('unavailable', 'This picture can’t be used. Choose another.', { cause });
    }
  });
}
