import { onePositionSpelling } from '../permissions/subject.ts';

/**
 * Who a widget, an announcement or a mail is for. Each list narrows the audience, and an empty list doesn't: positions
 * driver and station-admin at one station are that station's drivers and managers.
 */
export interface Audience {
  /** Position strings from the employer; 'station-admin' and 'Station-Admin' are one (decisions 2). */
  readonly positions: readonly string[];
  /** Organizations with everything below them. */
  readonly organizationIds: readonly number[];
  readonly groupIds: readonly number[];
}

/** The facts about a person that an audience asks for. */
export interface AudiencePerson {
  readonly positionType: string;
  /** The person's organization and every one it belongs to, reporting cuts included. */
  readonly organizationIds: readonly number[];
  readonly groupId: number | null;
}

/** An audience without limits. */
export const everybody: Audience = { positions: [], organizationIds: [], groupIds: [] };

/** Whether an audience has no limits. */
export function isEverybody({ positions, organizationIds, groupIds }: Audience): boolean {
  return positions.length + organizationIds.length + groupIds.length === 0;
}

/** Returns a test for the people in an audience; preparing it once makes it quick for ten thousand people. */
export function audienceTest({ positions, organizationIds, groupIds }: Audience): (person: AudiencePerson) => boolean {
  const wanted = {
    positions: new Set(positions.map(onePositionSpelling)),
    organizations: new Set(organizationIds),
    groups: new Set(groupIds),
  };
  return (person) =>
    (wanted.positions.size === 0 || wanted.positions.has(onePositionSpelling(person.positionType))) &&
    (wanted.organizations.size === 0 || person.organizationIds.some((id) => wanted.organizations.has(id))) &&
    (wanted.groups.size === 0 || (person.groupId !== null && wanted.groups.has(person.groupId)));
}

/** Whether a person is in an audience. */
export function inAudience(audience: Audience, person: AudiencePerson): boolean {
  return audienceTest(audience)(person);
}
