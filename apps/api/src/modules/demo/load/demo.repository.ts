import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { demoAreas } from '../demo-areas.ts';
import type { DemoClub, DemoOrganization } from '../organization/organization-plan.ts';
import type { DemoBookmark } from '../people/bookmark-plan.ts';
import type { DemoEmployee } from '../people/people-plan.ts';
import { firstDemoCallId, monthsTouched } from './call-rows.ts';
import { insertDemoDashboards } from './demo-dashboards.ts';

/** `source` of every demo row that has that column. */
export const demoSource = 'demo';
const loadKind = 'demo-world';

/** The progress of creating the world. A world keeps its original seed and scale. */
export interface WorldPosition {
  readonly seed: number;
  readonly scale: number;
  readonly firstDay: string;
  /** Last day with complete rows; null before the first. */
  readonly throughDay: string | null;
  /** False until the roll-ups of the first load are done; later days are marked dirty instead. */
  readonly rolledUp: boolean;
  /** How far the schedule reaches; missing until it has been created. */
  readonly schedule?: {
    readonly through: string;
    readonly timeOffThrough: string;
    readonly signedThrough: string;
  };
}

export interface WorldRun {
  readonly id: number;
  readonly position: WorldPosition;
}

/** The world's record, or null in a database without one. */
export async function findWorld(db: Database): Promise<WorldRun | null> {
  const run = await db.kysely
    .selectFrom('load_run')
    .select(['id', 'position'])
    .where('kind', '=', loadKind)
    .executeTakeFirst();
  return run ? { id: run.id, position: run.position as unknown as WorldPosition } : null;
}

export async function savePosition(
  db: Pick<Database, 'kysely'> | Transaction<Tables>,
  id: number,
  position: WorldPosition,
  added: { readonly rows: number; readonly finishedAt: Date | null },
): Promise<void> {
  const executor = 'kysely' in db ? db.kysely : db;
  await executor
    .updateTable('load_run')
    .set(({ eb }) => ({
      position: JSON.stringify(position),
      rows_written: eb('rows_written', '+', added.rows),
      finished_at: added.finishedAt,
    }))
    .where('id', '=', id)
    .execute();
}

/** The data of the first transaction: everything except calls. */
export interface WorldBeginning {
  readonly club: DemoClub;
  readonly employees: readonly DemoEmployee[];
  readonly bookmarks: readonly DemoBookmark[];
  readonly goals: readonly { readonly metricId: string; readonly green: number; readonly yellow: number }[];
  readonly emailDomain: string;
  readonly passwordHash: string;
  readonly position: WorldPosition;
  /** Last day with calls. */
  readonly lastDay: string;
  /** The current time for this world. */
  readonly now: Date;
}

