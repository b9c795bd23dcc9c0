import { stationTimeOf } from '@roadside/domain/scheduling';
import { ago } from '../../../kit/format/ago.ts';
import { dayFormat } from '../../../kit/format/formats.ts';

/** When the screen is read, and in which time zone. */
export interface ReadAt {
  readonly now: string;
  readonly timeZone: string;
}

const recentMs = 20 * 3_600_000;

/** When a mail came: how long ago while it is recent, then the day. */
export function mailMoment(sent: string, { now, timeZone }: ReadAt): string {
  if (Date.parse(now) - Date.parse(sent) < recentMs) return ago(sent, now);
  const { day } = stationTimeOf(sent, timeZone);
  const year = day.slice(0, 4) === now.slice(0, 4) ? {} : { year: 'numeric' as const };
  return dayFormat('en-US', { month: 'short', day: 'numeric', ...year }).format(new Date(`${day}T00:00:00Z`));
}
