import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { insertDashboard, insertElements, replaceShares } from '../../dashboards/dashboards.repository.ts';
import type { ElementValues } from '../../dashboards/dashboards.repository.ts';
import { insertAnnotation, insertComment } from '../../dashboards/talk.repository.ts';
import { plusDays } from '../calls/days.ts';

/** Employee ids of the demo accounts by username, and the world's last day. */
export interface DemoDashboardWorld {
  readonly employeeIds: ReadonlyMap<string, number>;
  readonly lastDay: string;
  readonly now: Date;
}

interface Tile {
  readonly title: string;
  readonly chart: 'card' | 'table' | 'trendTable' | 'survey_comments';
  readonly metrics: readonly string[];
  readonly time: 'This_Month' | 'Month';
  readonly place: readonly [x: number, y: number, w: number, h: number];
  /** Whether there is one row per child location. */
  readonly children?: boolean;
}

const numbers: readonly Tile[] = [
  {
    title: 'Overall satisfaction',
    chart: 'card',
    metrics: ['overall_sat_avg'],
    time: 'This_Month',
    place: [0, 0, 3, 2],
  },
  { title: 'Average time of arrival', chart: 'card', metrics: ['ata_avg'], time: 'This_Month', place: [3, 0, 3, 2] },
  { title: 'Paid calls', chart: 'card', metrics: ['paid_call_count'], time: 'This_Month', place: [6, 0, 3, 2] },
  { title: 'Passed calls', chart: 'card', metrics: ['passed_calls_freq'], time: 'This_Month', place: [9, 0, 3, 2] },
  {
    title: 'Month by month',
    chart: 'trendTable',
    metrics: ['paid_call_count', 'ata_avg', 'overall_sat_avg'],
    time: 'Month',
    place: [0, 2, 12, 4],
  },
];
const below: Tile = {
  title: 'By geography',
  chart: 'table',
  metrics: ['paid_call_count', 'ata_avg', 'overall_sat_avg', 'cancelled_calls_rate'],
  time: 'This_Month',
  place: [0, 6, 12, 5],
  children: true,
};
const voice: readonly Tile[] = [
  {
    title: 'Overall satisfaction',
    chart: 'card',
    metrics: ['overall_sat_avg'],
    time: 'This_Month',
    place: [0, 0, 4, 2],
  },
  { title: 'Member comments', chart: 'survey_comments', metrics: [], time: 'This_Month', place: [0, 2, 12, 6] },
];

function elementOf(
  { title, chart, metrics, time, children = false, place: [x, y, w, h] }: Tile,
  index: number,
): ElementValues {
  const relation = children ? ('children' as const) : ('self' as const);
  return {
    name: title.toLowerCase(),
    title,
    position: index + 1,
    chart_type: chart,
    time_type: time,
    metrics: [...metrics],
    relation,
    child_type: null,
    filters: '{}',
    layout: JSON.stringify({ x, y, w, h }),
    request: JSON.stringify({
      slug: null,
      type: null,
      purpose: null,
      parameters: { metrics, time_type: [time], relation, child_type: null, filters: {} },
    }),
    initial_annotation: null,
    dashboard_comment: null,
  };
}

/** Two dashboards for each demo account; the territory's is shared, with comments and notes. */
export async function insertDemoDashboards(
  trx: Kysely<Tables>,
  { employeeIds, lastDay, now }: DemoDashboardWorld,
): Promise<void> {
  for (const [username, employeeId] of employeeIds) {
    const values = { data_target: 'calls', comments: null, notification: null, notification_type: null };
    const first = await insertDashboard(
      trx,
      employeeId,
      { ...values, name: 'My numbers', position: 0, icon: 'layout-dashboard' },
      now,
    );
    const elements = await insertElements(
      trx,
      first,
      [...numbers, ...(username === 'driver.demo' ? [] : [below])].map(elementOf),
    );
    const second = await insertDashboard(
      trx,
      employeeId,
      { ...values, name: 'Member voice', position: 1, icon: 'message-square' },
      now,
    );
    await insertElements(trx, second, voice.map(elementOf));
    if (username === 'territory.demo')
      await talkAbout(trx, { dashboardId: first, elementId: elements[numbers.length - 1], employeeIds, lastDay, now });
  }
}

async function talkAbout(
  trx: Kysely<Tables>,
  {
    dashboardId,
    elementId,
    employeeIds,
    lastDay,
    now,
  }: DemoDashboardWorld & { readonly dashboardId: number; readonly elementId: number | undefined },
): Promise<void> {
  const [territory, station, staff, driver] = ['territory.demo', 'station-admin.demo', 'staff.demo', 'driver.demo'].map(
    (username) => employeeIds.get(username),
  );
  if (
    territory === undefined ||
    station === undefined ||
    staff === undefined ||
    driver === undefined ||
    elementId === undefined
  )
    throw new Error('The demo world lacks one of its accounts.');
  await replaceShares(trx, dashboardId, [station, staff, driver], now);
  // Attached to the station, so that its people and everyone above can read the conversation.
  const { organization_id: organizationId } = await trx
    .selectFrom('employee')
    .select('organization_id')
    .where('id', '=', station)
    .executeTakeFirstOrThrow();
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const question = await insertComment(trx, {
    elementId,
    organizationId,
    parentId: null,
    authorId: territory,
    body: 'Arrivals slipped last month. What happened on your side?',
    now: hoursAgo(52),
  });
  const answer = await insertComment(trx, {
    elementId,
    organizationId,
    parentId: question,
    authorId: station,
    body: 'Two trucks were in the shop for a week; both are back.',
    now: hoursAgo(47),
  });
  await insertComment(trx, {
    elementId,
    organizationId,
    parentId: answer,
    authorId: territory,
    body: 'Good. Let us look again on Monday.',
    now: hoursAgo(45),
  });
  await insertComment(trx, {
    elementId,
    organizationId,
    parentId: null,
    authorId: staff,
    body: 'The new dispatcher starts this week.',
    now: hoursAgo(20),
  });
  await insertAnnotation(
    trx,
    { elementId, organizationId, authorId: territory },
    { day: plusDays(lastDay, -34), until: plusDays(lastDay, -28), body: 'Two trucks in the shop', tags: ['trucks'] },
    hoursAgo(46),
  );
  await insertAnnotation(
    trx,
    { elementId, organizationId, authorId: station },
    { day: plusDays(lastDay, -27), until: null, body: 'Both trucks back on the road', tags: [] },
    hoursAgo(46),
  );
}
