import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AnnouncementState, AskedOfReaders, Audience, Ordered } from '@roadside/domain/home';
import type { HomeTables, WidgetPage } from '../../platform/database/home-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { allOf, beyond, containsText, keyTexts, orderBy } from '../../platform/lists/keyset.ts';

/** A widget as it is stored. */
export type WidgetRow = Selectable<HomeTables['widget']>;

/** What an editor decides about a widget. */
export interface WidgetValues {
  readonly type: WidgetRow['type'];
  readonly title: string;
  readonly announcementType: string | null;
  readonly link: string | null;
  readonly image: string | null;
  readonly pages: readonly WidgetPage[];
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** Why it rings people who are off shift; null if it doesn't. */
  readonly urgentReason: string | null;
  readonly asks: AskedOfReaders;
  readonly audience: Audience;
}

const kept = (db: Kysely<Tables>) => db.selectFrom('widget').selectAll().where('removed_at', 'is', null);

/** Widgets that haven't ended, in their order. */
export async function readWidgets(db: Kysely<Tables>, now: Date): Promise<readonly WidgetRow[]> {
  return kept(db)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Widgets that have ended, latest first. */
export async function readExpiredWidgets(db: Kysely<Tables>, now: Date, limit: number): Promise<readonly WidgetRow[]> {
  return kept(db).where('ends_at', '<=', now).orderBy('ends_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** A widget; null if there is none or it was deleted. */
export async function readWidget(db: Kysely<Tables>, id: number): Promise<WidgetRow | null> {
  return (await kept(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The same, locked against other changes until the transaction ends. */
export async function lockWidget(trx: Transaction<Tables>, id: number): Promise<WidgetRow | null> {
  return (await kept(trx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/** Locks every widget that hasn't ended, so that two people can't order them at once. */
export async function lockOrder(trx: Transaction<Tables>, now: Date): Promise<readonly WidgetRow[]> {
  await sql`select pg_advisory_xact_lock(hashtext('widget-order'))`.execute(trx);
  return readWidgets(trx, now);
}

const pagesText = (pages: readonly WidgetPage[]) => JSON.stringify(pages);

const columnsOf = (values: WidgetValues) => ({
  type: values.type,
  title: values.title,
  announcement_type: values.announcementType,
  link: values.link,
  image: values.image,
  modal_content: pagesText(values.pages),
  positions: [...values.audience.positions],
  organization_ids: [...values.audience.organizationIds],
  group_ids: [...values.audience.groupIds],
  starts_at: values.startsAt,
  ends_at: values.endsAt,
  asks: values.asks,
  urgent_reason: values.urgentReason,
});

interface Stamp {
  readonly by: number;
  readonly at: Date;
}

/** Adds a widget after the last one. */
export async function insertWidget(
  trx: Transaction<Tables>,
  values: WidgetValues,
  state: AnnouncementState,
  { by, at }: Stamp,
): Promise<WidgetRow> {
  return trx
    .insertInto('widget')
    .values({
      ...columnsOf(values),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from widget)`,
      announced_state: state,
      created_by: by,
      created_at: at,
      updated_by: by,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Replaces what an editor decides. */
export async function rewriteWidget(
  trx: Transaction<Tables>,
  id: number,
  values: WidgetValues,
  state: AnnouncementState,
  { by, at }: Stamp,
): Promise<WidgetRow> {
  return trx
    .updateTable('widget')
    .set((eb) => ({
      ...columnsOf(values),
      announced_state: state,
      withheld_at: null,
      version: eb('version', '+', 1),
      updated_by: by,
      updated_at: at,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ends a widget now; one that hasn't started never does. */
export async function endWidget(trx: Transaction<Tables>, id: number, { by, at }: Stamp): Promise<WidgetRow> {
  return trx
    .updateTable('widget')
    .set((eb) => ({
      starts_at: sql<Date | null>`case when starts_at >= ${at}::timestamptz then null else starts_at end`,
      ends_at: at,
      announced_state: 'expired',
      withheld_at: null,
      version: eb('version', '+', 1),
      updated_by: by,
      updated_at: at,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a widget; its log stays. */
export async function removeWidget(trx: Transaction<Tables>, id: number, { by, at }: Stamp): Promise<void> {
  await trx
    .updateTable('widget')
    .set((eb) => ({ removed_at: at, updated_by: by, updated_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Stores the order of widgets. */
export async function storeOrder(trx: Transaction<Tables>, order: readonly Ordered[]): Promise<void> {
  await sql`update widget set position = wanted.position
    from jsonb_to_recordset(${JSON.stringify(order.map(({ id, order: position }) => ({ id, position })))}::jsonb)
      as wanted (id integer, position integer)
    where widget.id = wanted.id and widget.position <> wanted.position`.execute(trx);
}

/** Widgets whose state changed since the last announcement to screens, and important ones that may be due to ring. */
export async function readDueWidgets(db: Kysely<Tables>, now: Date): Promise<readonly WidgetRow[]> {
  return kept(db)
    .where((eb) =>
      eb.or([
        eb.and([eb('announced_state', '<>', 'expired'), eb('ends_at', '<=', now)]),
        eb.and([
          eb('announced_state', '=', 'scheduled'),
          eb('withheld_at', 'is', null),
          eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]),
        ]),
        eb.and([eb('asks', '=', 'confirm'), eb('announced_state', '=', 'live')]),
      ]),
    )
    .orderBy('id')
    .execute();
}

/** Records the state last announced to screens. */
export async function storeAnnouncedState(
  trx: Transaction<Tables>,
  id: number,
  state: AnnouncementState,
): Promise<void> {
  await trx.updateTable('widget').set({ announced_state: state }).where('id', '=', id).execute();
}

/** Keeps a widget from starting until somebody saves it again. */
export async function withholdWidget(trx: Transaction<Tables>, id: number, at: Date): Promise<void> {
  await trx.updateTable('widget').set({ withheld_at: at }).where('id', '=', id).execute();
}

/** Records that an important announcement rang. */
export async function storeRing(trx: Transaction<Tables>, id: number, at: Date): Promise<void> {
  await trx.updateTable('widget').set({ last_rung_at: at }).where('id', '=', id).execute();
}

/** A page of announcements, newest first. */
export async function findAnnouncements(
  db: Kysely<Tables>,
  query: {
    readonly state: AnnouncementState | null;
    /** Part of the title; empty = any. */
    readonly search: string;
    /** This one alone; null = all. */
    readonly only: number | null;
    readonly now: Date;
    readonly after: readonly string[] | null;
    readonly limit: number;
  },
) {
  const { state, search, only, now, after, limit } = query;
  const order = { keys: [{ value: sql`id`, type: 'integer' }], descending: true };
  const at = sql`${now}::timestamptz`;
  const states = {
    expired: sql`ends_at <= ${at}`,
    // As in stateOf: a start counts once it was announced.
    scheduled: sql`(starts_at > ${at} or announced_state = 'scheduled') and (ends_at is null or ends_at > ${at})`,
    live: sql`(starts_at is null or starts_at <= ${at}) and announced_state <> 'scheduled'
      and (ends_at is null or ends_at > ${at})`,
  };
  const conditions = [
    sql`removed_at is null`,
    sql`type = 'announcement'`,
    ...(state === null ? [] : [states[state]]),
    ...(search === '' ? [] : [containsText(sql`title`, search)]),
    ...(only === null ? [] : [sql`id = ${only}::integer`]),
    ...(after === null ? [] : [beyond(order, after)]),
  ];
  const { rows } = await sql<WidgetRow & { readonly sort_keys: readonly string[] }>`
    select widget.*, ${keyTexts(order.keys)} as sort_keys from widget where ${allOf(conditions)}
    order by ${orderBy(order)} limit ${limit}`.execute(db);
  return rows;
}
