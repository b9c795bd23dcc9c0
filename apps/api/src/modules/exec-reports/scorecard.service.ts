import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { scorecardFacts } from '@roadside/contract/schemas';
import type { ScorecardRow } from '@roadside/contract/schemas';
import { addDays, firstOfMonth } from '@roadside/domain/calendar';
import type { Geography } from '@roadside/domain/geography';
import { metricById } from '@roadside/domain/metrics';
import { can } from '@roadside/domain/permissions';
import { mayAcknowledge, restatements } from '@roadside/domain/reports';
import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { metricHeadingOf } from '../metrics/metric-selection.ts';
import { clearNotification, notify } from '../notifications/index.ts';
import { ownNumbers, satisfaction } from './report-facts.ts';
import { scorecardFactsOf } from './scorecard-facts.ts';
import {
  countScorecardMessages,
  insertAcknowledgment,
  insertScorecardMessage,
  maxMessages,
  peopleOfThread,
  readScorecards,
  scorecardMessages,
  scorecardMonths,
  unansweredScorecards,
} from './scorecard.repository.ts';
import type { ScorecardEntry } from './scorecard.repository.ts';
import { findScorecard } from './snapshot.repository.ts';
import type { Snapshot } from './snapshot.repository.ts';

type ListCall = typeof calls.scorecards.list;
type ReadCall = typeof calls.scorecards.read;

/** The scorecards of a month below a location, or all of a station. */
export async function listScorecards(context: CallContext, body: ParsedBody<ListCall>): Promise<CallReply<ListCall>> {
  const { db, tree, subject, config } = context;
  const geography = permittedGeography(context, tree.bySlug(body.slug));
  const stations = tree
    .stationIds(geography)
    .flatMap((id) => tree.byId(id) ?? [])
    .filter((station) => can(subject, 'scorecards.read', { geography: station }, config.access).allowed);
  const ids = stations.map(({ id }) => id);
  const months = await scorecardMonths(db.kysely, ids);
  const ofStation = geography.type === 'station';
  const month = ofStation ? null : (body.month ?? months[0] ?? null);
  const entries = ofStation || month !== null ? await readScorecards(db.kysely, ids, month) : [];
  const cards = entries.flatMap((entry) => {
    const station = tree.byId(entry.organization_id);
    return station ? [rowOf(entry, station)] : [];
  });
  const heading = metricById.get(satisfaction);
  return {
    geography: {
      id: geography.id,
      slug: geography.slug,
      type: geography.type,
      name: geography.displayName,
      facility_type: geography.facilityType,
    },
    months: [...months],
    month,
    heading: heading ? [metricHeadingOf(heading)] : [],
    cards: ofStation ? cards : cards.toSorted((a, b) => names.compare(a.name, b.name) || a.id - b.id),
  };
}

const names = new Intl.Collator('en', { numeric: true });

function rowOf(entry: ScorecardEntry, { slug, displayName }: Geography): ScorecardRow {
  return {
    id: entry.id,
    slug,
    name: displayName,
    from: entry.from,
    to: entry.to,
    score: entry.score,
    previous: entry.previous,
    tier: entry.tier,
    tier_before: entry.tier_before,
    acknowledged: acknowledgedOf(entry),
    messages: entry.messages,
  };
}

const acknowledgedOf = ({ acknowledged_at, acknowledged_name }: ScorecardEntry) =>
  acknowledged_at === null ? null : { at: acknowledged_at.toISOString(), name: acknowledged_name ?? '' };

/**
 * A scorecard, what was restated since, and its thread. Reading it settles what the caller was notified of, unless an
 * Admin reads it as them.
 */
export async function readScorecard(context: CallContext, id: number): Promise<CallReply<ReadCall>> {
  const { db, employee, now, seenBy } = context;
  const { snapshot, station } = await cardInView(context, id);
  if (!seenBy) await clearNotification(db.kysely, employee.id, { kind: 'scorecard', subjectId: id }, now());
  return replyOf(context, snapshot, station);
}

