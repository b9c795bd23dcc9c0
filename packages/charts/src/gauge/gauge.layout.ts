import { arc } from 'd3-shape';
import { linearScale } from '../scale/linear.ts';
import { D3Pen } from '../internal/scene/d3-pen.ts';
import { sceneOf } from '../internal/scene/empty-scene.ts';
import { listPoints, numberOr } from '../internal/scene/list-points.ts';
import { at } from '../internal/scene/path.ts';
import type { Paint } from '../internal/scene/paint.ts';
import { pointMessages } from '../internal/scene/point.messages.ts';
import type { Mark, Scene } from '../internal/scene/scene.ts';
import { type NumberStyle, writeNumber } from '../internal/words/numbers.ts';
import type { Words } from '../internal/words/words.ts';

/** A band of a goal: its upper end, its label and its signal color. */
export interface GoalBand {
  /** The end of the band; it begins where the previous one ends. */
  readonly to: number;
  readonly label: string;
  readonly tone: 'success' | 'beacon' | 'danger' | 'neutral';
}

/** The inputs of a gauge. */
export interface GaugeSpec extends NumberStyle {
  readonly label: string;
  readonly value: number | null | undefined;
  readonly from: number;
  readonly to: number;
  readonly bands: readonly GoalBand[];
  /** Drawn as a mark on the scale. */
  readonly goal?: number | undefined;
}

const ratio = 5 / 3;
const center = { x: 500, y: 520 };
const clamp = (unit: number) => Math.min(1, Math.max(0, unit));
/** The angle for a fraction of the scale; d3 counts from twelve o'clock. */
const angle = (unit: number) => (clamp(unit) - 0.5) * Math.PI;

function ring(from: number, to: number, inner: number, outer: number): string {
  const pen = new D3Pen(center.x, center.y);
  arc().context(pen.context).cornerRadius(8)({
    startAngle: angle(from),
    endAngle: angle(to),
    innerRadius: inner,
    outerRadius: outer,
  });
  return pen.data;
}

const onRing = (unit: number, radius: number) => ({
  x: center.x + radius * Math.sin(angle(unit)),
  y: center.y - radius * Math.cos(angle(unit)),
});
const spoke = (unit: number, inner: number, outer: number): string => {
  const [a, b] = [onRing(unit, inner), onRing(unit, outer)];
  return `M${at(a.x, a.y)}L${at(b.x, b.y)}`;
};
const paintOf = (tone: GoalBand['tone'] | undefined): Paint =>
  tone === undefined || tone === 'neutral' ? 'muted' : tone;

/** The band that contains a value; null outside all of them. */
export const bandOf = (value: number, bands: readonly GoalBand[]): GoalBand | null =>
  bands.find(({ to }) => value <= to) ?? bands.at(-1) ?? null;

/** Draws one value on a round scale with its goal's bands. */
export function gaugeScene({ label, value: given, from, to, bands, goal, ...style }: GaugeSpec, words: Words): Scene {
  const value = numberOr(given);
  const scale = linearScale([from, to]);
  const end = onRing(scale.at(value), 405);
  // Positions use 1000 as the plot's height; path data uses its aspect ratio.
  const place = { x: end.x, y: end.y * ratio };
  const band = Number.isNaN(value) ? null : bandOf(value, bands);
  const points = listPoints(
    {
      rowTitle: words.say('position'),
      rowNames: [label],
      columns: [
        {
          id: 'value',
          label: words.say('valueColumn', {}, pointMessages),
          paint: paintOf(band?.tone),
          values: [value],
          place: () => place,
          note: () => band?.label ?? '',
          ...style,
        },
      ],
    },
    words,
  );
  if (Number.isNaN(value)) return sceneOf(points, { ratio, empty: words.say('empty') });
  const write = (each: number) => writeNumber(each, words.locale, { format: style.format });
  let start = from;
  const bandMarks = bands.map((each): Mark => {
    const mark: Mark = {
      key: `band ${each.to}`,
      kind: 'bar',
      d: ring(scale.at(start) + 0.004, scale.at(each.to) - 0.004, 466, 490),
      paint: paintOf(each.tone),
    };
    start = each.to;
    return mark;
  });
  return sceneOf(points, {
    ratio,
    marks: [
      { key: 'track', kind: 'track', d: ring(0, 1, 360, 450) },
      { key: 'value', kind: 'bar', d: ring(0, Math.max(0.004, scale.at(value)), 360, 450), paint: 1 },
      ...bandMarks,
      ...(goal === undefined ? [] : [{ key: 'goal', kind: 'tick' as const, d: spoke(scale.at(goal), 345, 500) }]),
    ],
    texts: [
      { key: 'value', x: 500, y: 690, text: writeNumber(value, words.locale, style), anchor: 'middle', kind: 'metric' },
      ...(band
        ? [{ key: 'band', x: 500, y: 850, text: band.label, anchor: 'middle' as const, kind: 'label' as const }]
        : []),
      { key: 'from', x: 95, y: 935, text: write(from), anchor: 'middle', kind: 'label' },
      { key: 'to', x: 905, y: 935, text: write(to), anchor: 'middle', kind: 'label' },
    ],
    summary: words.say('gauge', {
      label,
      value: points.columns[0]?.plain(0) ?? '',
      band: band?.label ?? '',
      hasBand: band ? 'yes' : 'no',
      goal: goal === undefined ? '' : write(goal),
      hasGoal: goal === undefined ? 'no' : 'yes',
    }),
  });
}
