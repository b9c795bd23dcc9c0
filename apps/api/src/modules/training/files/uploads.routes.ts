import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { uploadsPath } from '@roadside/contract/files';
import { can } from '@roadside/domain/permissions';
import { FileStore as TusStore } from '@tus/file-store';
import { Server } from '@tus/server';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../../platform/auth/authenticator.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Services } from '../../../platform/services.ts';
import { largestFile } from './file-kind.ts';
import { FileLocker } from './file-locker.ts';
import { finishUpload, UploadRefusal } from './finish-upload.ts';

/** Largest piece of an upload in one request: it fits the documented proxy, and 30 s a request on a slow network. */
export const largestChunk = 2 * 1024 * 1024;
/** Unfinished uploads are kept this long. */
const unfinishedMs = 24 * 3_600_000;

const refusal = (status: number, detail: string, code: string) => ({
  status_code: status,
  body: JSON.stringify({ detail, code }),
});
const missing = refusal(404, 'This upload doesn’t exist.', 'not-found');

/** Resumable uploads (tus 1.0). Every request is checked for its rights, and an upload belongs to who began it. */
export function addUploadRoutes(app: FastifyInstance, services: Services): void {
  let server: Server | null = null;
  void app.register(async (scope) => {
    // The body goes to the tus server as it arrives.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, payload, done) => done(null, payload));
    for (const url of [uploadsPath, `${uploadsPath}/:id`])
      scope.route({
        method: ['POST', 'HEAD', 'PATCH', 'DELETE'],
        url,
        bodyLimit: largestChunk,
        handler: async (request, reply) => {
          server ??= tusServer(services);
          reply.hijack();
          reply.raw.setHeader('x-content-type-options', 'nosniff');
          reply.raw.setHeader('x-request-id', request.id);
          await server.handle(request.raw, reply.raw);
        },
      });
  });
}

/** Where uploads wait until they are whole. */
export function uploadStore({ filesFolder }: Pick<Config, 'filesFolder'>): TusStore {
  const directory = join(filesFolder, 'uploads');
  mkdirSync(directory, { recursive: true });
  return new TusStore({ directory, expirationPeriodInMilliseconds: unfinishedMs });
}

/** Made when it is first needed, because the settings come after the routes. */
function tusServer(services: Services): Server {
  const { config, now } = services;
  const store = uploadStore(config);
  const folder = store.directory;
  const callerOf = async (request: { readonly headers: Headers }): Promise<Caller> => {
    const caller = await services.authenticator
      .authenticate(request.headers.get('authorization') ?? undefined)
      .catch(() => null);
    if (!caller) throw refusal(401, 'Sign in to upload files.', 'unauthenticated');
    if (caller.seenBy) throw missing;
    if (!can(caller.subject, 'files.upload-training-media', {}, config.access).allowed) throw missing;
    return caller;
  };
  return new Server({
    path: uploadsPath,
    relativeLocation: true,
    datastore: store,
    locker: new FileLocker(folder),
    maxSize: Math.max(...Object.values(largestFile)),
    namingFunction: () => randomBytes(16).toString('base64url'),
    onIncomingRequest: async (request, id) => {
      const { employee } = await callerOf(request);
      if (Number(request.headers.get('content-length') ?? 0) > largestChunk)
        throw refusal(413, 'Send this file in smaller pieces.', 'body-too-large');
      if (request.method === 'POST') return;
      if (!/^[\w-]{22}$/.test(id)) throw missing;
      const upload = await store.getUpload(id).catch(() => null);
      if (upload?.metadata?.['owner'] !== String(employee.id)) throw missing;
    },
    onUploadCreate: async (request, upload) => {
      const { employee } = await callerOf(request);
      const { filename, seconds } = upload.metadata ?? {};
      return { metadata: { filename: filename ?? '', seconds: seconds ?? '', owner: String(employee.id) } };
    },
    onUploadFinish: async (_request, upload) => {
      const { filename, seconds, owner } = upload.metadata ?? {};
      const title = (filename ?? '').replace(/\p{Cc}/gu, '').slice(0, 200);
      const length = Number(seconds);
      try {
        const file = await finishUpload(services, {
          id: upload.id,
          path: join(folder, upload.id),
          title: title === '' ? 'File' : title,
          lengthSeconds: Number.isFinite(length) && length > 0 && length <= 86_400 ? length : null,
          ownerEmployeeId: Number(owner),
        });
        services.log.info({ file: file.name, bytes: file.byteCount, ms: now().getTime() }, 'a file was uploaded');
        return { status_code: 200, headers: { 'content-type': 'application/json' }, body: fileBody(file) };
      } catch (error) {
        await store.remove(upload.id).catch(() => undefined);
        if (error instanceof UploadRefusal) throw refusal(415, error.message, error.code);
        services.log.error({ err: error }, 'an upload could not be finished');
        throw refusal(500, 'We couldn’t store the file. Try again.', 'failed');
      }
    },
  });
}

const fileBody = ({ name, kind, title, lengthSeconds }: Awaited<ReturnType<typeof finishUpload>>) =>
  JSON.stringify({ file: { name, kind, title, length_seconds: lengthSeconds } });
