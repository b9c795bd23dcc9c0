import { numberFormat } from './formats.ts';

/** A count with its noun: "1 call", "1,204 calls". */
export const countWords = (count: number, one: string, many: string): string =>
  `${numberFormat('en-US').format(count)} ${count === 1 ? one : many}`;