/** Writes organizations, people, accounts, bookmarks, goals and the world's record in one transaction. */
export async function beginWorld(db: Database, beginning: WorldBeginning): Promise<WorldRun> {
  const { club, employees, bookmarks, goals, passwordHash, position, now, emailDomain } = beginning;
  return db.kysely.transaction().execute(async (trx) => {
    const organizationIds = await insertOrganizations(trx, club.organizations, now);
    const idOf = (key: string) => required(organizationIds, key);
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

    const inserted = await trx
      .insertInto('employee')
      .values(
        employees.map((person) => ({
          organization_id: idOf(person.organizationKey),
          first_name: person.firstName,
          last_name: person.lastName,
          display_name: `${person.firstName} ${person.lastName}`.trim(),
          position_type: person.position,
          permissions: [...person.permissions],
          login_id: person.loginId,
          phone_number: person.phone,
          bio: person.bio,
          group_name: person.group,
          is_staff: person.position === 'admin' || person.position === 'Admin',
          video_watched: person.videoWatched,
          unverified_email: `${person.loginId}@${emailDomain}`,
          date_joined: hoursAgo(24 * person.joinedDaysAgo),
          latest_activity_on: person.lastActiveHoursAgo === null ? null : hoursAgo(person.lastActiveHoursAgo),
          site_visits: person.siteVisits,
          source: demoSource,
          external_id: person.key,
        })),
      )
      .returning(['id', 'external_id'])
      .execute();
    const employeeIds = new Map(inserted.map(({ id, external_id }) => [external_id ?? '', id]));

    await trx
      .insertInto('account')
      .values(
        employees.flatMap(({ key, username }) =>
          username === null
            ? []
            : [
                {
                  employee_id: required(employeeIds, key),
                  username,
                  email: `${username}@${emailDomain}`,
                  password_hash: passwordHash,
                  demo: true,
                  created_at: now,
                },
              ],
        ),
      )
      .execute();
    await trx
      .insertInto('bookmark')
      .values(
        bookmarks.map(({ employeeKey, display, link }) => ({
          employee_id: required(employeeIds, employeeKey),
          display,
          link,
          created_at: now,
        })),
      )
      .execute();
    await trx
      .insertInto('metric_goal')
      .values(
        goals.map(({ metricId, green, yellow }) => ({
          organization_id: idOf('club:lantern'),
          facility_type: null,
          metric_id: metricId,
          green,
          yellow,
          start_day: position.firstDay,
          end_day: null,
          created_at: now,
        })),
      )
      .execute();
    await insertDemoDashboards(trx, {
      employeeIds: new Map(
        employees.flatMap(({ key, username }) =>
          username === null ? [] : [[username, required(employeeIds, key)] as const],
        ),
      ),
      lastDay: beginning.lastDay,
      now,
    });
    const stationIds = club.stations.map(({ key }) => idOf(key));
    for (const addArea of demoAreas) await addArea(trx, { stationIds, now });
    const run = await trx
      .insertInto('load_run')
      .values({ kind: loadKind, source: demoSource, started_at: now, position: JSON.stringify(position) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id: run.id, position };
  });
}

async function insertOrganizations(
  trx: Transaction<Tables>,
  organizations: readonly DemoOrganization[],
  now: Date,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const idOf = (key: string | null) => (key === null ? null : required(ids, key));
  let rest = organizations;
  // Level by level from the top, since a row can only reference parents that have an id.
  while (rest.length > 0) {
    const ready = rest.filter(({ parentKey, stateKey, facilityRepKey }) =>
      [parentKey, stateKey, facilityRepKey].every((key) => key === null || ids.has(key)),
    );
    if (ready.length === 0) throw new Error('The demo plan has an organization without its parent.');
    const rows = await trx
      .insertInto('organization')
      .values(
        ready.map((organization) => ({
          slug: organization.slug,
          name: organization.name,
          display_name: organization.name,
          type: organization.type as 'station',
          facility_type: organization.facilityType,
          parent_id: idOf(organization.parentKey),
          state_id: idOf(organization.stateKey),
          facility_rep_id: idOf(organization.facilityRepKey),
          first_name: organization.firstName,
          last_name: organization.lastName,
          time_zone: organization.timeZone,
          latitude: organization.latitude,
          longitude: organization.longitude,
          service_types: [...organization.serviceTypes],
          source: demoSource,
          external_id: organization.key,
          latest_activity_on: now,
          created_at: now,
        })),
      )
      .returning(['id', 'external_id'])
      .execute();
    for (const { id, external_id } of rows) ids.set(external_id ?? '', id);
    rest = rest.filter((organization) => !ids.has(organization.key));
  }
  return ids;
}

/** Row ids of the demo's organizations by the plan's keys. */
export async function organizationIds(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db.kysely
    .selectFrom('organization')
    .select(['id', 'external_id'])
    .where('source', '=', demoSource)
    .execute();
  return new Map(rows.map(({ id, external_id }) => [external_id ?? '', id]));
}

/** The tables that get a row for each call, event and survey. */
export const factTables = ['call', 'call_event', 'survey', 'survey_comment_span'] as const;

/** True in a database without a single call or survey. */
export async function hasNoFacts(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    any: boolean;
  }>`select exists (select from call) or exists (select from survey) as any`.execute(db.kysely);
  return rows[0]?.any === false;
}

/** Creates the partitions for the given days. */
export async function ensureMonths(db: Database, from: string, to: string): Promise<void> {
  for (const month of monthsTouched(from, to)) await sql`select ensure_call_month(${month}::date)`.execute(db.kysely);
}

/**
 * Deletes what a killed load left behind: demo calls and events from a day on, and surveys that became final from an
 * instant on. Real calls on the same days have lower ids and stay.
 */
export async function wipeFrom(db: Database, day: string, instant: Date): Promise<void> {
  await db.kysely.transaction().execute(async (trx) => {
    await trx.deleteFrom('survey').where('id', '>=', firstDemoCallId).where('updated_at', '>=', instant).execute();
    await trx
      .deleteFrom('call_event')
      .where('call_id', '>=', firstDemoCallId)
      .where('call_local_day', '>=', day)
      .execute();
    await trx.deleteFrom('call').where('id', '>=', firstDemoCallId).where('local_day', '>=', day).execute();
  });
}

/** Refreshes the planner's statistics of the loaded tables, since the embedded engine has no autovacuum. */
export async function analyzeFacts(db: Database): Promise<void> {
  await sql`analyze organization, call, call_event, survey, survey_comment_span`.execute(db.kysely);
}

/** Returns whether the data feed has reported a state since an instant. */
export async function hasStatesSince(db: Database, since: Date): Promise<boolean> {
  return (
    (await db.kysely
      .selectFrom('update_status')
      .select('id')
      .where('entered_at', '>=', since)
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

/** Adds data feed states. */
export async function recordUpdateStates(
  db: Database,
  states: readonly {
    readonly state: string;
    readonly kind: 'metrics' | 'surveys' | 'other';
    readonly enteredAt: Date;
  }[],
): Promise<void> {
  await db.kysely
    .insertInto('update_status')
    .values(states.map(({ state, kind, enteredAt }) => ({ state, kind, entered_at: enteredAt, detail: null })))
    .execute();
}

function required(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo world has no row for ${key}.`);
  return id;
}
