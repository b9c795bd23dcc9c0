import type { NotificationSetting } from '@roadside/contract/schemas';
import { channelsOf, notificationKinds } from '@roadside/domain/home';
import type { ChannelChoice, NotificationKind } from '@roadside/domain/home';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { readChoicesOf, readChosenChannels } from './channels.repository.ts';

/** The channels a kind of notification takes to each of these people: what they chose, or the kind's default. */
export async function channelsFor(
  db: Kysely<Tables>,
  kind: NotificationKind,
  people: readonly number[],
): Promise<ReadonlyMap<number, ChannelChoice>> {
  if (people.length === 0) return new Map();
  const chosen = new Map((await readChosenChannels(db, kind, people)).map((choice) => [choice.employee_id, choice]));
  return new Map(people.map((person) => [person, channelsOf(kind, chosen.get(person) ?? null)]));
}

/** A person's settings, one for every kind. */
export async function settingsOf(db: Kysely<Tables>, employeeId: number): Promise<NotificationSetting[]> {
  const chosen = new Map((await readChoicesOf(db, employeeId)).map((choice) => [choice.kind, choice]));
  return notificationKinds.map((kind) => ({ kind, ...channelsOf(kind, chosen.get(kind) ?? null) }));
}
