/** What the schedule's drawer is about. */
export type ScheduleDrawerPart = 'coverage' | 'templates' | 'ghosts';
const parts: readonly ScheduleDrawerPart[] = ['coverage', 'templates', 'ghosts'];

/** Reads the part from an address; null for anything else. */
export const readDrawerPart = (text: string): ScheduleDrawerPart | null => parts.find((part) => part === text) ?? null;
