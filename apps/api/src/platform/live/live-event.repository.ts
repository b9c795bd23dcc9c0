import type { LiveTopic } from '@roadside/contract/live';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * The channel on which new events are announced. The payload is an event's id, and behind a space its detail as JSON, if
 * it has one.
 */
export const liveChannel = 'live';

/** Stands for "everyone" in a list of organization ids; no organization has this id. */
export const everyone = 0;

export interface LiveEventRow {
  readonly id: number;
  readonly topic: LiveTopic;
  readonly subject_id: number;
  readonly organization_id: number | null;
  /** The only people it is for; null when the organization decides. */
  readonly people: readonly number[] | null;
}

/** An event to add. */
export interface NewLiveEvent {
  readonly topic: LiveTopic;
  readonly subject_id: number;
  readonly organization_id: number;
  readonly people: readonly number[] | null;
  readonly author_employee_id: number | null;
}

/**
 * Adds events in one statement and announces them; listeners are notified when the transaction commits.
 * @param detail - what changed, for all of them; only listeners get it
 */
export async function insertLiveEvents(
  trx: Kysely<Tables>,
  events: readonly NewLiveEvent[],
  detail?: object,
): Promise<void> {
  if (events.length === 0) return;
  const suffix = detail === undefined ? '' : ` ${JSON.stringify(detail)}`;
  await sql`
    with added as (
      insert into live_event (topic, subject_id, organization_id, people, author_employee_id)
      select topic, subject_id, nullif(organization_id, ${everyone}::integer), people, author_employee_id
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as event (topic text, subject_id integer, organization_id integer, people integer[], author_employee_id integer)
      returning id)
    select pg_notify(${liveChannel}::text, id::text || ${suffix}::text) from added`.execute(trx);
}

/** Reads the events with these ids that are still kept. */
export async function readLiveEvents(db: Kysely<Tables>, ids: readonly number[]): Promise<LiveEventRow[]> {
  const { rows } = await sql<LiveEventRow>`
    select id, topic, subject_id, organization_id, people from live_event
    where id = any(${[...ids]}::integer[]) order by id`.execute(db);
  return rows;
}

type Known = { readonly known: boolean } & (LiveEventRow | { readonly [Name in keyof LiveEventRow]: null });

/** The newest event's id; 0 before the first. */
export async function latestLiveEvent(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0)::integer as id from live_event`.execute(db);
  return rows[0]?.id ?? 0;
}

/**
 * Reads the events since a position, or of the last minute without one; null when they have been deleted or are too
 * many. Ids are assigned before a transaction commits, so a lower id may become visible after a higher one. The list
 * therefore starts a minute before the position: longer than any call takes. A reader may get an event twice.
 * @param employeeId leaves out events for other people; null for none left out
 */
export async function liveEventsSince(
  db: Kysely<Tables>,
  position: number | null,
  most: number,
  employeeId: number | null,
): Promise<LiveEventRow[] | null> {
  const start = position === null ? sql`clock_timestamp()` : sql`(select at from live_event where id = ${position})`;
  const { rows } = await sql<Known>`
    with start as (select ${start} as at)
    select start.at is not null as known, event.id, event.topic, event.subject_id, event.organization_id, event.people
    from start left join live_event as event on event.at > start.at - interval '1 minute'
      and (event.people is null or ${employeeId}::integer is null or ${employeeId}::integer = any(event.people))
    order by event.id limit ${most + 1}`.execute(db);
  if (!rows[0]?.known || rows.length > most) return null;
  return rows.flatMap(({ id, topic, subject_id, organization_id, people }) =>
    id === null ? [] : [{ id, topic, subject_id, organization_id, people }],
  );
}

/** Deletes events older than this many seconds, except the newest, which preserves the position after quiet days. */
export async function deleteLiveEvents(db: Kysely<Tables>, olderThanSeconds: number): Promise<void> {
  await sql`
    delete from live_event
    where at < clock_timestamp() - make_interval(secs => ${olderThanSeconds})
      and id < (select max(id) from live_event)`.execute(db);
}
