import { createContext } from 'react';
import type { DrawerName } from '../model/drawers.ts';

export interface Drawers {
  readonly open: (name: DrawerName, value: string) => void;
  /** Whether this person sets the goals of the place on the screen. */
  readonly maySetGoals: boolean;
  /** Shows what members said about a driver. */
  readonly focusSurveys: (driver: { readonly slug: string; readonly name: string }) => void;
}

/** What may stand beside the dashboard; null where nothing may. */
export const DrawersContext = createContext<Drawers | null>(null);
