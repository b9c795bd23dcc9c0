import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { CampaignPerson, CampaignReminder } from '@roadside/contract/schemas';
import { dueState, reminderPauseStart } from '@roadside/domain/training';
import type { Kysely, Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cutPage } from '../../platform/lists/list-request.ts';
import { cursorScope, readCursor, signCursor } from '../../platform/lists/signed-cursor.ts';
import { workplaceOf } from '../../platform/organizations/workplace.ts';
import { channelsFor, clearNotification, notify } from '../notifications/index.ts';
import { announceThrough, excuseFrom, readModules, recountCampaigns } from '../training/index.ts';
import { managedCampaign, todayOf } from './campaign-reply.ts';
import type { Campaign } from './campaigns.repository.ts';
import { eligiblePeople } from './eligible.service.ts';
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
  {
    id,
    status,
    module_id: moduleId,
    cursor,
    rows_per_page: size = defaultRowsPerPage,
  }: ParsedBody<Campaigns['people']>,
): Promise<CallReply<Campaigns['people']>> {
  const campaign = await managedCampaign(context, id);
  const { db } = context;
  const scope = cursorScope(context, ['campaign-people', id, status, moduleId ?? null]);
  const today = todayOf(context, campaign);
  const titles = new Map((await readModules(db.kysely, { ids: campaign.moduleIds })).map((row) => [row.id, row.title]));
  const rows = onlyModule(await peopleOf(context, db.kysely, campaign), moduleId);
  const all = rows
    .map((row) => personReply(context, row, today, titles))
    .filter(isShown(status))
    .toSorted((a, b) => urgency.indexOf(a.state) - urgency.indexOf(b.state));
  const enrolled = new Set(rows.filter((row) => row.enrolled).map(({ employee_id }) => employee_id));
  // The list is made in memory, and its order changes as people learn: the cursor is the number of people shown.
  const [from = '0'] = cursor === undefined ? [] : readCursor(cursor, scope);
  const start = Number(from);
  const page = cutPage(all.slice(start), size);
  return {
    people: [...page.rows],
    total_rows: all.length,
    next_cursor: page.last && signCursor([String(start + page.rows.length)], scope),
    modules: campaign.moduleIds.flatMap((module_id) => {
      const title = titles.get(module_id);
      return title === undefined ? [] : [{ module_id, title }];
    }),
    reminder: await reminderOf(
      context,
      all.filter(({ employee_id }) => enrolled.has(employee_id)),
    ),
  };
}

/**
 * The people of a campaign: those enrolled, and everybody it is for where it assigns nothing by itself, so that a manager
 * can.
 */
async function peopleOf(
  { tree }: CallContext,
  db: Kysely<Tables>,
  campaign: Campaign,
  ids: readonly number[] | null = null,
): Promise<readonly EnrolledRow[]> {
  const others = campaign.autoEnroll ? [] : await eligiblePeople(db, tree, campaign, ids);
  return readEnrolled(db, campaign.id, { ids, others: others.map((person) => person.id) });
}

/** Whether a list of a status has a person: excused are people who are from any module, and the rest go by their state. */
const isShown =
  (status: ParsedBody<Campaigns['people']>['status']) =>
  ({ state, modules }: CampaignPerson): boolean =>
    status === 'excused' ? modules.some((module) => module.state === 'excused') : shown[status](state);

/** People with one module only, or with all of theirs. */
const onlyModule = (rows: readonly EnrolledRow[], moduleId: number | undefined): readonly EnrolledRow[] =>
  moduleId === undefined
    ? rows
    : rows
        .map((row) => ({ ...row, modules: row.modules.filter((module) => module.module_id === moduleId) }))
        .filter(({ modules }) => modules.length > 0);

/** Whom a reminder of everybody in the list reaches now. */
async function reminderOf({ db, now }: CallContext, people: readonly CampaignPerson[]): Promise<CampaignReminder> {
  const open = people.filter(({ state }) => shown.open(state));
  const off = await turnedOff(
    db.kysely,
    open.map(({ employee_id }) => employee_id),
  );
  const since = reminderPauseStart(now()).getTime();
  const told = open.filter(({ employee_id }) => !off.has(employee_id));
  const lately = told.filter(({ reminded_at: at }) => at !== null && Date.parse(at) > since).length;
  return { reaches: told.length - lately, reminded_lately: lately, turned_off: off.size };
}

/** Of these people, those who turned notifications of campaigns off. */
export async function turnedOff(db: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const channels = await channelsFor(db, 'campaign', ids);
  return new Set(ids.filter((id) => !channels.get(id)?.in_app));
}

