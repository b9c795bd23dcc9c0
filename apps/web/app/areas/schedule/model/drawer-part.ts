/** The part shown in the schedule's drawer. */
export type ScheduleDrawerPart = 'coverage' | 'fill' | 'templates' | 'ghosts' | 'publish' | 'settings';
const parts: readonly ScheduleDrawerPart[] = ['coverage', 'fill', 'templates', 'ghosts', 'publish', 'settings'];

/** Parses the part in a URL; returns null for anything else. */
export const readDrawerPart = (text: string): ScheduleDrawerPart | null => parts.find((part) => part === text) ?? null;
