import { timeTicks } from '../../scale/time.ts';
import { fitLabels, type Label } from '../scene/fit-labels.ts';
import type { Axis } from '../scene/scene.ts';
import { sideAxis } from '../scene/side-axis.ts';
import { valueLabels } from '../scene/value-labels.ts';
import { nameTick, zoneOffset } from '../words/dates.ts';
import type { XyFrame } from './xy-frame.ts';

/** A value axis's labels, from bottom to top. */
export const levelLabels = ({
  spec: { words, layout },
  axis,
  columns: [first],
  domain,
  steps,
  level,
}: XyFrame): readonly Label[] =>
  valueLabels(
    domain,
    steps,
    level,
    words.locale,
    layout === 'share' ? { style: 'percent' } : (axis?.format ?? first?.spec.format),
  );

/** A value axis. */
export const valueAxis = (frame: XyFrame): Axis => sideAxis(levelLabels(frame), { title: frame.axis?.label });

/** The approximate number of ticks that fit the widest plot. */
const maxTicks = 14;

/** Round positions between the first and the last. */
function roundLabels({ spec, data: { positions }, place }: XyFrame): readonly Label[] {
  const { locale } = spec.words;
  const { kind, at, rows, grain, zone, nameOf } = positions;
  const [from, to] = [at[0] as number, at[rows - 1] as number];
  if (kind === 'number') return valueLabels([from, to], 8, place, locale, spec.x.format);
  if (from === to) return [{ at: place(from), text: nameOf(0) }];
  const ticks = timeTicks(from, to, grain === 'month' ? Math.min(maxTicks, rows) : maxTicks, (moment) =>
    zoneOffset(moment, zone),
  );
  // Days are never labeled by hour.
  const fitting = kind === 'day' ? ticks.filter((tick) => tick.grain !== 'hour' && tick.grain !== 'minute') : ticks;
  if (fitting.length < 2)
    return [from, to].map((moment) => ({ at: place(moment), text: nameTick(moment, 'day', false, locale, zone) }));
  return fitting.map((tick) => ({
    at: place(tick.at),
    text: nameTick(tick.at, tick.grain, tick.boundary, locale, zone),
  }));
}

/** One tick per row, centered in its slot. */
function rowLabels({ spec, data: { positions }, along }: XyFrame): readonly Label[] {
  const { kind, at, rows, grain, zone, nameOf } = positions;
  const textOf = (row: number) => {
    if (kind === 'name' || kind === 'number') return nameOf(row);
    const moment = at[row] as number;
    return nameTick(moment, grain, false, spec.words.locale, zone);
  };
  // More names than this are never all shown, and formatting ten thousand is slow.
  const step = Math.max(1, Math.ceil(rows / 120));
  return Array.from({ length: Math.ceil(rows / step) }, (_, index) => ({
    at: along(index * step),
    text: textOf(index * step),
  }));
}

/** The labels along the chart, from its start. */
export const alongLabels = (frame: XyFrame): readonly Label[] => (frame.banded ? rowLabels(frame) : roundLabels(frame));

/** The axis along the chart. */
export const alongAxis = (frame: XyFrame): Axis => ({
  ticks: fitLabels(alongLabels(frame)),
  title: frame.data.positions.kind === 'number' ? frame.spec.x.label : undefined,
  digits: 0,
});
