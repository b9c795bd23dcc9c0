import { firstAcceptedDay, isAcceptedDay, lastAcceptedDay } from '@roadside/domain/calendar';
import { isAppPath } from '@roadside/domain/navigation';
import { ghostIdOf, placeholderIdOf } from '@roadside/domain/scheduling';
import { z } from 'zod';

// Set before any schema is created: zod probes whether it may compile code, which Trusted Types reports as a violation.
if ('document' in globalThis) z.config({ jitless: true });

// Line breaks and tabs are allowed; other control characters, NUL in particular, cannot be stored.
const unstorable = /(?![\t\n\r])\p{Cc}|\p{Surrogate}/u;

/** Text typed by a person: bounded, and without characters that break a database or a terminal. */
export const text = (max: number, min = 1) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((value) => !unstorable.test(value), 'Contains control characters or broken Unicode');

/** A reason that somebody else reads: more than white space. */
export const reasonText = (max: number) => text(max).refine((value) => value.trim() !== '', 'Enter a reason');

/** The largest integer a column can store; larger values are refused before they cause a database error. */
export const largestInteger = 2_147_483_647;

/** Row id. Facility-type organizations are virtual and have negative ids. */
export const id = z
  .int()
  .min(-largestInteger - 1)
  .max(largestInteger)
  .meta({ description: 'Row id' });
export const positiveId = z.int().min(1).max(largestInteger);
/** Id of a driver on the schedule: a row id, or for a ghost 99999 followed by its placeholder's row id. */
export const schedulerDriverId = z
  .int()
  .min(1)
  .max(ghostIdOf(largestInteger))
  .refine((value) => value <= largestInteger || placeholderIdOf(value) !== null, 'Must be a driver or a placeholder');
/** Id of a call. These may exceed the integer range. */
export const callId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Slug of an organization or driver; may end in -psp, -nonPSP, -fleet or -csn. */
export const slug = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/, 'Must be a slug')
  .meta({ description: 'Organization slug, including a facility-type suffix' });

/** A real calendar day between 2000 and 2100: '2026-11-20'. */
export const day = z.iso
  .date('Must be a day in the form YYYY-MM-DD')
  .refine(isAcceptedDay, `Must be between ${firstAcceptedDay} and ${lastAcceptedDay}`);

/** A moment with its offset: '2026-11-20T14:05:00Z'. */
export const instant = z.iso.datetime({ offset: true }).max(40);

/** A moment that somebody plans, in the years a {@link day} may have. */
export const plannedInstant = instant.refine(
  (value) => isAcceptedDay(value.slice(0, 10)),
  `Must be between ${firstAcceptedDay} and ${lastAcceptedDay}`,
);

/** Clock time without a day: '06:30'. */
export const clockTime = z.iso.time({ precision: -1 });

/** A number that JSON can carry and a database can store. */
export const finite = z.number().min(-1e12).max(1e12);

export const count = z.int().min(0);

/** Path inside the web app, for stored links. Never another site. */
export const appPath = text(2000).refine(isAppPath, 'Must be a path in this app that starts with one slash');

export const page = z.int().min(1).max(100_000);
/** Rows per page are capped so that one reply stays small. */
export const rowsPerPage = z.int().min(1).max(200);

/**
 * Field to sort by; a leading minus means descending.
 * @public the calls of areas that `npm run new area` makes use it
 */
export const orderBy = z
  .string()
  .regex(/^-?[a-z][a-z0-9_]{0,63}$/, 'Must be a field name; a leading minus sorts in descending order');

/** Up to four sort fields: `-ata_minutes,sc_dt`. */
export const orderList = z
  .string()
  .max(260)
  .regex(
    /^-?[a-z][a-z0-9_]{0,63}(,-?[a-z][a-z0-9_]{0,63}){0,3}$/,
    'Must be field names separated by commas; a leading minus sorts in descending order',
  );

/**
 * Accepts aliases of field names on input: `{ correct: 'contractSpelling' }` (decisions 20). If both are in the body,
 * the contract's spelling wins.
 */
export function withAliases<Schema extends z.ZodType>(
  aliases: Readonly<Record<string, string>>,
  schema: Schema,
): z.ZodType<z.output<Schema>, z.input<Schema>> {
  const rename = (body: unknown): unknown => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
    const found = Object.keys(aliases).filter((alias) => Object.hasOwn(body, alias));
    if (found.length === 0) return body;
    const renamed = new Map(Object.entries(body));
    for (const alias of found) {
      const name = aliases[alias];
      if (name !== undefined && !renamed.has(name)) renamed.set(name, renamed.get(alias));
      renamed.delete(alias);
    }
    return Object.fromEntries(renamed);
  };
  return z.preprocess(rename, schema) as unknown as z.ZodType<z.output<Schema>, z.input<Schema>>;
}

/** A literal in the specification's spelling; the correct spelling is accepted and converted to it (decisions 20). */
export function oldSpelling<Word extends string>(word: Word, correct: string): z.ZodType<Word, Word> {
  return z.preprocess((value) => (value === correct ? word : value), z.literal(word)) as unknown as z.ZodType<
    Word,
    Word
  >;
}
