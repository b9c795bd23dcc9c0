import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { campaignDueDay, reminderDue, reminderPauseStart } from '@roadside/domain/training';
import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { dayIn } from '../../platform/time/day-in.ts';
import { notify } from '../notifications/index.ts';
import {
  announceThrough,
  assignModules,
  openRequiredModules,
  storeReminders,
  unassignedModules,
} from '../training/index.ts';
import { managedCampaign, requireManaged } from './campaign-reply.ts';
import { activeCampaigns, lockCampaign } from './campaigns.repository.ts';
import type { Campaign } from './campaigns.repository.ts';
import { eligiblePeople } from './eligible.service.ts';
import { insertEnrollments, readEnrolled, readEnrolledIds, storeReminded } from './people.repository.ts';
import type { EnrolledRow } from './people.repository.ts';
import { turnedOff } from './people.service.ts';

const localDay = (tree: OrganizationTree, campaign: Campaign, now: Date) =>
  dayIn(tree.byId(campaign.organizationId)?.timeZone ?? 'UTC', now);

const requires = ({ hasRequiredModules, moduleIds }: Campaign) => hasRequiredModules && moduleIds.length > 0;

/**
 * Enrolls everybody who has become eligible for a running campaign: assigns the modules they still have to finish with
 * their due date and notifies them. People enrolled before get modules that were added since. Each campaign is its own
 * transaction, so a killed run continues where it stopped.
 */
export async function enrollEligible(db: Database, now: () => Date): Promise<void> {
  const running = (await activeCampaigns(db.kysely, now())).filter(
    (campaign) => campaign.autoEnroll && requires(campaign),
  );
  if (running.length === 0) return;
  const tree = await loadOrganizationTree(db);
  for (const campaign of running) {
    const eligible = (await eligiblePeople(db.kysely, tree, campaign)).map((person) => person.id);
    const enrolled = await readEnrolledIds(db.kysely, campaign.id);
    const fresh = eligible.filter((id) => !enrolled.has(id));
    const others = eligible.filter((id) => enrolled.has(id));
    const added = await unassignedModules(db.kysely, campaign.id, others);
    if (fresh.length === 0 && added.size === 0) continue;
    await db.kysely
      .transaction()
      .execute(async (trx) => enrollIn(trx, tree, campaign.id, { fresh, others: [...added.keys()] }, now()));
  }
}

async function enrollIn(
  trx: Transaction<Tables>,
  tree: OrganizationTree,
  id: number,
  { fresh, others }: { readonly fresh: readonly number[]; readonly others: readonly number[] },
  at: Date,
): Promise<void> {
  const current = await lockCampaign(trx, id);
  if (!current || !requires(current)) return;
  const dueOn = campaignDueDay({ due_on: current.dueOn, due_days: current.dueDays }, localDay(tree, current, at));
  const people = await insertEnrollments(
    trx,
    id,
    fresh.map((employeeId) => ({ employeeId, dueOn })),
    at,
  );
  const stamp = { dueOn, by: null, at };
  // Who has finished a module before is through with it.
  await assignOwed(trx, current, await openRequiredModules(trx, id, people), { ...stamp, again: false });
  await assignOwed(trx, current, await unassignedModules(trx, id, others), { ...stamp, again: true });
}

/** Assigns modules of a campaign to people, by person, and notifies them. */
async function assignOwed(
  trx: Transaction<Tables>,
  { id, title }: Campaign,
  owed: ReadonlyMap<number, readonly number[]>,
  { dueOn, by, at, again }: { dueOn: string | null; by: number | null; at: Date; again: boolean },
): Promise<void> {
  await assignModules(
    trx,
    [...owed].flatMap(([employeeId, moduleIds]) =>
      moduleIds.map((moduleId) => ({
        employeeId,
        moduleId,
        source: 'campaign' as const,
        campaignId: id,
        reason: title,
        dueOn,
      })),
    ),
    { by, at },
  );
  await notify(
    trx,
    { kind: 'campaign', subjectId: id },
    [...owed].map(([employeeId, { length: amount }]) => ({ employeeId, amount })),
    { at, by, again },
  );
}

type Assign = typeof calls.campaigns.assign;

