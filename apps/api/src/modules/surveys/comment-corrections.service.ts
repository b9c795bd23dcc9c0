import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Geography } from '@roadside/domain/geography';
import type { CommentTopic, StatedSentiment } from '@roadside/domain/surveys';
import { normalizedPhrase, phraseIn } from '@roadside/domain/voice';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cutPage, rowsToRead } from '../../platform/lists/list-request.ts';
import { announce } from '../../platform/live/announce.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { applyRules } from './business-rules.repository.ts';
import {
  correctionLog,
  holdingCorrection,
  insertCorrection,
  markForReading,
  retireCorrection,
} from './comment-corrections.repository.ts';
import { storeReadings } from './comment-reading.repository.ts';
import { correctionReply } from './correction-reply.ts';
import { detailOf, surveyAt } from './survey-detail.service.ts';

type Correct = typeof calls.surveys.correct;
type TakeBack = typeof calls.surveys.takeBackCorrection;
type Log = typeof calls.surveys.corrections;

const pageSize = 50;

/** The organization a correction made at a location applies to: a driver's station, or the base of a facility type. */
function correctedPlace(tree: OrganizationTree, geography: Geography): Geography {
  const base = tree.byId(geography.type === 'driver' ? (geography.parentId ?? geography.baseId) : geography.baseId);
  return base ?? geography;
}

/** Corrects the topic of a phrase. This comment is reclassified immediately, others with the phrase by the job. */
export async function correctComment(context: CallContext, body: ParsedBody<Correct>): Promise<CallReply<Correct>> {
  const { tree, db, employee, now } = context;
  const geography = permittedGeography(context, tree.bySlug(body.slug));
  const survey = await surveyAt(context, geography, body.id);
  const { comment } = survey;
  const phrase = normalizedPhrase(body.phrase);
  if (comment === null || phrase === '' || phraseIn(comment, phrase) === null)
    throw new ApiError('invalid-body', 'The comment doesn’t contain these words.', {
      fields: { phrase: 'Choose consecutive words from the comment' },
    });
  const place = correctedPlace(tree, geography);
  const { topic, sentiment } = body;
  const correction = { organizationId: place.id, surveyId: survey.id, phrase, topic, sentiment };
  await db.kysely.transaction().execute(async (trx) => {
    if ((await holdingCorrection(trx, correction))?.sentiment === sentiment) return;
    const id = await insertCorrection(trx, correction, { employeeId: employee.id, now: now() });
    await record(context, trx, 'comment_corrected', { id, surveyId: survey.id, place, phrase, topic, sentiment });
    await storeReadings(trx, [{ id: survey.id, comment, outc1: survey.outc1, station_id: survey.station_id }]);
    await applyRules(trx, [survey.id]);
    await announce(trx, { topic: 'surveys', id: place.id, geographyId: place.id, by: employee.id });
  });
  return detailOf(context, geography, await surveyAt(context, geography, survey.id));
}

/** Undoes a correction. The job reclassifies every comment it applied to. */
export async function takeBackCorrection(
  context: CallContext,
  { slug, id }: ParsedBody<TakeBack>,
): Promise<CallReply<TakeBack>> {
  const { tree, db, employee, now } = context;
  const geography = permittedGeography(context, tree.bySlug(slug));
  const row = await db.kysely.transaction().execute(async (trx) => {
    const taken = await retireCorrection(
      trx,
      { id, organizationIds: belowAndSelf(tree, correctedPlace(tree, geography)) },
      { employeeId: employee.id, now: now() },
    );
    const place = taken && tree.byId(taken.organization_id);
    if (!taken || !place) throw new ApiError('not-found', 'This correction doesn’t exist here.');
    await record(context, trx, 'comment_correction_taken_back', { ...taken, surveyId: taken.survey_id, place });
    await announce(trx, { topic: 'surveys', id: place.id, geographyId: place.id, by: employee.id });
    return taken;
  });
  return { correction: correctionReply(tree, row) };
}

interface ChangedCorrection {
  readonly id: number;
  readonly surveyId: number;
  readonly place: Geography;
  readonly phrase: string;
  readonly topic: CommentTopic;
  readonly sentiment: StatedSentiment | null;
}

/** Audits a change of the corrections, and queues the comments with the phrase for reclassification. */
async function record(
  { tree, audit }: CallContext,
  trx: Kysely<Tables>,
  event: 'comment_corrected' | 'comment_correction_taken_back',
  { id, surveyId, place, phrase, topic, sentiment }: ChangedCorrection,
): Promise<void> {
  await audit(
    {
      event,
      status: 'success',
      target: `survey:${surveyId}`,
      changes: { correction: id, organization_id: place.id, phrase, topic, sentiment },
    },
    trx,
  );
  await markForReading(trx, { stationIds: tree.stationIds(place), phrase });
}

/** The log of a location: every correction that applies to one of its stations, wherever it was made. */
export async function listCorrections(
  context: CallContext,
  { slug, before }: ParsedBody<Log>,
): Promise<CallReply<Log>> {
  const { tree, db } = context;
  const place = correctedPlace(tree, permittedGeography(context, tree.bySlug(slug)));
  const read = await correctionLog(db.kysely, {
    stationIds: tree.stationIds(place),
    before: before ?? null,
    limit: rowsToRead(pageSize),
  });
  const { rows, last } = cutPage(read, pageSize);
  return { rows: rows.map((row) => correctionReply(tree, row)), next_before: last?.id ?? null };
}

/** A location and everything below it. Drivers have no corrections of their own. */
function belowAndSelf(tree: OrganizationTree, place: Geography): readonly number[] {
  return tree
    .all()
    .filter((each) => each.type !== 'driver' && tree.path(each).some(({ id }) => id === place.id))
    .map(({ id }) => id);
}
