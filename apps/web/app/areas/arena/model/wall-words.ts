import type { LeaderboardRowReply } from '@roadside/contract/schemas';

/** A driver's name on a screen that everybody in the room can read: the first name and an initial. */
export function wallName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  return last === undefined ? first : `${first} ${[...last][0] ?? ''}.`;
}

/** The station all rows share, or null. */
export function sharedStation(rows: readonly Pick<LeaderboardRowReply, 'station'>[]): string | null {
  const [first] = rows;
  return first && rows.every(({ station }) => station === first.station) ? first.station : null;
}
