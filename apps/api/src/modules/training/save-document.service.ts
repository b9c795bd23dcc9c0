import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { documentReply, placesOf } from './document-reply.ts';
import {
  findDocuments,
  insertDocument,
  insertDocumentVersion,
  lockDocument,
  removeDocument,
  updateDocument,
  withVersions,
} from './documents.repository.ts';
import { readModule } from './modules.repository.ts';
import { readFilesByName } from './versions.repository.ts';

type Documents = typeof calls.documents;
type Reply = CallReply<Documents['save']>;

const gone = () => new ApiError('not-found', 'This document no longer exists.');

/**
 * Adds a document or changes it; a file becomes its next version.
 * @throws ApiError 403 for a location of somebody else, 404 for a removed document, 409 with `current` if somebody
 *   saved in between, 400 for a file that isn't an uploaded PDF and for a module that doesn't exist
 */
export async function saveDocument(context: CallContext, body: ParsedBody<Documents['save']>): Promise<Reply> {
  const { db, tree, employee, now, audit } = context;
  const place = tree.bySlug(body.slug);
  // A location that doesn't exist is refused like one of somebody else.
  context.require({ geographies: [place] });
  if (!place) throw gone();
  const { module_id: moduleId } = body.document;
  const values = {
    moduleId,
    title: body.document.title.trim(),
    description: body.document.description.trim(),
    positions: [...new Set(body.document.positions)],
    organizationIds: [place.baseId],
  };
  return db.kysely.transaction().execute(async (trx) => {
    const stamp = { by: employee.id, at: now() };
    const fileId = await pdfOf(trx, body.file);
    if (moduleId !== null && !(await readModule(trx, moduleId))) throw noModule();
    let { id } = body;
    if (id === null) {
      if (fileId === null) throw noPdf();
      id = await insertDocument(trx, { ...values, fileId }, stamp);
    } else {
      await lockManaged(context, trx, id, body.version ?? null);
      await updateDocument(trx, id, values);
      if (fileId !== null) await insertDocumentVersion(trx, { documentId: id, fileId }, stamp);
    }
    await audit({ event: 'document_saved', status: 'success', target: `document:${id}` }, trx);
    await announce(trx, { topic: 'training', id, geographyId: place.baseId, by: employee.id });
    return replyOf(context, trx, id);
  });
}

/**
 * Removes a document.
 * @throws ApiError 404 if it was removed already, 403 for one of somebody else's location
 */
export async function deleteDocument(context: CallContext, id: number): Promise<CallReply<Documents['remove']>> {
  const { db, employee, now, audit } = context;
  await db.kysely.transaction().execute(async (trx) => {
    const { organization_ids } = await lockManaged(context, trx, id, null);
    await removeDocument(trx, id, now());
    await audit({ event: 'document_removed', status: 'success', target: `document:${id}` }, trx);
    const geographyId = organization_ids.length === 0 ? 'everyone' : organization_ids;
    await announce(trx, { topic: 'training', id, geographyId, by: employee.id });
  });
  return { id };
}

async function lockManaged(context: CallContext, trx: Transaction<Tables>, id: number, version: number | null) {
  const row = await lockDocument(trx, id);
  if (!row) throw gone();
  context.require({ geographies: placesOf(context, row.organization_ids) });
  if (version !== null && version !== row.version)
    throw new ApiError('conflict', 'Somebody changed this document while you were editing it.', {
      current: (await replyOf(context, trx, id)).document,
    });
  return row;
}

async function replyOf(context: CallContext, trx: Transaction<Tables>, id: number): Promise<Reply> {
  const [row] = await withVersions(trx, await findDocuments(trx, { id }));
  const document = row && documentReply(context, row);
  if (!document) throw gone();
  return { document };
}

const noPdf = () => new ApiError('invalid-body', 'Choose a PDF.', { fields: { file: 'Choose a PDF' } });

const noModule = () =>
  new ApiError('invalid-body', 'This module no longer exists.', {
    fields: { module_id: 'This module no longer exists' },
  });

async function pdfOf(trx: Transaction<Tables>, name: string | null): Promise<number | null> {
  if (name === null) return null;
  const file = (await readFilesByName(trx, [name])).get(name);
  if (file?.kind !== 'pdf') throw noPdf();
  return file.id;
}
