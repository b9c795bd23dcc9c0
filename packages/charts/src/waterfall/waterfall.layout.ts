import { axisSteps, linearScale, niceDomain } from '../scale/linear.ts';
import { sceneOf } from '../internal/scene/empty-scene.ts';
import { fitLabels, plotWidths } from '../internal/scene/fit-labels.ts';
import { listPoints, numberOr } from '../internal/scene/list-points.ts';
import type { Paint } from '../internal/scene/paint.ts';
import { at, levelLine, rectangle } from '../internal/scene/path.ts';
import { pointMessages } from '../internal/scene/point.messages.ts';
import type { Mark, Scene } from '../internal/scene/scene.ts';
import { sideAxis } from '../internal/scene/side-axis.ts';
import { textWidth } from '../internal/scene/text-width.ts';
import { valueLabels } from '../internal/scene/value-labels.ts';
import { type NumberStyle, writeNumber } from '../internal/words/numbers.ts';
import type { Words } from '../internal/words/words.ts';

/** One part of a change. */
export interface WaterfallStep {
  readonly label: string;
  /** The amount it changed the value by. */
  readonly change: number | null | undefined;
}

/** The inputs of a waterfall. */
export interface WaterfallSpec extends NumberStyle {
  readonly start: { readonly label: string; readonly value: number };
  readonly steps: readonly WaterfallStep[];
  readonly endLabel: string;
  /** The good direction; if omitted, neither is. */
  readonly better?: 'higher' | 'lower' | undefined;
  /** Starts the axis near the totals if they are much larger than the parts, which would be invisible on an axis from
   * zero. The totals are then drawn with a visible break, and the summary says where the axis starts.
   * @defaultValue false */
  readonly cut?: boolean | undefined;
}

interface Bar {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly total: boolean;
}

function barsOf({ start, steps, endLabel }: WaterfallSpec): readonly Bar[] {
  let level = start.value;
  const parts = steps.map(({ label, change }): Bar => {
    const from = level;
    level += numberOr(change) || 0;
    return { label, from, to: level, total: false };
  });
  return [
    { label: start.label, from: 0, to: start.value, total: true },
    ...parts,
    { label: endLabel, from: 0, to: level, total: true },
  ];
}

function paintOf({ from, to, total }: Bar, better: WaterfallSpec['better']): Paint {
  if (total) return 'muted';
  if (!better) return to >= from ? 1 : 2;
  return to >= from === (better === 'higher') ? 'success' : 'danger';
}

/** Totals closer to zero than this multiple of the change are drawn whole: the parts are visible anyway. */
const farFromZero = 3;
/** The break in a total: its height above the base, its gap and its slant, in units. */
const cut = { height: 60, gap: 26, slant: 26 };

/**
 * The ends of the axis: from zero, or from below the minimum if the totals are broken. Space above the highest bar is
 * reserved for labels.
 */
function endsOf(
  bars: readonly Bar[],
  asked: boolean,
): { readonly domain: readonly [number, number]; readonly isCut: boolean } {
  const levels = bars.map(({ to }) => to);
  const [least, most] = [Math.min(...levels), Math.max(...levels)];
  const moved = most - least;
  const isCut = asked && moved > 0 && least > moved * farFromZero;
  // Leave room for the break below the minimum.
  const [low, high] = isCut ? [least - moved * 0.4, most] : [Math.min(0, least), Math.max(0, most)];
  return { domain: niceDomain(low, high + (high - low) * 0.1), isCut };
}

/** A bar from the bottom of the plot with a slanted break near its base, to show that its length is not to scale. */
function cutBar(left: number, width: number, top: number): string {
  const right = left + width;
  const under = 1000 - cut.height;
  const over = under - cut.gap;
  return `M${at(left, top)}L${at(right, top)}L${at(right, over - cut.slant)}L${at(left, over)}ZM${at(left, under)}L${at(right, under - cut.slant)}L${at(right, 1000)}L${at(left, 1000)}Z`;
}

/**
 * Draws how a value changed from one total to another, part by part. Falling parts have a pattern, so that color is not
 * required.
 */
