import { countWords } from '../../../kit/format/count-words.ts';
import { numberFormat } from '../../../kit/format/formats.ts';

/**
 * The surveys a score leaves out, in total and by mark; '' if there are none. A survey has one mark, so they add up:
 * '81 surveys don’t count: 52 rerouted, 29 removed.'
 */
export function notCountedWords({
  rerouted,
  removed,
}: {
  readonly rerouted: number;
  readonly removed: number;
}): string {
  const { format } = numberFormat('en-US');
  const parts = [
    ...(rerouted > 0 ? [`${format(rerouted)} rerouted`] : []),
    ...(removed > 0 ? [`${format(removed)} removed`] : []),
  ];
  const total = rerouted + removed;
  if (total === 0) return '';
  return `${countWords(total, 'survey doesn’t', 'surveys don’t')} count: ${parts.join(', ')}.`;
}
