import type { AudienceChoices, AudienceInput } from '@roadside/contract/schemas';
import { audienceTest, isEverybody, type Audience, type AudiencePerson } from '@roadside/domain/home';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import type { Addressed, StillFor } from '../push/index.ts';
import { readGroups, readPeople, readPeopleById, readPositions } from './audience.repository.ts';
import type { PersonRow } from './audience.repository.ts';
import { readWidget } from './widgets.repository.ts';
import type { WidgetRow } from './widgets.repository.ts';

/** The audience stored with a widget. */
export const audienceOf = ({ positions, organization_ids, group_ids }: WidgetRow): Audience => ({
  positions,
  organizationIds: organization_ids,
  groupIds: group_ids,
});

/** An employee as audiences judge them. */
export function audiencePerson(tree: OrganizationTree, row: PersonRow): AudiencePerson {
  const organization = tree.byId(row.organization_id);
  return {
    positionType: row.position_type,
    organizationIds: [row.organization_id, ...(organization?.ancestorIds ?? [])],
    groupId: row.group_id,
  };
}

/** The people of a list who are in an audience. */
export function peopleIn(
  tree: OrganizationTree,
  audience: Audience,
  people: readonly PersonRow[],
): readonly PersonRow[] {
  const test = audienceTest(audience);
  return people.filter((row) => test(audiencePerson(tree, row)));
}

/** Of people who were notified of announcements, those who are still in their audiences, until the announcements end. */
export const announcementsStillFor: NonNullable<StillFor['announcement']> = async ({ db, tree }, addressed) => {
  const still = new Map<Addressed, Date | null>();
  for (const [id, some] of Map.groupBy(addressed, ({ subject_id }) => subject_id)) {
    const row = await readWidget(db, id);
    const people = row
      ? await readPeopleById(
          db,
          some.map(({ employee_id }) => employee_id),
        )
      : [];
    const readers = new Set(row ? peopleIn(tree, audienceOf(row), people).map((person) => person.id) : []);
    for (const each of some) if (readers.has(each.employee_id)) still.set(each, row?.ends_at ?? null);
  }
  return still;
};

/** The caller as audiences judge them. */
export async function readCallerAsAudience({ db, tree, employee }: CallContext): Promise<AudiencePerson> {
  const [row] = await readPeopleById(db.kysely, [employee.id]);
  if (!row) throw new ApiError('not-found', 'Your record no longer exists.');
  return audiencePerson(tree, row);
}

/**
 * Checks an audience that somebody chose. Whoever may choose one may view every location.
 * @throws ApiError 400 for a location or group that doesn't exist
 */
export async function existingAudience({ db, tree }: CallContext, chosen: AudienceInput): Promise<Audience> {
  const groups = new Set((await readGroups(db.kysely)).map(({ id }) => id));
  const fields = {
    ...(chosen.organization_ids.some((id) => tree.byId(id) === null)
      ? { 'audience.organization_ids': 'One of these locations no longer exists' }
      : {}),
    ...(chosen.group_ids.some((id) => !groups.has(id))
      ? { 'audience.group_ids': 'One of these groups no longer exists' }
      : {}),
  };
  if (Object.keys(fields).length > 0)
    throw new ApiError('invalid-body', 'Part of this audience no longer exists. Choose it again.', { fields });
  return {
    positions: [...new Set(chosen.positions)],
    organizationIds: [...new Set(chosen.organization_ids)],
    groupIds: [...new Set(chosen.group_ids)],
  };
}

/** What an audience can be limited to, besides locations. */
export async function audienceChoices({ db }: CallContext): Promise<AudienceChoices> {
  const [positions, groups] = await Promise.all([readPositions(db.kysely), readGroups(db.kysely)]);
  return { positions: [...positions], groups };
}

/** How many people an audience reaches now. */
export async function countAudience(context: CallContext, chosen: AudienceInput): Promise<{ readonly people: number }> {
  const audience = await existingAudience(context, chosen);
  return { people: peopleIn(context.tree, audience, await readPeople(context.db.kysely)).length };
}

/** Notifies the open screens of everybody in one of the audiences that a widget changed. */
export async function announceToAudience(
  trx: Kysely<Tables>,
  { tree, people }: { readonly tree: OrganizationTree; readonly people: readonly PersonRow[] },
  change: { readonly id: number; readonly audiences: readonly Audience[]; readonly by: number | null },
): Promise<void> {
  const { id, audiences, by } = change;
  const event = { topic: 'announcements', id, by } as const;
  if (audiences.some(isEverybody)) return announce(trx, { ...event, geographyId: 'everyone' });
  const concerned = audiences.flatMap((audience) => peopleIn(tree, audience, people).map((person) => person.id));
  return announce(trx, { ...event, people: by === null ? concerned : [...concerned, by] });
}