export function waterfallScene(spec: WaterfallSpec, words: Words): Scene {
  const bars = barsOf(spec);
  const names = bars.map(({ label }) => label);
  const known = Number.isFinite(spec.start.value);
  const { domain, isCut } = known ? endsOf(bars, spec.cut ?? false) : { domain: [0, 1] as const, isCut: false };
  const scale = linearScale(domain);
  const level = (value: number) => (1 - scale.at(value)) * 1000;
  const stretch = 1000 / bars.length;
  const values = bars.map(({ from, to, total }, row) =>
    total ? to : Number.isNaN(numberOr(spec.steps[row - 1]?.change)) ? Number.NaN : to - from,
  );
  const signed = { ...spec.format, signDisplay: 'exceptZero' as const };
  const write = (value: number, sign: boolean) =>
    writeNumber(value, words.locale, { unit: spec.unit, format: sign ? signed : spec.format });
  const points = listPoints(
    {
      rowTitle: words.say('position'),
      rowNames: names,
      columns: [
        {
          id: 'change',
          label: words.say('valueColumn', {}, pointMessages),
          paint: 1,
          values,
          unit: spec.unit,
          format: spec.format,
          place: (row) => ({ x: (row + 0.5) * stretch, y: level(bars[row]?.to ?? 0) }),
          note: (row) => (bars[row]?.total ? '' : words.say('makes', { total: write(bars[row]?.to ?? 0, false) })),
        },
      ],
      find: (x) => ({ row: Math.min(bars.length - 1, Math.max(0, Math.floor(x / stretch))), column: 0 }),
    },
    words,
  );
  if (!known) return sceneOf(points, { empty: words.say('empty') });
  const ticks = valueLabels(domain, axisSteps, level, words.locale, spec.format);
  const marks = bars.map((bar, row): Mark => {
    const top = level(Math.max(bar.from, bar.to));
    const [left, width] = [(row + 0.16) * stretch, stretch * 0.68];
    return {
      key: `${row} ${bar.label}`,
      kind: 'bar',
      d:
        isCut && bar.total
          ? cutBar(left, width, top)
          : rectangle(left, top, width, level(Math.min(bar.from, bar.to)) - top),
      paint: paintOf(bar, spec.better),
      texture: !bar.total && bar.to < bar.from ? 1 : 0,
    };
  });
  const joins = bars
    .slice(0, -1)
    .map(({ to }, row) => `M${at((row + 0.84) * stretch, level(to))}H${Math.round((row + 1.16) * stretch * 10) / 10}`);
  // There is no room for a word after each number, only for a one-character unit.
  const named = bars.map(({ from, to, total }) =>
    writeNumber(total ? to : to - from, words.locale, {
      unit: spec.unit?.length === 1 ? spec.unit : undefined,
      format: total ? spec.format : signed,
    }),
  );
  const room = Math.max(...named.map(textWidth)) + 4;
  const from = plotWidths.slice(1).find((width) => width / bars.length >= room) ?? plotWidths.at(-1);
  const change = (bars.at(-1)?.to ?? 0) - spec.start.value;
  const largest = bars
    .slice(1, -1)
    .reduce<Bar | null>(
      (found, bar) => (found === null || Math.abs(bar.to - bar.from) > Math.abs(found.to - found.from) ? bar : found),
      null,
    );
  return sceneOf(points, {
    cursor: 'column',
    marks: [
      { key: 'grid', kind: 'grid', d: ticks.map((tick) => levelLine(tick.at)).join('') },
      ...marks,
      { key: 'joins', kind: 'rule', d: joins.join('') },
      ...(isCut ? [] : [{ key: 'zero', kind: 'rule' as const, d: levelLine(level(0)) }]),
    ],
    texts: bars.map((bar, row) => ({
      key: `${row} ${bar.label}`,
      x: (row + 0.5) * stretch,
      y: Math.max(30, level(Math.max(bar.from, bar.to)) - 45),
      text: named[row] ?? '',
      anchor: 'middle' as const,
      kind: 'label' as const,
      from,
    })),
    x: { ticks: fitLabels(names.map((text, row) => ({ at: (row + 0.5) * stretch, text }))), digits: 0 },
    y: sideAxis(ticks),
    summary: words.say('waterfall', {
      cut: isCut ? 'yes' : 'no',
      least: write(domain[0], false),
      start: spec.start.label,
      from: write(spec.start.value, false),
      end: spec.endLabel,
      to: write(bars.at(-1)?.to ?? 0, false),
      change: write(change, true),
      most: largest ? `${largest.label} ${write(largest.to - largest.from, true)}` : '',
      any: largest ? 'yes' : 'no',
    }),
  });
}
