import type { DashboardReply } from '@roadside/contract/schemas';
import {
  cellRulesOf,
  defaultMetricParameters,
  globalDashboards,
  isTimeType,
  type CellRule,
  type Dashboard,
  type DashboardElement,
  type MetricParameters,
} from '@roadside/domain/dashboards';

/** Position and size on the twelve-column grid; rows count from 0. */
export interface ElementLayout {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export type ElementNote = DashboardReply['elements'][number]['annotations'][number];

/** An element with the data stored alongside its definition. */
export interface ShownElement extends DashboardElement {
  /** Null means after the previous element, in the default size. */
  readonly layout: ElementLayout | null;
  readonly annotations: readonly ElementNote[];
  /** Tagged notes from other elements, drawn on its chart too. */
  readonly elsewhere: readonly ElementNote[];
  readonly commentCount: number;
  /** Text under the title. */
  readonly comment: string | null;
  /** Its initial note. */
  readonly initialAnnotation: string | null;
  /** How the cells of a table look, by their value. */
  readonly rules: readonly CellRule[];
}

/** A dashboard as a screen shows it. */
export interface ShownDashboard extends Omit<Dashboard, 'elements'> {
  readonly elements: readonly ShownElement[];
  /** Version for the next change; null for the global dashboard, which cannot be changed. */
  readonly version: number | null;
}

/** One entry of the switcher. */
export type DashboardListing = Pick<Dashboard, 'id' | 'name' | 'order' | 'icon' | 'owner'>;

/** The global dashboard, used when the stored one cannot be read. */
export const overview: ShownDashboard = shownOverview(globalDashboards[0] as Dashboard);

function shownOverview(dashboard: Dashboard): ShownDashboard {
  return {
    ...dashboard,
    version: null,
    elements: dashboard.elements.map((element) => ({
      ...element,
      layout: null,
      annotations: [],
      elsewhere: [],
      commentCount: 0,
      comment: null,
      initialAnnotation: null,
      rules: [],
    })),
  };
}

/** Converts a stored dashboard to the domain model, with the tagged notes of its place. */
export function dashboardOf(reply: DashboardReply, tagged: readonly ElementNote[] = []): ShownDashboard {
  return {
    id: reply.id,
    slug: String(reply.id),
    dataTarget: reply.dataTarget,
    name: reply.name,
    order: reply.order,
    icon: reply.icon,
    comments: reply.comments,
    notification: reply.notification,
    notificationType: reply.notification_type,
    owner: { id: reply.owner.id, displayName: reply.owner.display_name },
    employees: reply.employees,
    elements: reply.elements.toSorted((a, b) => a.order - b.order).map((element) => elementOf(element, tagged)),
    version: reply.version,
  };
}

function elementOf(reply: DashboardReply['elements'][number], tagged: readonly ElementNote[]): ShownElement {
  return {
    id: reply.id,
    name: reply.name,
    title: reply.title,
    order: reply.order,
    chartType: reply.chart_type,
    grouped: reply.grouped,
    parameters: parametersOf(reply),
    filters: reply.filters,
    layout: reply.layout,
    annotations: reply.annotations,
    elsewhere: tagged.filter(({ id }) => !reply.annotations.some((own) => own.id === id)),
    commentCount: reply.comments.length,
    comment: reply.dashboard_comment,
    initialAnnotation: reply.initial_annotation,
    rules: cellRulesOf(reply.request.parameters.rules),
  };
}

function parametersOf({
  metrics,
  time_type,
  relation,
  child_type,
  request,
}: DashboardReply['elements'][number]): MetricParameters {
  const args = (request.parameters.args ?? {}) as {
    readonly from?: string;
    readonly to?: string;
    readonly dynamic?: number | null;
    readonly battery?: boolean;
  };
  return {
    ...defaultMetricParameters,
    metrics,
    timeType: isTimeType(time_type) ? time_type : defaultMetricParameters.timeType,
    relation,
    childType: child_type,
    dynamic: args.dynamic ?? null,
    from: args.from ?? null,
    to: args.to ?? null,
    battery: args.battery ?? false,
  };
}
