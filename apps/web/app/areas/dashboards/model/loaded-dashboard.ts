import type { Place } from '../../../kit/places/place.ts';
import type { StreamedRead } from '../../../kit/resource/streamed-read.ts';
import type { HeadlineReader } from '@roadside/domain/surveys';
import type { ElementData } from './element-data.ts';
import type { Headline } from './headline.ts';
import type { DashboardListing, ShownDashboard } from './stored-dashboard.ts';

/** An element the loader is reading. */
export type StreamedElement = StreamedRead<ElementData>;

/** A dashboard with its elements loading. */
export interface LoadedDashboard {
  readonly dashboard: ShownDashboard;
  /** The requested dashboard does not exist; the global one replaces it. */
  readonly missing: boolean;
  /** The dashboards in the switcher: global ones, the person's own, and those shared with them. */
  readonly dashboards: readonly DashboardListing[];
  readonly employeeId: number;
  /** Whether this person may remove other people's comments on this dashboard. */
  readonly mayModerate: boolean;
  /** Whether this person may set the goals of the location. */
  readonly maySetGoals: boolean;
  readonly place: Place;
  /** How the month stands to its tier; only on the global dashboard, and not for a facility type, which has no tier. */
  readonly headline?: { readonly reader: HeadlineReader; readonly read: StreamedRead<Headline> };
  /** The location that a row limits the other elements to; null for none. */
  readonly focus: { readonly place: Place; readonly element: number } | null;
  /** By element id. Elements that don't apply to a location (children of a driver) are left out. */
  readonly elements: Readonly<Record<number, StreamedElement>>;
  /** ISO instant when the page was rendered; the browser counts on from it. */
  readonly now: string;
}

/** The location an element shows: that of the focus, except in the element it was chosen in. */
export const placeShownBy = ({ place, focus }: Pick<LoadedDashboard, 'place' | 'focus'>, elementId: number): Place =>
  focus && elementId !== focus.element ? focus.place : place;
