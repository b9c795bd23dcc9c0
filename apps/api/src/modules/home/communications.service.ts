import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { AnnouncementReader } from '@roadside/contract/schemas';
import { mustBeRead } from '@roadside/domain/home';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cutPage, rowsToRead } from '../../platform/lists/list-request.ts';
import { cursorScope, readCursor, signCursor } from '../../platform/lists/signed-cursor.ts';
import { workplaceOf } from '../../platform/organizations/workplace.ts';
import { notify } from '../notifications/index.ts';
import { readPeople, readPeopleById } from './audience.repository.ts';
import { audienceOf, peopleIn } from './audience.service.ts';
import { existingAnnouncement, urgentChange } from './editor.service.ts';
import { managersByPlace, unconfirmed } from './unconfirmed.service.ts';
import { editedWidgets, stateOf } from './widget-reply.ts';
import { logDeeds, readReachLines, readReaders } from './widget-log.repository.ts';
import { findAnnouncements, readWidget } from './widgets.repository.ts';
import type { WidgetRow } from './widgets.repository.ts';

type Communications = typeof calls.communications;

const defaultRowsPerPage = 50;

/** Announcements, newest first. */
export async function listCommunications(
  context: CallContext,
  body: ParsedBody<Communications['list']>,
): Promise<CallReply<Communications['list']>> {
  const { state = null, only = null, cursor, rows_per_page: size = defaultRowsPerPage } = body;
  const search = body.search?.trim() ?? '';
  const scope = cursorScope(context, ['communications', state, search, only]);
  const rows = await findAnnouncements(context.db.kysely, {
    state,
    search,
    only,
    now: context.now(),
    after: cursor === undefined ? null : readCursor(cursor, scope),
    limit: rowsToRead(size),
  });
  const page = cutPage(rows, size);
  return {
    announcements: await editedWidgets(context, page.rows),
    next_cursor: page.last && signCursor(page.last.sort_keys, scope),
  };
}

const collator = new Intl.Collator('en');

/** Everybody an announcement is for, and everybody who read it, by name. */
export async function listReaders(
  context: CallContext,
  { id, status, cursor, rows_per_page: size = defaultRowsPerPage }: ParsedBody<Communications['readers']>,
): Promise<CallReply<Communications['readers']>> {
  const row = await existingAnnouncement(context, id);
  const scope = cursorScope(context, ['readers', id, status]);
  const all = (await readersOf(context, row)).filter(filters[status]);
  const sorted = all.toSorted(
    (a, b) => collator.compare(a.display_name, b.display_name) || a.employee_id - b.employee_id,
  );
  // The list is made in memory, so its cursor is the last person, and the page begins after where they are or would be.
  const [name = '', last = '0'] = cursor === undefined ? [] : readCursor(cursor, scope);
  const rest =
    cursor === undefined
      ? sorted
      : sorted.filter((each) => (collator.compare(each.display_name, name) || each.employee_id - Number(last)) > 0);
  const page = cutPage(rest, size);
  return {
    readers: [...page.rows],
    total_rows: sorted.length,
    next_cursor: page.last && signCursor([page.last.display_name, String(page.last.employee_id)], scope),
  };
}

const filters: Readonly<
  Record<ParsedBody<Communications['readers']>['status'], (reader: AnnouncementReader) => boolean>
> = {
  all: () => true,
  seen: ({ seen_at }) => seen_at !== null,
  'not-seen': ({ seen_at }) => seen_at === null,
  acknowledged: ({ acknowledged_at }) => acknowledged_at !== null,
  'not-acknowledged': ({ acknowledged_at }) => acknowledged_at === null,
};

async function readersOf({ db, tree }: CallContext, row: WidgetRow): Promise<AnnouncementReader[]> {
  const [people, lines] = await Promise.all([readPeople(db.kysely), readReaders(db.kysely, row.id)]);
  const inside = new Map(peopleIn(tree, audienceOf(row), people).map((person) => [person.id, person]));
  const outside = await readPeopleById(
    db.kysely,
    lines.flatMap(({ employee_id }) => (inside.has(employee_id) ? [] : [employee_id])),
  );
  const lineOf = new Map(lines.map((line) => [line.employee_id, line]));
  return [...inside.values(), ...outside].map((person) => {
    const line = lineOf.get(person.id);
    return {
      employee_id: person.id,
      display_name: person.display_name,
      position_type: person.position_type,
      organization_id: person.organization_id,
      organization_name: workplaceOf(tree, person.organization_id)?.displayName ?? '',
      in_audience: inside.has(person.id),
      seen_at: line?.seen_at?.toISOString() ?? null,
      acknowledged_at: line?.acknowledged_at?.toISOString() ?? null,
      reminded_at: line?.reminded_at?.toISOString() ?? null,
    };
  });
}

/** Notifies everybody who hasn't read an announcement, or not confirmed it, once more. */
export async function remind(context: CallContext, id: number): Promise<CallReply<Communications['remind']>> {
  const { db, employee, now, audit } = context;
  const row = await liveAnnouncement(context, id);
  const late = (await readersOf(context, row)).filter(
    ({ in_audience, seen_at, acknowledged_at }) =>
      in_audience && (mustBeRead(row.asks, acknowledged_at) || (row.asks === 'nothing' && seen_at === null)),
  );
  const reminded = await db.kysely.transaction().execute(async (trx) => {
    const at = now();
    await logDeeds(
      trx,
      id,
      'reminded',
      late.map(({ employee_id, organization_id }) => ({ employeeId: employee_id, organizationId: organization_id })),
      at,
    );
    const people = late.map(({ employee_id }) => ({ employeeId: employee_id, amount: 1 }));
    await audit(
      {
        event: 'announcement_reminded',
        status: 'success',
        target: `widget:${id}`,
        changes: { people: people.length, ...urgentChange(row) },
      },
      trx,
    );
    const urgent = row.urgent_reason !== null;
    return notify(trx, { kind: 'announcement', subjectId: id }, people, { at, by: employee.id, again: true, urgent });
  });
  return { reminded };
}

