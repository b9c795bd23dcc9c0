import { campaignDueDay, reminderDue, reminderPauseStart } from '@roadside/domain/training';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { dayIn } from '../../platform/time/day-in.ts';
import { notify } from '../notifications/index.ts';
import { assignModules, storeReminders } from '../training/index.ts';
import { activeCampaigns, lockCampaign } from './campaigns.repository.ts';
import type { Campaign } from './campaigns.repository.ts';
import { eligiblePeople } from './eligible.service.ts';
import { insertEnrollments, readEnrolled, readEnrolledIds, storeReminded } from './people.repository.ts';
import type { EnrolledRow } from './people.repository.ts';

const localDay = (tree: OrganizationTree, campaign: Campaign, now: Date) =>
  dayIn(tree.byId(campaign.organizationId)?.timeZone ?? 'UTC', now);

const requires = ({ hasRequiredModules, moduleIds }: Campaign) => hasRequiredModules && moduleIds.length > 0;

/**
 * Enrolls everybody who has become eligible for a running campaign: assigns its modules with their due date and notifies
 * them. Each campaign is its own transaction, so a killed run continues where it stopped.
 */
export async function enrollEligible(db: Database, now: () => Date): Promise<void> {
  const running = (await activeCampaigns(db.kysely, now())).filter(
    (campaign) => campaign.autoEnroll && requires(campaign),
  );
  if (running.length === 0) return;
  const tree = await loadOrganizationTree(db);
  for (const { id } of running) {
    const campaign = running.find((each) => each.id === id);
    if (!campaign) continue;
    const enrolled = await readEnrolledIds(db.kysely, id);
    const fresh = (await eligiblePeople(db.kysely, tree, campaign)).filter((person) => !enrolled.has(person.id));
    if (fresh.length === 0) continue;
    await db.kysely.transaction().execute(async (trx) => {
      const current = await lockCampaign(trx, id);
      if (!current || !requires(current)) return;
      const day = localDay(tree, current, now());
      const dueOn = campaignDueDay({ due_on: current.dueOn, due_days: current.dueDays }, day);
      const people = await insertEnrollments(
        trx,
        id,
        fresh.map((person) => ({ employeeId: person.id, dueOn })),
        now(),
      );
      await assignModules(
        trx,
        people.flatMap((employeeId) =>
          current.moduleIds.map((moduleId) => ({
            employeeId,
            moduleId,
            source: 'campaign' as const,
            campaignId: id,
            reason: current.title,
            dueOn,
          })),
        ),
        { by: null, at: now() },
      );
      await notify(
        trx,
        { kind: 'campaign', subjectId: id },
        people.map((employeeId) => ({ employeeId, amount: current.moduleIds.length })),
        { at: now(), by: null, again: false },
      );
    });
  }
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
  const people = (await readEnrolled(trx, campaign.id))
    .map((person) => ({ employeeId: person.employee_id, due: dueOf(person, day) }))
    .filter(({ due }) => due.length > 0);
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
