import type { GanttWords } from '@roadside/scheduler-gantt/view';
import { servicesIn, servicesInWords } from './services.ts';

/** Gantt texts that this product overrides. */
export const scheduleWords: Partial<GanttWords> = {
  service: (key) => (key === 'multiple' ? 'Several services' : servicesInWords(servicesIn(key))),
};

/** '2 unsaved changes'. */
export const unsavedWords = (count: number): string => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`);
