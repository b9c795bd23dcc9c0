import { hash } from 'node:crypto';
import type { ReadRecord } from '../map/row-reader.ts';
import type { Field, FieldValues } from '../records/field.ts';
import { resolveInstant } from '../records/instant.ts';
import type { ParsedInstant } from '../records/instant.ts';
import type { ImportContext, ImportKind, Prepared, Rejection } from './import-kind.ts';
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
  return { accepted, rejected, notes: new Map() };
}

function readTimes(
  { map, timeZone, clock }: ImportContext,
  values: FieldValues,
  call: SurveyedCall,
): { readonly recordedAt: string; readonly updatedAt: string } | { readonly reason: string } {
  const zone = clock(timeZone ?? call.timeZone);
  const rules = { nonexistent: map.nonexistentTime, ambiguous: map.ambiguousTime };
  const recorded = resolveInstant(values['recorded_at'] as ParsedInstant, zone, rules);
  if ('problem' in recorded) return { reason: `recorded_at: ${recorded.problem}` };
  const given = values['updated_at'] as ParsedInstant | null | undefined;
  const updated = given ? resolveInstant(given, zone, rules) : recorded;
  if ('problem' in updated) return { reason: `updated_at: ${updated.problem}` };
  if (updated.instant < recorded.instant) return { reason: 'updated_at is before recorded_at' };
  if (recorded.instant < call.receivedAt.getTime()) return { reason: 'recorded_at is before the call was received' };
  return { recordedAt: new Date(recorded.instant).toISOString(), updatedAt: new Date(updated.instant).toISOString() };
}
