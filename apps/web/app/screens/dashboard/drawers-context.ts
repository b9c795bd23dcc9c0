import { createContext } from 'react';
import type { DrawerName } from '../../dashboard/drawers.ts';

interface Drawers {
  readonly open: (name: DrawerName, value: string) => void;
  /** Whether this person sets the goals of the place on the screen. */
  readonly maySetGoals: boolean;
}

/** What may stand beside the dashboard; null where nothing may. */
export const DrawersContext = createContext<Drawers | null>(null);
