import { createContext } from 'react';
import type { Place } from '../../../kit/places/place.ts';
import type { LoadedDashboard } from '../model/loaded-dashboard.ts';
import type { ShownElement } from '../model/stored-dashboard.ts';

/** The data shared with the parts of an open dashboard. */
export interface OpenDashboard {
  readonly place: Place;
  /** The people who will see comments on this dashboard here. */
  readonly audience: string;
  /** Whether this person may remove other people's comments. */
  readonly mayModerate: boolean;
  readonly employeeId: number;
  /** The current instant, ISO. */
  readonly now: string;
  /** Whether this person may set the goals of the location on screen. */
  readonly maySetGoals: boolean;
  readonly elements: readonly ShownElement[];
  /** The location that a row limits the other elements to. */
  readonly focus: LoadedDashboard['focus'];
  /** False while the stored dashboard cannot be read, when comments are not possible. */
  readonly takesComments: boolean;
}

/** The open dashboard; null in a preview. */
export const DashboardContext = createContext<OpenDashboard | null>(null);
