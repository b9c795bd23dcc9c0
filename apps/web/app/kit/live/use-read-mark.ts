import { useEffect, useState } from 'react';
import type { Outcome } from '../outcome/outcome.ts';
import { ReadMark } from './read-mark.ts';
import { whileLooking } from './while-looking.ts';

/**
 * Tells the server how far the person has read a conversation, while they look at it.
 * @param last - the last message shown
 * @param read - how far the server knows it was read
 * @param tell - sends it; stable between renders
 */
export function useReadMark(
  last: number,
  read: number,
  tell: (last: number) => Promise<Outcome<unknown> | null>,
): void {
  const [mark] = useState(() => new ReadMark(read));
  useEffect(() => whileLooking(() => mark.look(last, read, tell)), [mark, last, read, tell]);
}
