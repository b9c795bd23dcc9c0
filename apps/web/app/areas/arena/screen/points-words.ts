import { numberFormat } from '../../../kit/format/formats.ts';

/** 1,204, or −15 with the sign of the minus. */
export const pointsWords = (points: number): string => numberFormat('en-US').format(points);

/** '+15' or '−15', for changes. */
export const signedWords = (points: number): string =>
  points > 0 ? `+${pointsWords(points)}` : points < 0 ? `−${pointsWords(-points)}` : '0';
