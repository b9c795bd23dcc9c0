import { hash } from 'node:crypto';
import type { ReadRecord } from '../map/row-reader.ts';
import type { Field, FieldValues, Note } from '../records/field.ts';
import { resolveInOrder } from '../records/instant.ts';
import type { ParsedInstant } from '../records/instant.ts';
import type { ImportContext, ImportKind, Prepared, Rejection, RowNote } from './import-kind.ts';
import { movedNotes } from './moved-times.ts';
import { findSurveyedCalls, writeSurveys } from './surveys.repository.ts';
import type { SurveyedCall } from './surveys.repository.ts';

/** A survey in table form, with the keys of its call. */
export interface ImportedSurvey {
  readonly line: number;
  readonly externalId: string;
  readonly contentHash: string;
  readonly call: SurveyedCall;
  readonly recordedAt: string;
  readonly updatedAt: string;
  readonly channel: string;
  readonly answers: Readonly<Record<(typeof questions)[number], number | null>>;
  readonly reroute: boolean;
  readonly remove: boolean;
  readonly wrongProvider?: boolean;
  readonly comment: string | null;
}

const questions = ['outc1', 'response_sat', 'q24', 'q26', 'driver5', 'driver10'] as const;

const surveyFields: readonly Field[] = [
  {
    name: 'external_id',
    kind: 'text',
    about: 'the survey’s id in the source; if missing, a digest of the row',
  },
  {
    name: 'call',
    kind: 'text',
    isId: true,
    required: true,
    about: 'external id of its call, which must be imported first',
  },
  { name: 'recorded_at', kind: 'instant', required: true, about: 'when the member answered' },
  { name: 'updated_at', kind: 'instant', about: 'when the answer last changed; if missing, recorded_at' },
  { name: 'channel', kind: 'text', about: 'Email, SMS, Phone, IVR or any other word' },
  {
    name: 'outc1',
    kind: 'answer',
    about: 'overall satisfaction, 5 (Totally Satisfied) to 1 (Totally Dissatisfied), numbers or words',
  },
  { name: 'response_sat', kind: 'answer', about: 'satisfaction with the wait' },
  { name: 'q24', kind: 'answer', about: 'satisfaction with the driver' },
  { name: 'q26', kind: 'answer', about: 'kept informed' },
  { name: 'driver5', kind: 'answer', about: 'courteous and professional' },
  { name: 'driver10', kind: 'answer', about: 'explained what was wrong' },
  {
    name: 'reroute',
    kind: 'boolean',
    about: 'true if the credit goes to another provider, besides those the business rules reroute; empty = false',
  },
  {
    name: 'remove',
    kind: 'boolean',
    about: 'true if it’s removed from scoring, besides those the business rules remove; empty = false',
  },
  {
    name: 'wrong_provider',
    kind: 'boolean',
    about: 'true if the member confirmed that another provider served them; empty = false',
  },
  { name: 'comment', kind: 'text', about: 'what the member wrote' },
];

export const surveys: ImportKind<ImportedSurvey> = {
  name: 'surveys',
  fields: surveyFields,
  wholeFile: false,
  asksDatabase: true,
  prepare: prepareSurveys,
  write: writeSurveys,
};

async function prepareSurveys(
  context: ImportContext,
  records: readonly ReadRecord[],
): Promise<Prepared<ImportedSurvey>> {
  const callSource = context.map.callSource ?? context.map.source;
  const calls = await findSurveyedCalls(
    context.db,
    callSource,
    records.map(({ values }) => String(values['call'])),
  );
  const accepted: ImportedSurvey[] = [];
  const rejected: Rejection[] = [];
  const notes: RowNote[] = [];
  for (const { line, externalId, values } of records) {
    const call = calls.get(String(values['call']));
    if (!call) {
      rejected.push({
        line,
        reason: `call '${String(values['call'])}' from source '${callSource}' isn’t known; import the calls first`,
      });
      continue;
    }
    const times = readTimes(context, values, call);
    if ('reason' in times) {
      rejected.push({ line, reason: times.reason });
      continue;
    }
    for (const note of times.notes) notes.push({ line, ...note });
    const survey = {
      call,
      recordedAt: times.recordedAt,
      updatedAt: times.updatedAt,
      channel: (values['channel'] as string | null | undefined) ?? 'Unknown',
      answers: Object.fromEntries(
        questions.map((question) => [question, values[question] ?? null]),
      ) as ImportedSurvey['answers'],
      reroute: values['reroute'] === true,
      remove: values['remove'] === true,
      // Only in the digest when true, so that files imported before the column existed stay unchanged.
      ...(values['wrong_provider'] === true ? { wrongProvider: true } : {}),
      comment: (values['comment'] as string | null | undefined) ?? null,
    };
    accepted.push({
      line,
      externalId,
      ...survey,
      contentHash: hash('sha256', JSON.stringify(survey), 'base64url').slice(0, 22),
    });
  }
  return { accepted, rejected, notes };
}

function readTimes(
  { map, timeZone, clock }: ImportContext,
  values: FieldValues,
  call: SurveyedCall,
):
  | { readonly recordedAt: string; readonly updatedAt: string; readonly notes: readonly Note[] }
  | { readonly reason: string } {
  const zone = clock(timeZone ?? call.timeZone);
  const rules = { nonexistent: map.nonexistentTime, ambiguous: map.ambiguousTime };
  const received = call.receivedAt.getTime();
  const given = (['recorded_at', 'updated_at'] as const).flatMap((name) => {
    const parsed = (values[name] ?? null) as ParsedInstant | null;
    return parsed ? [{ name, parsed }] : [];
  });
  // A survey follows its call, so a day without a time can be the day of the call.
  const readings = [{ exact: received, span: 1 }, ...given.map(({ parsed }) => parsed)];
  const resolved = resolveInOrder(readings, zone, rules).slice(1);
  const instants: number[] = [];
  for (const [index, each] of resolved.entries()) {
    if ('problem' in each) return { reason: `${given[index]?.name}: ${each.problem}` };
    instants.push(each.instant);
  }
  const [recorded = 0, updated = recorded] = instants;
  if (updated < recorded) return { reason: 'updated_at is before recorded_at' };
  if (recorded < received) return { reason: 'recorded_at is before the call was received' };
  return {
    recordedAt: new Date(recorded).toISOString(),
    updatedAt: new Date(updated).toISOString(),
    notes: movedNotes(
      given.map(({ name }) => name),
      resolved,
      zone,
    ),
  };
}
