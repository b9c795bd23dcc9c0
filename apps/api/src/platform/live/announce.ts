import type { LiveTopic } from '@roadside/contract/live';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { everyone, insertLiveEvents } from './live-event.repository.ts';
import type { NewLiveEvent } from './live-event.repository.ts';

/** A change and who hears of it. */
export type Announcement = Change & (ToPlaces | ToPeople);

interface Change {
  readonly topic: LiveTopic;
  /** Id of the changed subject, depending on the topic; see `LiveChange`. */
  readonly id: number;
  /** Employee id of the person who made the change; null for an import or a job. */
  readonly by: number | null;
  /** What of the subject changed, for the topic's `LiveContentSource`; kept nowhere. */
  readonly detail?: object;
}

interface ToPlaces {
  /** The affected organizations, negative for a virtual one; `'everyone'` when no organization limits it. */
  readonly geographyId: number | readonly number[] | 'everyone';
}

interface ToPeople {
  /** Employee ids of the only people it concerns. */
  readonly people: readonly number[];
}

/**
 * Notifies open screens of a change. Call it in the transaction of the write, after the write itself: nothing is
 * announced unless the transaction commits. Only people who may view one of the organizations, or only the given
 * people, are notified. The notification carries no content; what a stream tells each of them is read for it afterwards.
 */
export async function announce(trx: Kysely<Tables>, announcement: Announcement): Promise<void> {
  await insertLiveEvents(trx, eventsOf(announcement), announcement.detail);
}

/** Announces several changes of one write in one statement. */
export async function announceAll(
  trx: Kysely<Tables>,
  announcements: readonly (Announcement & { readonly detail?: never })[],
): Promise<void> {
  await insertLiveEvents(trx, announcements.flatMap(eventsOf));
}

function eventsOf(announcement: Announcement): NewLiveEvent[] {
  const event = { topic: announcement.topic, subject_id: announcement.id, author_employee_id: announcement.by };
  if ('people' in announcement) {
    const people = [...new Set(announcement.people)];
    return people.length === 0 ? [] : [{ ...event, organization_id: everyone, people }];
  }
  const { geographyId } = announcement;
  return [...new Set(geographyId === 'everyone' ? [everyone] : [geographyId].flat())].map((organization_id) => ({
    ...event,
    organization_id,
    people: null,
  }));
}