/** Tells the nearest managers of the people who haven't confirmed how many they are. */
export async function escalate(context: CallContext, id: number): Promise<CallReply<Communications['escalate']>> {
  const { db, tree, employee, now, audit } = context;
  const row = await liveAnnouncement(context, id);
  if (row.asks === 'nothing')
    throw new ApiError('invalid-body', 'This announcement doesn’t ask for a confirmation.', {
      fields: { id: 'Nothing to confirm' },
    });
  return db.kysely.transaction().execute(async (trx) => {
    const people = await readPeople(trx);
    const late = await unconfirmed(trx, tree, row, people);
    const amounts = new Map<number, number>();
    let withoutManager = 0;
    const managersAt = managersByPlace(tree, people);
    for (const person of late) {
      const managers = managersAt(person);
      if (managers.length === 0) withoutManager += 1;
      for (const managerId of managers) amounts.set(managerId, (amounts.get(managerId) ?? 0) + 1);
    }
    await notify(
      trx,
      { kind: 'not-acknowledged', subjectId: id },
      [...amounts].map(([employeeId, amount]) => ({ employeeId, amount })),
      { at: now(), by: employee.id, again: true },
    );
    await audit(
      {
        event: 'announcement_escalated',
        status: 'success',
        target: `widget:${id}`,
        changes: { people: late.length, managers: amounts.size },
      },
      trx,
    );
    const names = new Map(people.map(({ id: personId, display_name }) => [personId, display_name]));
    const told = [...amounts].map(([employee_id, amount]) => ({
      employee_id,
      display_name: names.get(employee_id) ?? '',
      people: amount,
    }));
    return {
      managers: told.length,
      without_manager: withoutManager,
      told: told.toSorted((a, b) => collator.compare(a.display_name, b.display_name) || a.employee_id - b.employee_id),
    };
  });
}

/** Names of the people whose nearest manager the caller is and who haven't confirmed a live announcement, in order. */
export async function unconfirmedUnder(context: CallContext, id: number): Promise<readonly string[]> {
  const { db, tree, employee, now } = context;
  const row = await readWidget(db.kysely, id);
  if (!row || row.asks === 'nothing' || stateOf(row, now()) !== 'live') return [];
  const people = await readPeople(db.kysely);
  const managersAt = managersByPlace(tree, people);
  return (await unconfirmed(db.kysely, tree, row, people))
    .filter((person) => managersAt(person).includes(employee.id))
    .map(({ display_name }) => display_name)
    .toSorted(collator.compare);
}

async function liveAnnouncement(context: CallContext, id: number): Promise<WidgetRow> {
  const row = await existingAnnouncement(context, id);
  if (stateOf(row, context.now()) !== 'live')
    throw new ApiError('conflict', 'People can’t read this announcement now.', { fields: { id: 'Not live' } });
  return row;
}

/** Reach of an announcement, from its log. Drivers count at their station. */
export async function reachOf(context: CallContext, id: number): Promise<CallReply<Communications['reach']>> {
  const { db, tree } = context;
  const row = await existingAnnouncement(context, id);
  const [people, lines] = await Promise.all([readPeople(db.kysely), readReachLines(db.kysely, id)]);
  const audience = peopleIn(tree, audienceOf(row), people);
  const placeOf = (organizationId: number): number => workplaceOf(tree, organizationId)?.id ?? organizationId;
  const places = Map.groupBy(audience, ({ organization_id }) => placeOf(organization_id));
  const linesByPlace = Map.groupBy(lines, ({ organization_id }) => placeOf(organization_id));
  const sum = (some: readonly (typeof lines)[number][], field: 'seen' | 'acknowledged' | 'clicks') =>
    some.reduce((total, line) => total + line[field], 0);
  return {
    audience: audience.length,
    seen: sum(lines, 'seen'),
    acknowledged: sum(lines, 'acknowledged'),
    clicks: sum(lines, 'clicks'),
    by_place: [...new Set([...places.keys(), ...linesByPlace.keys()])]
      .map((organizationId) => ({
        organization_id: organizationId,
        display_name: tree.byId(organizationId)?.displayName ?? '',
        audience: places.get(organizationId)?.length ?? 0,
        seen: sum(linesByPlace.get(organizationId) ?? [], 'seen'),
        acknowledged: sum(linesByPlace.get(organizationId) ?? [], 'acknowledged'),
      }))
      .toSorted((a, b) => collator.compare(a.display_name, b.display_name) || a.organization_id - b.organization_id),
    by_hour: [...Map.groupBy(lines, ({ hour }) => hour.getTime())].map(([hour, some]) => ({
      at: new Date(hour).toISOString(),
      seen: sum(some, 'seen'),
      acknowledged: sum(some, 'acknowledged'),
      clicks: sum(some, 'clicks'),
    })),
  };
}
