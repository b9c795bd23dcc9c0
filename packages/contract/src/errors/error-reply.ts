import { z } from 'zod';
import { type ErrorCode, errorCodes } from './error-codes.ts';

const codes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]];

/**
 * The body of every error reply. `fields` maps each invalid field, dotted ('geography.slug'), to a sentence. `current`
 * comes with a stale version: the stored record, in the form of the call's own reply.
 */
export const errorReply = z
  .object({
    detail: z.string(),
    code: z.enum(codes),
    fields: z.record(z.string(), z.string()).optional(),
    current: z.unknown().optional(),
  })
  .meta({ id: 'ErrorReply' });
export type ErrorReply = z.output<typeof errorReply>;
