import type { RequestShift } from '@roadside/contract/schemas';
import { spanWords } from '../../../kit/format/moment-words.ts';

/** 'Fri, Nov 27, 6:00 PM–2:00 AM' in the station's time zone. */
export const shiftWords = (
  { start_date, end_date }: Pick<RequestShift, 'start_date' | 'end_date'>,
  timeZone: string,
): string => spanWords(start_date, end_date, timeZone);
