import type { AnnouncementReach } from '@roadside/contract/schemas';
import { countWords } from '../../../kit/format/count-words.ts';
import { dayHourWords, hourWords } from '../../../kit/format/moment-words.ts';
import { type ReachStep, stepHours } from './reach-steps.ts';

/** What readers did, and the audience: people who read it may have left the audience since. */
export function reachWords({ seen, acknowledged, clicks, audience }: AnnouncementReach): string {
  return `${seen} read, ${acknowledged} confirmed, ${countWords(clicks, 'click', 'clicks')}. ${countWords(audience, 'person', 'people')} in the audience now.`;
}

/** The words of the chart of reads over time: longer steps than an hour reach over more than a day. */
export function stepWords(steps: readonly ReachStep[], timeZone: string) {
  const hours = stepHours(steps);
  return hours === 1
    ? { title: 'Read and confirmed, by hour', label: 'Hour', values: steps.map(({ at }) => hourWords(at, timeZone)) }
    : {
        title: `Read and confirmed, every ${hours} hours`,
        label: 'From',
        values: steps.map(({ at }) => dayHourWords(at, timeZone)),
      };
}
