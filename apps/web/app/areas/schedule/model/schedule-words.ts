import type { GanttWords } from '@roadside/scheduler-gantt/view';
import { servicesIn, servicesInWords } from './services.ts';

/** The gantt's texts that this product says in its own way. */
export const scheduleWords: Partial<GanttWords> = {
  service: (key) => (key === 'multiple' ? 'Several services' : servicesInWords(servicesIn(key))),
};
