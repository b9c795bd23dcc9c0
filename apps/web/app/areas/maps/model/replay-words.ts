import type { Waiting } from '@roadside/domain/maps';
import { countWords } from '../../../kit/format/count-words.ts';

/** What a moment of a replay shows: '14 members waiting, 5 past their promised time, the longest 96 min'. */
export function waitingWords(waiting: readonly Waiting[]): string {
  if (waiting.length === 0) return 'Nobody is waiting';
  const late = waiting.filter((each) => each.late).length;
  const longest = Math.floor(Math.max(...waiting.map(({ minutes }) => minutes)));
  return [
    `${countWords(waiting.length, 'member', 'members')} waiting`,
    late > 0 &&
      `${late === waiting.length && late > 1 ? 'all' : late} past ${late === 1 ? 'the' : 'their'} promised time`,
    `${waiting.length > 1 ? 'the longest ' : ''}${longest} min`,
  ]
    .filter(Boolean)
    .join(', ');
}
