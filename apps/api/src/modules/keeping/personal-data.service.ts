import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { erasedName } from '@roadside/domain/home';
import { can } from '@roadside/domain/permissions';
import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { deleteFilesOf } from '../../platform/files/stored-files.ts';
import { deleteAccountOf } from '../accounts/index.ts';
import { eraseWithdrawalReasonsOf } from '../bank/index.ts';
import { eraseCallOutReasonsOf } from '../call-outs/index.ts';
import { deleteCampaignDraftsOf } from '../campaigns/index.ts';
import { eraseMessagesOf } from '../chat/index.ts';
import { eraseDashboardsOf, eraseTalkOf } from '../dashboards/index.ts';
import { eraseScorecardTalkOf } from '../exec-reports/index.ts';
import { eraseHuddleOf } from '../huddle/index.ts';
import { eraseMailOf } from '../mail/index.ts';
import { deleteNotificationsOf } from '../notifications/index.ts';
import { renameDriverRecord } from '../organizations/index.ts';
import { eraseEmployee } from '../people/index.ts';
import { deletePushOf } from '../push/index.ts';
import { eraseRequestReasons } from '../requests/index.ts';
import { deleteViewsOf } from '../saved-views/index.ts';
import { deleteAlertsOf } from '../alerts/index.ts';
import { deleteSubscriptionsOf } from '../subscriptions/index.ts';
import { saveCalendarFeed } from '../shifts/index.ts';
import { eraseTrainingOf } from '../training/index.ts';
import { eraseReportsOf, findPerson } from './keeping.repository.ts';
import { readPersonalData } from './personal-data.repository.ts';

type Keeping = typeof calls.keeping;
type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** Everything stored about a person. Each export is audited. */
export async function exportPerson(context: CallContext, employeeId: number): Promise<CallReply<Keeping['export']>> {
  const { db, now, audit } = context;
  const person = await existingPerson(context, employeeId);
  await audit({ event: 'personal_data_exported', status: 'success', target: `employee:${employeeId}` });
  return {
    exported_at: now().toISOString(),
    employee_id: employeeId,
    display_name: person.display_name,
    sections: (await readPersonalData(db.kysely, employeeId)).map(({ name, rows }) => ({ name, rows: [...rows] })),
  };
}

async function existingPerson({ db }: CallContext, employeeId: number): Promise<Person> {
  const person = await findPerson(db.kysely, employeeId);
  if (!person) throw new ApiError('not-found', 'This person no longer exists.');
  return person;
}

/**
 * Erases a person. What they wrote is replaced in its place and their name by one without a person, so that every count
 * and every reach stays as it was.
 * @throws ApiError 400 when the typed name isn't the person's, 403 for oneself
 */
export async function erasePerson(
  context: CallContext,
  { employee_id: id, name }: ParsedBody<Keeping['erase']>,
): Promise<CallReply<Keeping['erase']>> {
  const { db, subject, config, now, audit } = context;
  if (!can(subject, 'personal-data.erase', { ownerEmployeeId: id }, config.access).allowed)
    throw new ApiError('forbidden', 'You can’t erase yourself. Another Admin can.');
  const person = await existingPerson(context, id);
  if (name.trim() !== person.display_name)
    throw new ApiError('invalid-body', 'The name doesn’t match.', {
      fields: { name: `Type ${person.display_name} to confirm` },
    });
  await db.kysely.transaction().execute(async (trx) => {
    await eraseEverywhere(trx, person, now());
    await audit({ event: 'personal_data_erased', status: 'success', target: `employee:${id}` }, trx);
  });
  return { employee_id: id, display_name: erasedName(id) };
}

/** Erases a person in every module that has something of theirs. */
export async function eraseEverywhere(trx: Transaction<Tables>, person: Person, at: Date): Promise<void> {
  const { id } = person;
  const names = { firstName: 'Former', lastName: `employee ${id}`, displayName: erasedName(id) };
  await deleteAccountOf(trx, id, at);
  await eraseEmployee(trx, id, names);
  if (person.organization_type === 'driver')
    await renameDriverRecord(trx, person.organization_id, {
      ...names,
      slug: `former-driver-${person.organization_id}`,
    });
  // Pictures of the club, such as those of campaigns, aren't the person's.
  await deleteFilesOf(trx, id, ['avatar', 'chat', 'export']);
  await eraseMessagesOf(trx, id);
  await eraseHuddleOf(trx, id);
  await eraseMailOf(trx, id);
  await eraseTalkOf(trx, id);
  await eraseDashboardsOf(trx, id);
  await eraseRequestReasons(trx, id);
  await saveCalendarFeed(trx, id, null, at);
  await eraseCallOutReasonsOf(trx, id);
  await eraseTrainingOf(trx, id);
  await deleteCampaignDraftsOf(trx, id);
  await eraseWithdrawalReasonsOf(trx, id);
  await eraseReportsOf(trx, id);
  await deleteViewsOf(trx, id);
  await deletePushOf(trx, id);
  await deleteSubscriptionsOf(trx, id);
  await eraseScorecardTalkOf(trx, id);
  await deleteAlertsOf(trx, id);
  await deleteNotificationsOf(trx, id);
}
