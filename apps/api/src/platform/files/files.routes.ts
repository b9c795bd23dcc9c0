import { storedFileName } from '@roadside/contract/files';
import { can } from '@roadside/domain/permissions';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import type { Services } from '../services.ts';
import type { FileRule } from './file-rule.ts';
import { readFile } from './stored-files.ts';

/** An id that no employee has. */
const nobody = 0;

/**
 * `GET /files/:name`: pictures for signed-in people, exports
 * for the person who requested them, and files of a module for the people its rule names. Any other file is a 404.
 */
export function addFileRoutes(app: FastifyInstance, services: Services, rules: readonly FileRule[]): void {
  app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const caller = await services.authenticator.authenticate(request.headers.authorization).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    });
    const { name } = request.params;
    const subject = caller?.subject ?? ({ kind: 'anonymous' } as const);
    if (!can(subject, 'files.read-picture', {}, services.config.access).allowed || !storedFileName.test(name))
      throw missing();
    const file = await readFile(services.db.kysely, name);
    if (!file) throw missing();
    const rule = rules.find(({ kind }) => kind === file.kind);
    if (rule && !(caller && (await rule.mayRead(services.db.kysely, name, caller.employee.id)))) throw missing();
    // An attachment of a message and an export are the person's own.
    if (caller?.seenBy && (rule || file.kind === 'export')) throw missing();
    const isExport = file.kind === 'export';
    if (
      isExport &&
      !can(subject, 'files.read-export', { ownerEmployeeId: file.ownerEmployeeId ?? nobody }, services.config.access)
        .allowed
    )
      throw missing();
    return reply
      .headers({
        'content-type': file.mediaType,
        'content-disposition': isExport ? 'attachment' : 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
        // A name never gets different content; a new picture gets a new name.
        'cache-control': isExport || rule ? 'private, no-store' : 'private, max-age=31536000, immutable',
      })
      .send(Buffer.from(file.content.buffer, file.content.byteOffset, file.content.byteLength));
  });
}

function missing(): ApiError {
  return new ApiError('not-found', 'This file doesn’t exist.');
}
