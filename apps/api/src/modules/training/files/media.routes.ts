import { mediaFileName, mediaFilesPath } from '@roadside/contract/files';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { readByteRange } from '../../../platform/file-store/byte-range.ts';
import { fileStoreOf } from '../../../platform/file-store/file-store-of.ts';
import type { Services } from '../../../platform/services.ts';
import { isSigned } from '../media-address.ts';
import { readFileByName } from './files.repository.ts';

/** `GET /files/media/:name`: a file of the store, whole or in part, for whoever has its signed address. */
export function addMediaRoutes(app: FastifyInstance, services: Services): void {
  app.route<{ Params: { name: string }; Querystring: { until?: unknown; key?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: `${mediaFilesPath}/:name`,
    handler: async (request, reply) => {
      const { name } = request.params;
      const { until, key } = request.query;
      const { config, db, now } = services;
      if (!mediaFileName.test(name) || typeof until !== 'string' || typeof key !== 'string') throw missing();
      if (!isSigned(config, { name, until, key }, now())) throw missing();
      const file = await readFileByName(db.kysely, name);
      const store = fileStoreOf(config);
      const size = file && (await store.size(name));
      if (!file || size === null) throw missing();
      const left = Math.max(0, Math.floor(Number(until) - now().getTime() / 1000));
      reply.headers({
        'content-type': file.media_type,
        // Nothing an uploader made is ever a page of ours.
        'content-disposition': file.kind === 'pdf' ? 'attachment' : 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': `private, max-age=${left}, immutable`,
        'accept-ranges': 'bytes',
        etag: `"${file.sha256}"`,
      });
      if (request.headers['if-none-match'] === `"${file.sha256}"`) return reply.status(304).send();
      const range = readByteRange(request.headers.range, size);
      if (range === 'outside') return reply.status(416).header('content-range', `bytes */${size}`).send();
      if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
      reply.header('content-length', String(range ? range.end - range.start + 1 : size));
      return request.method === 'HEAD' ? reply.send() : reply.send(await store.read(name, range ?? undefined));
    },
  });
}

/** An expired, a forged and an unknown address answer alike. */
function missing(): ApiError {
  return new ApiError('not-found', 'This file doesn’t exist, or its link has expired.');
}
