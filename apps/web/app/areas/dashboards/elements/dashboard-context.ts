import { createContext } from 'react';
import type { Place } from '../../../kit/places/place.ts';
import type { ShownElement } from '../model/stored-dashboard.ts';

/** What the parts of an open dashboard know of it. */
export interface OpenDashboard {
  readonly place: Place;
  /** Who reads what is said on it here. */
  readonly audience: string;
  /** Whether this person may remove what others said. */
  readonly mayModerate: boolean;
  readonly employeeId: number;
  /** The current instant, ISO. */
  readonly now: string;
  /** Whether this person sets the goals of the place on the screen. */
  readonly maySetGoals: boolean;
  readonly elements: readonly ShownElement[];
  /** False while the stored dashboard cannot be read: nothing can be commented on then. */
  readonly takesComments: boolean;
}

/** The dashboard that is open; null in a preview. */
export const DashboardContext = createContext<OpenDashboard | null>(null);
