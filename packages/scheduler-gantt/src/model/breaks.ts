import { gapsOf } from './background.ts';
import type { Shift, ShiftBreak, Span } from './schedule.ts';

const minute = 60_000;

/** A span that may have breaks. */
export type SpanWithBreaks = Span & { readonly breaks?: readonly ShiftBreak[] | undefined };

/** The breaks of a shift that have a time, within the shift. */
export function placedBreaks({ start, end, breaks = [] }: SpanWithBreaks): readonly Span[] {
  return breaks.flatMap(({ after, minutes }) => {
    if (after === null) return [];
    const from = start + after * minute;
    const span = { start: from, end: Math.min(end, from + minutes * minute) };
    return span.start < span.end ? [span] : [];
  });
}

/** The parts of a shift that count as coverage: without the breaks that have a time. */
export const stretchesOf = (span: SpanWithBreaks): readonly Span[] =>
  span.breaks === undefined ? [span] : gapsOf(placedBreaks(span), span);

/** Milliseconds of unpaid breaks, which hours worked leave out. */
export const unpaidTime = ({ breaks = [] }: Pick<Shift, 'breaks'>): number =>
  breaks.reduce((sum, { minutes, paid }) => sum + (paid ? 0 : minutes * minute), 0);

/** Whether two shifts have the same breaks. */
export const sameBreaks = (a: Pick<Shift, 'breaks'>, b: Pick<Shift, 'breaks'>): boolean =>
  a.breaks === b.breaks || JSON.stringify(a.breaks ?? []) === JSON.stringify(b.breaks ?? []);