/** Acknowledges a scorecard for the station. A second time changes nothing. */
export async function acknowledgeScorecard(context: CallContext, id: number): Promise<CallReply<ReadCall>> {
  const { db, employee, subject, now } = context;
  const { snapshot, station } = await cardInView(context, id);
  context.require({ geography: station });
  if (!mayAcknowledge(subject)) throw new ApiError('forbidden', 'Only the station’s manager can acknowledge it.');
  await db.kysely.transaction().execute(async (trx) => {
    if (!(await insertAcknowledgment(trx, id, employee.id, now()))) return;
    await record(context, trx, 'scorecard_acknowledged', id, station);
  });
  return replyOf(context, snapshot, station);
}

/** Adds a message to the thread, and notifies the others in it and the station's managers. */
export async function answerScorecard(
  context: CallContext,
  { id, body }: { readonly id: number; readonly body: string },
): Promise<CallReply<ReadCall>> {
  const { db, employee, now } = context;
  const { snapshot, station } = await cardInView(context, id);
  context.require({ geography: station });
  await db.kysely.transaction().execute(async (trx) => {
    if ((await countScorecardMessages(trx, id)) >= maxMessages)
      throw new ApiError('conflict', `There are already ${maxMessages} messages. Continue in chat.`);
    await insertScorecardMessage(trx, id, employee.id, body.trim(), now());
    const others = (await peopleOfThread(trx, id, station.id)).filter((person) => person !== employee.id);
    await notify(
      trx,
      { kind: 'scorecard', subjectId: id },
      others.map((employeeId) => ({ employeeId, amount: 1 })),
      { at: now(), by: employee.id, again: true },
    );
    await record(context, trx, 'scorecard_answered', id, station);
  });
  return replyOf(context, snapshot, station);
}

/** Scorecards of the last two months that a station's manager hasn't acknowledged, latest first. */
export async function scorecardsToAcknowledge(context: CallContext, most: number) {
  const { db, tree, subject, today } = context;
  const { organization } = subject;
  if (!mayAcknowledge(subject)) return [];
  const since = firstOfMonth(addDays(today(organization.timeZone), -daysToAnswer));
  const rows = await unansweredScorecards(db.kysely, tree.stationIds(organization), since, most);
  return rows.map((row) => ({
    id: row.id,
    at: row.frozen_at.toISOString(),
    title: `${tree.byId(row.organization_id)?.displayName ?? ''}, ${monthName.format(new Date(`${row.from}T00:00:00Z`))}`,
  }));
}

/** How long home asks for an answer: the month before last at least. */
const daysToAnswer = 62;
const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A scorecard of a station in view; one that isn't is answered like one that doesn't exist. */
export async function cardInView({ db, tree, subject, config }: CallContext, id: number) {
  const snapshot = await findScorecard(db.kysely, id);
  const station = snapshot && tree.byId(snapshot.organization_id);
  if (!station || !can(subject, 'scorecards.read', { geography: station }, config.access).allowed)
    throw new ApiError('not-found', 'This scorecard doesn’t exist.');
  return { snapshot, station };
}

async function replyOf(context: CallContext, snapshot: Snapshot, station: Geography): Promise<CallReply<ReadCall>> {
  const { db, subject, config } = context;
  const card = scorecardFacts.parse(snapshot.facts);
  const { from, to, geography } = card;
  const [today, [entry], messages] = await Promise.all([
    scorecardFactsOf(context, { slug: geography.slug, from, to, finished: true, period: 'month' }),
    readScorecards(db.kysely, [station.id], from),
    scorecardMessages(db.kysely, snapshot.id),
  ]);
  const mayAnswer = can(subject, 'scorecards.answer', { geography: station }, config.access).allowed;
  return {
    id: snapshot.id,
    card,
    frozen_at: snapshot.frozen_at.toISOString(),
    restated: [...restatements(ownNumbers(card), ownNumbers(today))],
    acknowledged: entry ? acknowledgedOf(entry) : null,
    messages: messages.map(({ id, author, position_type, created_at, body }) => ({
      id,
      author,
      position_type,
      at: created_at.toISOString(),
      body,
    })),
    may_acknowledge: mayAnswer && mayAcknowledge(subject),
    may_answer: mayAnswer,
  };
}

async function record(
  { audit, employee }: CallContext,
  trx: Transaction<Tables>,
  event: 'scorecard_acknowledged' | 'scorecard_answered',
  id: number,
  station: Geography,
): Promise<void> {
  await audit({ event, status: 'success', target: `scorecard:${id}`, changes: { organization: station.id } }, trx);
  await announce(trx, { topic: 'scorecards', id, geographyId: station.id, by: employee.id });
}