/**
 * Assigns the modules of a campaign, or one of them, to people it is for. What they have finished, were excused from or
 * have assigned already is left as it is.
 * @throws ApiError 409 for a campaign that is over or requires nothing
 */
export async function assignPeople(
  context: CallContext,
  { id, employee_ids: ids, module_id: moduleId }: ParsedBody<Assign>,
): Promise<CallReply<Assign>> {
  await managedCampaign(context, id);
  const { db, tree, employee, now, audit } = context;
  return db.kysely.transaction().execute(async (trx) => {
    const campaign = requireManaged(context, await lockCampaign(trx, id));
    const at = now();
    if (!requires(campaign)) throw new ApiError('conflict', 'This campaign requires no modules.');
    if (campaign.endsAt < at) throw new ApiError('conflict', 'This campaign is over.');
    const eligible = (await eligiblePeople(trx, tree, campaign, ids)).map((person) => person.id);
    const dueOn = campaignDueDay({ due_on: campaign.dueOn, due_days: campaign.dueDays }, localDay(tree, campaign, at));
    await insertEnrollments(
      trx,
      id,
      eligible.map((employeeId) => ({ employeeId, dueOn })),
      at,
    );
    const owed = new Map(
      [...(await unassignedModules(trx, id, eligible))]
        .map(([person, modules]) => [person, modules.filter((each) => (moduleId ?? each) === each)] as const)
        .filter(([, modules]) => modules.length > 0),
    );
    await assignOwed(trx, campaign, owed, { dueOn, by: employee.id, at, again: true });
    for (const module of new Set([...owed.values()].flat())) {
      const employeeIds = [...owed].filter(([, modules]) => modules.includes(module)).map(([person]) => person);
      await announceThrough(trx, { moduleId: module, employeeIds }, employee.id);
    }
    await audit(
      { event: 'campaign_assigned', status: 'success', target: `campaign:${id}`, changes: { people: owed.size } },
      trx,
    );
    return { assigned: owed.size };
  });
}

/** Reminds people of modules that are due in 7, 3 and 1 days; each day of a module once. */
export async function remindDue(db: Database, now: () => Date): Promise<void> {
  const running = (await activeCampaigns(db.kysely, now())).filter(requires);
  if (running.length === 0) return;
  const tree = await loadOrganizationTree(db);
  for (const campaign of running)
    await db.kysely
      .transaction()
      .execute(async (trx) => remindOfCampaign(trx, campaign, localDay(tree, campaign, now()), now()));
}

async function remindOfCampaign(trx: Transaction<Tables>, campaign: Campaign, day: string, at: Date): Promise<void> {
  const owing = (await readEnrolled(trx, campaign.id))
    .map((person) => ({ employeeId: person.employee_id, due: dueOf(person, day) }))
    .filter(({ due }) => due.length > 0);
  const off = await turnedOff(
    trx,
    owing.map(({ employeeId }) => employeeId),
  );
  const people = owing.filter(({ employeeId }) => !off.has(employeeId));
  // Those a manager has reminded within a day are reminded later, by a run after that.
  const reminded = await storeReminded(
    trx,
    campaign.id,
    people.map(({ employeeId }) => employeeId),
    { at, unlessSince: reminderPauseStart(at) },
  );
  const now = people.filter(({ employeeId }) => reminded.has(employeeId));
  const due = now.flatMap((person) => person.due);
  for (const left of new Set(due.map(({ daysLeft }) => daysLeft)))
    await storeReminders(
      trx,
      due.filter(({ daysLeft }) => daysLeft === left).map(({ assignmentId }) => assignmentId),
      left,
    );
  await notify(
    trx,
    { kind: 'campaign', subjectId: campaign.id },
    now.map(({ employeeId, due: { length: amount } }) => ({ employeeId, amount })),
    { at, by: null, again: true },
  );
}

/** The modules of a person that a reminder is due for. */
function dueOf({ modules, due_on: own }: EnrolledRow, day: string) {
  return modules.flatMap(({ completed_at: done, excused_at: excused, assignment_id: assignmentId, ...module }) => {
    const dueOn = module.due_on ?? own;
    if (done !== null || excused !== null || assignmentId === null || dueOn === null) return [];
    const daysLeft = reminderDue(dueOn, day, module.reminded_days_left);
    return daysLeft === null ? [] : [{ assignmentId, daysLeft }];
  });
}
