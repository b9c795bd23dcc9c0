'use client';
import type { Span } from '../../model/schedule.ts';
import { useGantt, useSignal } from './gantt-context.ts';

/** A day's missing driver-hours in milliseconds, with what is dragged or proposed; null if no driver is needed. */
export function useDayShort({ start, end }: Span): number | null {
  const { editor } = useGantt();
  const carry = useSignal(editor.carry);
  useSignal(editor.list);
  const buckets = (carry?.coverage ?? editor.model.coverageWith([], editor.found())).filter(
    ({ from }) => from >= start && from < end,
  );
  if (!buckets.some(({ needed }) => needed)) return null;
  return buckets.reduce((sum, { spare, from, until }) => sum + Math.max(0, -(spare ?? 0)) * (until - from), 0);
}
