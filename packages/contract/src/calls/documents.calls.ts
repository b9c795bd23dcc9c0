import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { writeLimit } from '../call/rate-limits.ts';
import { positiveId, slug, text } from '../schemas/scalars.ts';
import { rowVersion } from '../schemas/scheduling.ts';
import { documentInput, trainingDocument } from '../schemas/training-lessons.ts';

const ours = <Purpose extends string>(purpose: Purpose) =>
  ({
    path: '/training/documents/',
    selector: { equals: { purpose } },
    access: signedIn('C454'),
    rateLimit: writeLimit,
    status: 'final',
    origin: 'ours',
  }) as const;

/** Documents of training, as their managers change them. */
export const documents = {
  save: defineCall({
    ...ours('document_save'),
    name: 'documents.save',
    summary: 'Adds a document, or changes it; a file becomes its next version',
    notes: 'A new document needs a file: the name of an uploaded PDF. Earlier versions stay readable.',
    body: z.strictObject({
      purpose: z.literal('document_save'),
      id: positiveId.nullable(),
      version: rowVersion.optional().describe('The version read; without it, the save overwrites other changes.'),
      slug: slug.describe('Its location: people there, and at everything below, can read it.'),
      file: text(300).nullable(),
      document: documentInput,
    }),
    reply: z.object({ document: trainingDocument }),
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  remove: defineCall({
    ...ours('document_remove'),
    name: 'documents.remove',
    summary: 'Removes a document with all its versions',
    body: z.strictObject({ purpose: z.literal('document_remove'), id: positiveId }),
    reply: z.object({ id: positiveId }),
    idempotent: true,
  }),
};