function moduleState(module: PersonModule, person: EnrolledRow, today: string): State {
  if (module.completed_at !== null) return 'done';
  if (module.excused_at !== null) return 'excused';
  return dueState({ dueOn: module.due_on ?? person.due_on, completed: false }, today);
}

/** A person's most urgent module decides. */
function personState(row: EnrolledRow, today: string): State {
  const states = row.modules.map((module) => moduleState(module, row, today));
  return urgency.find((state) => states.includes(state)) ?? 'done';
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
    state: personState(row, today),
    assigned: row.enrolled && row.modules.every((module) => !isOpen(module) || module.assignment_id !== null),
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

/**
 * Reminds people of their open modules: some, or everybody who is behind or not finished. Those who have no open ones,
 * and those who were reminded within a day, are left alone.
 */
export async function remindPeople(
  context: CallContext,
  { id, employee_ids: ids, everybody, module_id: moduleId }: ParsedBody<Campaigns['remind']>,
): Promise<CallReply<Campaigns['remind']>> {
  const campaign = await managedCampaign(context, id);
  if ((ids === undefined) === (everybody === undefined))
    throw new ApiError('invalid-body', 'Send either employee_ids or everybody.', {
      fields: { employee_ids: 'Send either employee_ids or everybody' },
    });
  const { db, employee, now, audit } = context;
  const today = todayOf(context, campaign);
  return db.kysely.transaction().execute(async (trx) => {
    const wanted = onlyModule(await readEnrolled(trx, id, { ids: ids ?? null }), moduleId)
      .filter((row) => shown[everybody ?? 'open'](personState(row, today)))
      .map((row) => ({ employeeId: row.employee_id, amount: row.modules.filter(isOpen).length }));
    const off = await turnedOff(
      trx,
      wanted.map(({ employeeId }) => employeeId),
    );
    const told = wanted.filter(({ employeeId }) => !off.has(employeeId));
    const at = now();
    const reminded = await storeReminded(
      trx,
      id,
      told.map(({ employeeId }) => employeeId),
      { at, unlessSince: reminderPauseStart(at) },
    );
    await audit(
      {
        event: 'campaign_reminded',
        status: 'success',
        target: `campaign:${id}`,
        changes: { people: reminded.size },
      },
      trx,
    );
    await notify(
      trx,
      { kind: 'campaign', subjectId: id },
      told.filter(({ employeeId }) => reminded.has(employeeId)),
      { at, by: employee.id, again: true },
    );
    return { reminded: reminded.size, reminded_lately: told.length - reminded.size, turned_off: off.size };
  });
}

/** Excuses people from the open modules of a campaign, or from one of them. */
export async function excusePeople(
  context: CallContext,
  { id, employee_ids: ids, module_id: moduleId, reason }: ParsedBody<Campaigns['excuse']>,
): Promise<CallReply<Campaigns['excuse']>> {
  const campaign = await managedCampaign(context, id);
  const { db, employee, now, audit } = context;
  return db.kysely.transaction().execute(async (trx) => {
    const rows = onlyModule(await peopleOf(context, trx, campaign, ids), moduleId);
    const open = rows.flatMap(({ employee_id, modules }) =>
      modules.filter(isOpen).map(({ module_id }) => ({ employee_id, module_id })),
    );
    const excused = await excuseFrom(trx, id, open, { by: employee.id, at: now(), excuse: reason });
    const people = new Set(excused.map(({ employee_id }) => employee_id)).size;
    await tellExcused(trx, excused, employee.id, now());
    await audit(
      { event: 'campaign_excused', status: 'success', target: `campaign:${id}`, changes: { people, reason } },
      trx,
    );
    return { excused: people };
  });
}

/** Takes what people were excused from off their screens, and out of what their notifications count. */
async function tellExcused(
  trx: Transaction<Tables>,
  excused: Awaited<ReturnType<typeof excuseFrom>>,
  by: number,
  at: Date,
): Promise<void> {
  const byModule = [...Map.groupBy(excused, ({ module_id }) => module_id)].map(([moduleId, rows]) => ({
    moduleId,
    employeeIds: rows.map(({ employee_id }) => employee_id),
  }));
  // Modules that a campaign assigned are in its own notification.
  for (const { employee_id, module_id } of excused.filter(({ source }) => source !== 'campaign'))
    await clearNotification(trx, employee_id, { kind: 'module', subjectId: module_id }, at);
  const employeeIds = excused.map(({ employee_id }) => employee_id);
  await recountCampaigns(trx, { moduleIds: byModule.map(({ moduleId }) => moduleId), employeeIds }, by);
  for (const change of byModule) await announceThrough(trx, change, by);
}
