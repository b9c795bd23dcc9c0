import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { CampaignPerson } from '@roadside/contract/schemas';
import { dueState } from '@roadside/domain/training';
import type { CallContext } from '../../platform/calls/handler.ts';
import { cutPage } from '../../platform/lists/list-request.ts';
import { cursorScope, readCursor, signCursor } from '../../platform/lists/signed-cursor.ts';
import { workplaceOf } from '../../platform/organizations/workplace.ts';
import { notify } from '../notifications/index.ts';
import { excuseAssignments, readModules } from '../training/index.ts';
import { managedCampaign } from './campaign-reply.ts';
import { readEnrolled, storeReminded } from './people.repository.ts';
import type { EnrolledRow, PersonModule } from './people.repository.ts';

type Campaigns = typeof calls.campaigns;
type State = CampaignPerson['state'];

const defaultRowsPerPage = 50;
/** Who needs the manager most, first. */
const urgency: readonly State[] = ['overdue', 'soon', 'open', 'excused', 'done'];

const shown: Readonly<Record<ParsedBody<Campaigns['people']>['status'], (state: State) => boolean>> = {
  all: () => true,
  behind: (state) => state === 'overdue',
  open: (state) => state === 'open' || state === 'soon' || state === 'overdue',
  done: (state) => state === 'done',
  excused: (state) => state === 'excused',
};

/** The people of a campaign with what they have done, those who are behind first. */
export async function listPeople(
  context: CallContext,
  { id, status, cursor, rows_per_page: size = defaultRowsPerPage }: ParsedBody<Campaigns['people']>,
): Promise<CallReply<Campaigns['people']>> {
  const campaign = await managedCampaign(context, id);
  const { db, tree } = context;
  const scope = cursorScope(context, ['campaign-people', id, status]);
  const today = context.today(tree.byId(campaign.organizationId)?.timeZone ?? 'UTC');
  const titles = new Map((await readModules(db.kysely, { ids: campaign.moduleIds })).map((row) => [row.id, row.title]));
  const all = (await readEnrolled(db.kysely, id))
    .map((row) => personReply(context, row, today, titles))
    .filter(({ state }) => shown[status](state))
    .toSorted((a, b) => urgency.indexOf(a.state) - urgency.indexOf(b.state));
  // The list is made in memory, and its order changes as people learn: the cursor is the number of people shown.
  const [from = '0'] = cursor === undefined ? [] : readCursor(cursor, scope);
  const start = Number(from);
  const page = cutPage(all.slice(start), size);
  return {
    people: [...page.rows],
    total_rows: all.length,
    next_cursor: page.last && signCursor([String(start + page.rows.length)], scope),
  };
}

function moduleState(module: PersonModule, person: EnrolledRow, today: string): State {
  if (module.completed_at !== null) return 'done';
  if (module.excused_at !== null) return 'excused';
  return dueState({ dueOn: module.due_on ?? person.due_on, completed: false }, today);
}

function personReply(
  { tree }: CallContext,
  row: EnrolledRow,
  today: string,
  titles: ReadonlyMap<number, string>,
): CampaignPerson {
  const modules = row.modules.map((module) => ({
    module_id: module.module_id,
    title: titles.get(module.module_id) ?? '',
    state: moduleState(module, row, today),
    due_on: module.due_on ?? row.due_on,
    completed_at: instantOf(module.completed_at),
  }));
  const touched = row.modules.flatMap(({ touched_at }) => touched_at ?? []).toSorted();
  return {
    employee_id: row.employee_id,
    display_name: row.display_name,
    position_type: row.position_type,
    organization_name: workplaceOf(tree, row.organization_id)?.displayName ?? '',
    state: urgency.find((state) => modules.some((module) => module.state === state)) ?? 'done',
    modules_done: modules.filter(({ state }) => state === 'done').length,
    modules_total: modules.length,
    due_on: row.due_on,
    last_activity_at: instantOf(touched.at(-1) ?? null),
    reminded_at: row.reminded_at?.toISOString() ?? null,
    excuse: row.modules.find(({ excuse }) => excuse !== '')?.excuse ?? null,
    modules,
  };
}

/** PostgreSQL writes the moments inside JSON in its own form. */
const instantOf = (text: string | null) => (text === null ? null : new Date(text).toISOString());

const isOpen = (module: PersonModule) => module.completed_at === null && module.excused_at === null;

/** Reminds people of their open modules; those who have none are left alone. */
export async function remindPeople(
  context: CallContext,
  { id, employee_ids: ids }: ParsedBody<Campaigns['remind']>,
): Promise<CallReply<Campaigns['remind']>> {
  await managedCampaign(context, id);
  const { db, employee, now, audit } = context;
  return db.kysely.transaction().execute(async (trx) => {
    const late = (await readEnrolled(trx, id, ids))
      .map((row) => ({ employeeId: row.employee_id, amount: row.modules.filter(isOpen).length }))
      .filter(({ amount }) => amount > 0);
    const at = now();
    await storeReminded(
      trx,
      id,
      late.map(({ employeeId }) => employeeId),
      at,
    );
    await audit(
      {
        event: 'campaign_reminded',
        status: 'success',
        target: `campaign:${id}`,
        changes: { people: late.length },
      },
      trx,
    );
    await notify(trx, { kind: 'campaign', subjectId: id }, late, { at, by: employee.id, again: true });
    return { reminded: late.length };
  });
}

/** Excuses people from the open modules of a campaign. */
export async function excusePeople(
  context: CallContext,
  { id, employee_ids: ids, reason }: ParsedBody<Campaigns['excuse']>,
): Promise<CallReply<Campaigns['excuse']>> {
  await managedCampaign(context, id);
  const { db, employee, now, audit } = context;
  return db.kysely.transaction().execute(async (trx) => {
    const rows = await readEnrolled(trx, id, ids);
    const open = rows.flatMap(({ modules }) =>
      modules.filter(isOpen).flatMap(({ assignment_id }) => assignment_id ?? []),
    );
    const excused = await excuseAssignments(trx, open, { by: employee.id, at: now(), excuse: reason });
    const people = new Set(excused.map(({ employee_id }) => employee_id)).size;
    await audit(
      { event: 'campaign_excused', status: 'success', target: `campaign:${id}`, changes: { people, reason } },
      trx,
    );
    return { excused: people };
  });
}
