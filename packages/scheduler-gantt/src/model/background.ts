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

/** Where spans overlap, and how many: stretches of equal count in time order, without those of none. */
export function countsOver(spans: readonly Span[]): readonly (Span & { readonly count: number })[] {
  const edges = spans
    .flatMap(({ start, end }) => [
      { at: start, step: 1 },
      { at: end, step: -1 },
    ])
    .toSorted((a, b) => a.at - b.at);
  const stretches: { start: number; end: number; count: number }[] = [];
  let count = 0;
  for (const [index, { at, step }] of edges.entries()) {
    count += step;
    const next = edges[index + 1]?.at ?? at;
    const last = stretches.at(-1);
    if (count === 0 || next === at) continue;
    if (last && last.end === at && last.count === count) last.end = next;
    else stretches.push({ start: at, end: next, count });
  }
  return stretches;
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
