import type { LiveTopic } from '@roadside/contract/live';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { everyone, insertLiveEvents } from './live-event.repository.ts';

/** What changed, and where. */
export interface Announcement {
  readonly topic: LiveTopic;
  /** Whatever the topic counts by; see `LiveChange`. */
  readonly id: number;
  /** The organizations it is about, negative for a virtual one; `'everyone'` when no organization limits it. */
  readonly geographyId: number | readonly number[] | 'everyone';
  /** Employee id of whoever made the change; null for an import or a job. */
  readonly by: number | null;
}

/**
 * Tells open screens that something changed. Call it in the transaction of the write, after the write itself: nothing is
 * announced unless it commits. Only people who may view one of the organizations hear of it, and they hear no content.
 */
export async function announce(trx: Kysely<Tables>, announcement: Announcement): Promise<void> {
  await announceAll(trx, [announcement]);
}

/** Tells of several changes of one write in one statement. */
export async function announceAll(trx: Kysely<Tables>, announcements: readonly Announcement[]): Promise<void> {
  await insertLiveEvents(
    trx,
    announcements.flatMap(({ topic, id, geographyId, by }) =>
      [...new Set(geographyId === 'everyone' ? [everyone] : [geographyId].flat())].map((organization_id) => ({
        topic,
        subject_id: id,
        organization_id,
        author_employee_id: by,
      })),
    ),
  );
}
