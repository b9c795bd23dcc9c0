import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { MalformedJsonError, parseStrictJson } from './strict-json.ts';

/** Largest JSON body. */
export const jsonLimit = 1_000_000;
/** Largest form: a 5 MB picture plus the multipart overhead. */
export const formLimit = 6_000_000;
const maxParts = 20;

/**
 * Accepts JSON and forms. Any other content type is refused (415), so a plain HTML form on another site has no effect.
 */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: FastifyRequest, bytes: Buffer) =>
    parseJsonBody(bytes),
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => parseForm(bytes, request.headers['content-type'] ?? ''),
  );
}

function parseJsonBody(bytes: Buffer): unknown {
  // A route that takes forms has a higher limit, which must not apply to JSON.
  if (bytes.byteLength > jsonLimit) throw new ApiError('body-too-large', `The body is larger than ${jsonLimit} bytes.`);
  // 'Empty body to read' (specification, section 7, preferences).
  if (bytes.byteLength === 0) return {};
  try {
    return parseStrictJson(bytes);
  } catch (error) {
    if (error instanceof MalformedJsonError) throw new ApiError('malformed-body', error.message);
    throw error;
  }
}

/** The fields of a form by name; files are `File`s. */
async function parseForm(bytes: Buffer, contentType: string): Promise<Record<string, unknown>> {
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new ApiError('malformed-body', 'The body isn’t a valid form.');
  }
  const fields = new Map<string, unknown>();
  for (const [name, value] of form) {
    if (fields.has(name)) throw new ApiError('malformed-body', 'A field appears twice in the form.');
    if (fields.size >= maxParts) throw new ApiError('malformed-body', `The form has more than ${maxParts} fields.`);
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}
