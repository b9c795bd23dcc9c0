import type { GeographyType } from '../geography/geography.ts';
import type { ChartType } from './chart.ts';
import type { Comparison } from './comparison.ts';
import type { TimeType } from './time-type.ts';

/** children = one row per child of the child type; self = the geography itself (specification, section 3). */
export type Relation = 'children' | 'self';

/** The metric parameters of the specification, section 3, in domain spelling (the wire's is snake_case). */
export interface MetricParameters {
  readonly metrics: readonly string[];
  readonly timeType: TimeType;
  /** Length in days of a range that slides with the data; null = fixed. */
  readonly dynamic: number | null;
  readonly relation: Relation;
  /** Row type when the relation is children. */
  readonly childType: GeographyType | null;
  /** Only rows whose name contains this text. */
  readonly searchField: string;
  /** Adds the battery columns (test, sale, conversion). */
  readonly battery: boolean;
  /** Station-local ISO days, both inclusive; null = decided by the time type. */
  readonly from: string | null;
  readonly to: string | null;
  /** What numbers are compared with; null = the default of their period. */
  readonly compare: Comparison | null;
  /** 1-based. */
  readonly page: number;
  readonly rowsPerPage: number;
  /** Metric id or 'name', prefixed with '-' for descending; null = tree order. */
  readonly orderBy: string | null;
  readonly lowerBound: number;
  readonly upperBound: number;
}

/** One element of a dashboard: its definition, without data. */
export interface DashboardElement {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly order: number;
  /** Any string may arrive; `chartOf` resolves what is drawn. */
  readonly chartType: ChartType | (string & {});
  /** Rows grouped over several child types; only a table can show it. */
  readonly grouped: boolean;
  readonly parameters: MetricParameters;
  readonly filters: Readonly<Record<string, unknown>>;
}

/** A dashboard's definition (specification, section 3). */
export interface Dashboard {
  readonly id: number;
  /** Path segment in URLs and bookmarks. */
  readonly slug: string;
  readonly dataTarget: string;
  readonly name: string;
  readonly order: number;
  /** Icon name in the design system. */
  readonly icon: string;
  readonly comments: string | null;
  /** Banner text above the dashboard, and its severity. */
  readonly notification: string | null;
  readonly notificationType: string | null;
  readonly owner: { readonly id: number; readonly displayName: string };
  /** Ids of the employees it is shared with. */
  readonly employees: readonly number[];
  readonly elements: readonly DashboardElement[];
}

/** Default length of a dynamic range, in days (specification, section 9). */
export const defaultDynamicDays = 365;

/** Default parameters of an element; an element overrides what it needs. */
export const defaultMetricParameters: MetricParameters = {
  metrics: [],
  timeType: 'This_Month',
  dynamic: null,
  relation: 'self',
  childType: null,
  searchField: '',
  battery: false,
  from: null,
  to: null,
  compare: null,
  page: 1,
  rowsPerPage: 50,
  orderBy: null,
  lowerBound: 0,
  upperBound: 50,
};
