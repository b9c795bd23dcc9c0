import type { LiveTopic } from '@roadside/contract/live';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { everyone, insertLiveEvents } from './live-event.repository.ts';

/** The change and its organizations. */
export interface Announcement {
  readonly topic: LiveTopic;
  /** Id of the changed subject, depending on the topic; see `LiveChange`. */
  readonly id: number;
  /** The affected organizations, negative for a virtual one; `'everyone'` when no organization limits it. */
  readonly geographyId: number | readonly number[] | 'everyone';
  /** Employee id of the person who made the change; null for an import or a job. */
  readonly by: number | null;
}

/**
 * Notifies open screens of a change. Call it in the transaction of the write, after the write itself: nothing is
 * announced unless the transaction commits. Only people who may view one of the organizations are notified, and the
 * notification carries no content.
 */
export async function announce(trx: Kysely<Tables>, announcement: Announcement): Promise<void> {
  await announceAll(trx, [announcement]);
}

/** Announces several changes of one write in one statement. */
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
