import { overlaps } from './interval-index.ts';
import type { Background, Span } from './schedule.ts';

/** A background span as drawn: shading marks unavailable time, not available time. */
export interface DrawnBackground extends Span {
  readonly kind: 'closed' | 'pto' | 'unavailable';
}

/** Merges touching spans; the result is in time order. */
export function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else if (end > start) merged.push({ start, end });
  }
  return merged;
}

/** The parts of a span not covered by the given spans. */
export function gapsOf(spans: readonly Span[], whole: Span): readonly Span[] {
  const gaps: Span[] = [];
  let from = whole.start;
  for (const { start, end } of mergeSpans(spans)) {
    if (start > from) gaps.push({ start: from, end: Math.min(start, whole.end) });
    from = Math.max(from, end);
  }
  if (from < whole.end) gaps.push({ start: from, end: whole.end });
  return gaps.filter(({ start, end }) => end > start);
}

/** The backgrounds to draw behind a row within a span. A row without availability is open all day. */
export function drawnBackgrounds(backgrounds: readonly Background[], span: Span): readonly DrawnBackground[] {
  if (backgrounds.length === 0) return [];
  const of = (kind: Background['kind']) =>
    mergeSpans(backgrounds.filter((stretch) => stretch.kind === kind && overlaps(stretch, span)));
  const textured = (['unavailable', 'pto'] as const).flatMap((kind) =>
    of(kind).map((stretch) => ({ ...stretch, kind })),
  );
  const open = backgrounds.some(({ kind }) => kind === 'available');
  // A texture does not need shading as well.
  const closed = open
    ? gapsOf([...of('available'), ...textured], span).map((gap) => ({ ...gap, kind: 'closed' as const }))
    : [];
  return [...closed, ...textured];
}
