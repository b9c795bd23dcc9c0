import type { EveningCalls, Waiting } from '@roadside/domain/maps';
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

/** Why a month has no worst evening: none of its evenings had calls, or none of their drivers came late. */
export function noWorstWords(evenings: readonly EveningCalls[], month: string) {
  return evenings.every(({ calls }) => calls === 0)
    ? {
        title: `No calls on an evening in ${month}`,
        description: 'Choose days of another month, or open the map of a larger location.',
      }
    : { title: `No late calls on an evening in ${month}`, description: 'No driver came after the promised time.' };
}
