import { onePositionSpelling } from './subject.ts';

/** Club staff and the platform operator differ by one capital letter only (decisions 2). */
const clubAdmin = 'Club admin';

/**
 * A position as a person would say it: 'Station admin' for 'station-admin', 'Club admin' for 'admin'. Employers name
 * positions freely, so any other string loses its dashes and starts with a capital.
 */
export function positionWords(positionType: string): string {
  const position = onePositionSpelling(positionType);
  if (position === 'admin') return clubAdmin;
  const words = position.replaceAll(/[-_\s]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
