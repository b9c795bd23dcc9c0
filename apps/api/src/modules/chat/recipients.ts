import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { canView } from '@roadside/domain/geography';
import { isManager } from '@roadside/domain/home';
import { messages } from '@roadside/domain/messages';
import { can } from '@roadside/domain/permissions';
import type { Target } from '@roadside/domain/permissions';
import { defaultTeamSlug } from '@roadside/domain/session';
import type { OperationContext } from '../../platform/graphql/operation-handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { workplaceOf } from '../../platform/organizations/workplace.ts';
import { readRecipients, searchRecipients } from './conversations.repository.ts';
import type { RecipientRow } from './conversations.repository.ts';

/** What a call and a GraphQL operation both have. */
export type ChatContext = Pick<OperationContext, 'config' | 'db' | 'tree' | 'now' | 'subject' | 'employee'>;

/**
 * Checks that the caller may write to these people (decisions 33): those in view, teammates, the managers of the own
 * station, and those who wrote first. The answer is the same for people who don't exist.
 * @throws ApiError 400 for the caller, 403 for anybody out of reach
 */
export async function permittedRecipients(
  context: ChatContext,
  ids: readonly number[],
  action: 'chat.create-message' | 'mail.send' = 'chat.create-message',
): Promise<readonly number[]> {
  const { db, employee, subject, config } = context;
  const people = [...new Set(ids)];
  if (people.includes(employee.id))
    throw new ApiError('invalid-body', 'You can’t write to yourself.', { fields: { people: 'Choose other people' } });
  const rows = await readRecipients(db.kysely, people, employee.id);
  const allowed = rows.every((row) => can(subject, action, targetOf(context, row), config.access).allowed);
  if (rows.length < people.length || !allowed) throw new ApiError('forbidden', messages.geographyNotAllowed);
  return people;
}

function targetOf({ tree, subject }: ChatContext, row: RecipientRow): Target {
  const station = tree
    .path(subject.organization)
    .some(({ id, type }) => id === row.organization_id && (type === 'station' || type === 'station-business'));
  return {
    geographies: [tree.byId(row.organization_id)],
    answerable: row.wrote_first || (station && isManager(row.position_type)),
    // Everybody has the default team until the Arena puts them into one.
    ...(row.team === defaultTeamSlug ? {} : { teamSlug: row.team }),
  };
}

const maxFound = 50;

/** People the caller may write to whose name contains a text, by name. */
export async function findPeople(
  context: ChatContext,
  text: string,
): Promise<CallReply<typeof calls.conversations.people>> {
  const { db, employee, subject, config, tree } = context;
  const places = tree.all();
  const near = new Set(tree.path(subject.organization).map(({ id }) => id));
  // A person's station managers may be outside the person's view.
  const reachable = places.filter((place) => near.has(place.id) || canView(subject, place, config.access));
  const rows = await searchRecipients(db.kysely, {
    text: text.trim(),
    searcherId: employee.id,
    organizationIds: reachable.length === places.length ? null : reachable.map(({ id }) => id),
    team: subject.teamSlug === defaultTeamSlug ? null : subject.teamSlug,
    // Some of them may turn out to be out of reach.
    limit: maxFound * 4,
  });
  return {
    people: rows
      .filter((row) => can(subject, 'chat.create-message', targetOf(context, row), config.access).allowed)
      .slice(0, maxFound)
      .map(({ id, display_name, position_type, organization_id }) => ({
        user_id: id,
        display_name,
        position_type,
        organization_name: workplaceOf(tree, organization_id)?.displayName ?? '',
      })),
  };
}
