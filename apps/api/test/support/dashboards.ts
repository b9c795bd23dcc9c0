import { type Asker, askers, stranger } from './askers.ts';

/** The uses of a dashboard in the small world. Calls change rows, so each use has its own dashboard. */
const uses = ['update', 'rename', 'reorder', 'delete', 'share', 'talk'] as const;
type Use = (typeof uses)[number];

const idFor = (use: Use, employeeId: number): number => (uses.indexOf(use) + 1) * 10_000 + employeeId;

/**
 * An asker's dashboard for one use. Its only element has the
 * same id, and so do the asker's comment and annotation on it.
 */
export const ownDashboardId = (asker: Asker | null, use: Use): number => idFor(use, (asker ?? stranger).employeeId);
/** A dashboard of the stranger's that nobody else may see, with the stranger's comment and annotation. */
export const hiddenDashboardId = idFor('talk', stranger.employeeId);
/** A dashboard of the stranger's that is shared with everyone. */
export const sharedDashboardId = 90_001;
/**
 * The first element of the global dashboard, which the schema
 * starts with, and the stranger's comment and annotation on it.
 */
export const globalElementId = 1;
export const globalTalkId = 90_002;
export const globalDashboardId = 1;

/** SQL for the dashboards, and for their comments and annotations. */
export function dashboardsScript(): string {
  const everyone = [...askers, stranger];
  const owned = [
    ...everyone.flatMap(({ employeeId }) => uses.map((use) => ({ id: idFor(use, employeeId), owner: employeeId }))),
    { id: sharedDashboardId, owner: stranger.employeeId },
  ];
  const talk = [
    ...owned.map(({ id, owner }) => ({ id, element: id, author: owner })),
    { id: globalTalkId, element: globalElementId, author: stranger.employeeId },
  ];
  const rows = (lines: readonly string[]): string => lines.join(',\n');
  return `
    insert into dashboard (id, owner_employee_id, data_target, name) values ${rows(owned.map(({ id, owner }) => `(${id}, ${owner}, 'calls', 'Dashboard ${id}')`))};
    insert into dashboard_element (id, dashboard_id, name, title, position, request, chart_type, time_type, metrics, relation) values
      ${rows(owned.map(({ id }) => `(${id}, ${id}, 'calls', 'Calls', 1, '{"slug": null, "parameters": {}}', 'table', 'This_Month', '{paid_call_count}', 'self')`))};
    insert into dashboard_share (dashboard_id, employee_id) values ${rows(askers.map(({ employeeId }) => `(${sharedDashboardId}, ${employeeId})`))};
    insert into element_comment (id, element_id, organization_id, author_id, body, created_at) values ${rows(talk.map(({ id, element, author }) => `(${id}, ${element}, ${stranger.place.id}, ${author}, '=1+1', '2026-11-19T12:00:00Z')`))};
    insert into element_annotation (id, element_id, organization_id, author_id, day, body, created_at) values ${rows(talk.map(({ id, element, author }) => `(${id}, ${element}, ${stranger.place.id}, ${author}, '2026-11-10', 'Ice', '2026-11-19T12:00:00Z')`))};
    select setval(pg_get_serial_sequence(name, 'id'), 100000) from unnest(array['dashboard', 'dashboard_element', 'element_comment', 'element_annotation']) as name;
  `;
}
