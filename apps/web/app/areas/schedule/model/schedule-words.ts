import type { GanttWords } from '@roadside/scheduler-gantt/view';
import type { ScheduleSave } from './schedule-session.ts';
import { servicesIn, servicesInWords } from './services.ts';

/** Gantt texts that this product overrides. */
export const scheduleWords: Partial<GanttWords> = {
  service: (key) => (key === 'multiple' ? 'Several services' : servicesInWords(servicesIn(key))),
};

/** '2 unsaved changes'. */
export const unsavedWords = (count: number): string => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`);

/** How many shifts one save can add or change, and how many it can delete: the limits of the service. */
export const maxPerSave = 1000;

/** Why a save is too large, before it is sent; null if it isn't. */
export function tooLargeWords({ entries, removed }: Pick<ScheduleSave, 'entries' | 'removed'>): string | null {
  if (entries.length <= maxPerSave && removed.length <= maxPerSave) return null;
  return 'One save can change up to 1,000 shifts. Undo some changes, or plan a smaller location. Your changes are still here.';
}
