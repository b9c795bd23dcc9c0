import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { canView, type Geography } from '@roadside/domain/geography';
import type { RequestKind } from '@roadside/domain/scheduling';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cutPage, readOrder, rowsToRead } from '../../platform/lists/list-request.ts';
import { cursorScope, readCursor, signCursor } from '../../platform/lists/signed-cursor.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { effectOf, wishOfDraft, wishOfRow } from './effect.service.ts';
import { requestReplies } from './request-reply.ts';
import { firstAbsences } from '../people/index.ts';
import { findRequests, readRequest, requestOrders } from './requests.repository.ts';
import type { RequestRow } from './requests.repository.ts';
import { refuseForeignShifts } from './submit.service.ts';

type List = typeof calls.requests.list;
type Preview = typeof calls.requests.preview;
type Absences = typeof calls.requests.absences;
type FourLists = typeof calls.accounts.driverRequests;

const defaultRowsPerPage = 50;
const maxAbsences = 1000;
const maxOfAKind = 200;

/** Requests of a geography as one list. */
export async function listRequests(context: CallContext, body: ParsedBody<List>): Promise<CallReply<List>> {
  const place = permittedPlace(context, body.slug);
  const { request_type__in: kinds = [], status__in: statuses = [], search = '', only, order_by = '-created_at' } = body;
  const { rows_per_page: size = defaultRowsPerPage, cursor } = body;
  const { field, descending } = readOrder(order_by, requestOrders, 'order_by');
  const scope = cursorScope(context, ['requests', place.id, kinds, statuses, search, only ?? null, order_by]);
  const { rows, total } = await findRequests(context.db.kysely, {
    driverIds: driversInView(context, place),
    kinds,
    statuses,
    search: search.trim(),
    only: only ? { kind: only.request_type, id: only.id } : null,
    orderBy: field,
    descending,
    after: cursor === undefined ? null : readCursor(cursor, scope),
    limit: rowsToRead(size),
  });
  const page = cutPage(rows, size);
  return {
    rows: await requestReplies(context, page.rows),
    total_rows: total,
    next_cursor: page.last && signCursor(page.last.sort_keys, scope),
  };
}

/** The four lists of the specification, each with its latest requests, pending ones first. */
export async function fourLists(context: CallContext, slug: string): Promise<CallReply<FourLists>> {
  const place = permittedPlace(context, slug);
  const driverIds = driversInView(context, place);
  const of = async (kind: RequestKind): Promise<readonly RequestRow[]> => {
    const query = {
      driverIds,
      kinds: [kind],
      search: '',
      only: null,
      orderBy: 'created_at',
      descending: true,
      after: null,
    } as const;
    const pending = await findRequests(context.db.kysely, { ...query, statuses: ['pending'], limit: maxOfAKind });
    if (pending.rows.length === maxOfAKind) return pending.rows;
    const decided = await findRequests(context.db.kysely, {
      ...query,
      statuses: ['approved', 'denied', 'withdrawn'],
      limit: maxOfAKind - pending.rows.length,
    });
    return [...pending.rows, ...decided.rows];
  };
  const base = (row: RequestRow) => ({
    id: row.id,
    employee_id: row.employee_id,
    display_name: row.display_name,
    status: row.status,
    approver_reason: row.approver_reason,
    created_at: row.created_at.toISOString(),
  });
  return {
    availability_requests: (await of('availability_requests')).map((row) => ({
      ...base(row),
      entries: (row.entries ?? []).map((entry, index) => ({ ...entry, id: index + 1 })),
    })),
    pto_requests: (await of('pto_requests')).map((row) => ({
      ...base(row),
      pto_start: row.starts_on ?? '',
      pto_end: row.ends_on ?? '',
      type: row.type ?? '',
      reason: row.reason,
    })),
    // Requests for a deleted shift have no shift id to return; the inbox still lists them.
    schedule_changes: (await of('schedule_changes')).flatMap((row) =>
      row.shift_id === null
        ? []
        : [{ ...base(row), shift_id: row.shift_id, swap_with_shift_id: row.swap_with_shift_id, reason: row.reason }],
    ),
    schedule_fill_requests: (await of('schedule_fill_requests')).flatMap((row) =>
      row.shift_id === null ? [] : [{ ...base(row), shift_id: row.shift_id }],
    ),
  };
}

/** The effect of approving a stored request, or one the caller is about to send. */
export async function previewRequest(context: CallContext, body: ParsedBody<Preview>): Promise<CallReply<Preview>> {
  const { db, tree, subject, employee, require } = context;
  if (body.draft) {
    const place = tree.byId(subject.organization.id);
    require({ geography: place, ownerEmployeeId: employee.id });
    if (place?.type !== 'driver') throw new ApiError('forbidden', 'Only drivers can send requests.');
    await refuseForeignShifts(context, body.draft);
    return effectOf(context, wishOfDraft(body.draft, employee.id, place));
  }
  const row = body.request
    ? await readRequest(db.kysely, { kind: body.request.request_type, id: body.request.id })
    : null;
  const driver = permittedGeography(context, row ? tree.byId(row.driver_id) : null, {
    ownerEmployeeId: row?.employee_id ?? 0,
  });
  if (!row) throw new ApiError('not-found', 'This request no longer exists.');
  return effectOf(context, wishOfRow(row, driver));
}

/** Days off in a geography within a range of days. */
export async function listAbsences(
  context: CallContext,
  { slug, from, to }: ParsedBody<Absences>,
): Promise<CallReply<Absences>> {
  const place = permittedPlace(context, slug);
  const rows = await firstAbsences(context.db.kysely, {
    driverIds: driversInView(context, place),
    from,
    to,
    limit: maxAbsences,
  });
  return {
    absences: rows.map((row) => ({
      id: row.id,
      employee_id: row.employee_id,
      driver_id: row.driver_id,
      driver_slug: row.driver_slug,
      display_name: row.display_name,
      station_name: context.tree.byId(row.station_id)?.displayName ?? '',
      pto_start: row.starts_on,
      pto_end: row.ends_on,
      type: row.type,
      status: row.status,
    })),
    more: Math.max(0, (rows[0]?.n ?? 0) - rows.length),
  };
}

function permittedPlace(context: CallContext, slug: string): Geography {
  const place = context.tree.bySlug(slug);
  // A driver's place is the driver's own record.
  return permittedGeography(context, place);
}

function driversInView({ tree, subject, config }: CallContext, place: Geography): readonly number[] {
  return tree.driverIds(place).filter((id) => {
    const driver = tree.byId(id);
    return driver !== null && canView(subject, driver, config.access);
  });
}
