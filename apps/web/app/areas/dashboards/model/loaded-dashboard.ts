import type { Place } from '../../../kit/places/place.ts';
import type { ElementLoad } from './element-data.ts';
import type { DashboardListing, ShownDashboard } from './stored-dashboard.ts';

/** A dashboard with its elements under way. */
export interface LoadedDashboard {
  readonly dashboard: ShownDashboard;
  /** The one that was asked for is not there; everyone's stands in its place. */
  readonly missing: boolean;
  /** What the switcher offers: everyone's, one's own and those shared with one. */
  readonly dashboards: readonly DashboardListing[];
  readonly employeeId: number;
  /** Whether this person may remove what others said on this dashboard. */
  readonly mayModerate: boolean;
  /** Whether this person sets the goals of the place. */
  readonly maySetGoals: boolean;
  readonly place: Place;
  /** By element id. Elements a place cannot have (children of a driver) are missing. */
  readonly elements: Readonly<Record<number, ElementLoad>>;
  /** ISO instant at which the page was made; the browser counts on from it. */
  readonly now: string;
}
