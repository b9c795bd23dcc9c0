import { useEffect, useRef } from 'react';
import type { Outcome } from '../outcome/outcome.ts';
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
  const told = useRef(read);
  useEffect(
    () =>
      whileLooking(() => {
        const before = Math.max(told.current, read);
        if (last <= before) return;
        told.current = last;
        void tell(last).then((outcome) => {
          // Without an answer, it is told again with the next message, when the network is back or the page is looked at.
          if (outcome?.ok === false && told.current === last) told.current = before;
        });
      }),
    [last, read, tell],
  );
}
