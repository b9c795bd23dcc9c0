import type { LeaderboardRowReply } from '@roadside/contract/schemas';

/** The station all rows share, or null. */
export function sharedStation(rows: readonly Pick<LeaderboardRowReply, 'station'>[]): string | null {
  const [first] = rows;
  return first && rows.every(({ station }) => station === first.station) ? first.station : null;
}
