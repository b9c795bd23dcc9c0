import type { EditedWidget } from '@roadside/contract/schemas';
import { momentWords } from '../../../kit/format/moment-words.ts';

/** From when until when, in words: 'Since Fri, Nov 20, 9:03 AM, until Sun, Nov 22, 12:00 AM'. */
export function scheduleWords(
  { state, withheld, starts_at, ends_at }: Pick<EditedWidget, 'state' | 'withheld' | 'starts_at' | 'ends_at'>,
  timeZone: string,
): string {
  const at = (instant: string) => momentWords(instant, timeZone);
  if (state === 'scheduled' && withheld && starts_at)
    return `Not published ${at(starts_at)}: its author could no longer publish. Save it to publish it`;
  if (state === 'expired') return ends_at ? `Ended ${at(ends_at)}` : 'Ended';
  const start = starts_at && `${state === 'scheduled' ? 'Starts' : 'Since'} ${at(starts_at)}`;
  const end = ends_at && `until ${at(ends_at)}`;
  return [start, end].filter(Boolean).join(', ') || 'No end';
}
