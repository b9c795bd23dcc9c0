import type { CallBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { isEverybody, isGroupMail, type Audience } from '@roadside/domain/home';
import { messages } from '@roadside/domain/messages';
import { can } from '@roadside/domain/permissions';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { permittedRecipients } from '../chat/index.ts';
import { existingAudience, peopleIn, readPeople } from '../home/index.ts';

type Written = CallBody<(typeof calls)['mailbox']['reach']>;

/** Who a mail is for. */
export interface Recipients {
  readonly named: readonly number[];
  readonly audience: Audience;
  /** Everybody who gets it now: those named and the audience, without the sender. */
  readonly people: readonly number[];
}

/**
 * Finds who a mail is for, and checks that the caller may write to them: people as in decision 33, locations in view,
 * and with see-all groups and positions.
 * @throws ApiError 403 for anybody out of reach, 400 for the caller or a group that doesn't exist
 */
export async function recipientsOf(
  context: CallContext,
  { recipients = [], audience: chosen = {} }: Pick<Written, 'recipients' | 'audience'>,
): Promise<Recipients> {
  const { db, tree, employee, subject, config } = context;
  const { positions = [], organization_ids = [], group_ids = [] } = chosen;
  const asked = { positions, organizationIds: organization_ids, groupIds: group_ids };
  const target = {
    group: isGroupMail(asked),
    geographies: organization_ids.map((id) => tree.byId(id)),
  };
  if (!can(subject, 'mail.send', target, config.access).allowed)
    throw new ApiError('forbidden', messages.geographyNotAllowed);
  const named = recipients.length === 0 ? [] : await permittedRecipients(context, recipients, 'mail.send');
  if (isEverybody(asked)) return { named, audience: asked, people: named };
  const audience = await existingAudience(context, { positions, organization_ids, group_ids });
  const inside = peopleIn(tree, audience, await readPeople(db.kysely)).map(({ id }) => id);
  return { named, audience, people: [...new Set([...named, ...inside])].filter((id) => id !== employee.id) };
}
