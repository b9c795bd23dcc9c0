import { axisSteps, linearScale, niceDomain } from '../scale/linear.ts';
import { sceneOf } from '../internal/scene/empty-scene.ts';
import { fitLabels, plotWidths } from '../internal/scene/fit-labels.ts';
import { listPoints, numberOr } from '../internal/scene/list-points.ts';
import type { Paint } from '../internal/scene/paint.ts';
import { at, levelLine, rectangle } from '../internal/scene/path.ts';
import { pointMessages } from '../internal/scene/point.messages.ts';
import type { Mark, Scene, Tick } from '../internal/scene/scene.ts';
import { sideAxis } from '../internal/scene/side-axis.ts';
import { shorten, textWidth } from '../internal/scene/text-width.ts';
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
  /** The unit of the parts, if it isn't that of the totals: a share in percent changes by points.
   * @defaultValue `unit` */
  readonly changeUnit?: string | undefined;
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
  return { domain: niceDomain(low, high + (high - low) * 0.16), isCut };
}

/** A bar from the bottom of the plot with a slanted break near its base, to show that its length is not to scale. */
function cutBar(left: number, width: number, top: number): string {
  const right = left + width;
  const under = 1000 - cut.height;
  const over = under - cut.gap;
  return `M${at(left, top)}L${at(right, top)}L${at(right, over - cut.slant)}L${at(left, over)}ZM${at(left, under)}L${at(right, under - cut.slant)}L${at(right, 1000)}L${at(left, 1000)}Z`;
}

/** There is no room for a word after each number. */
const shortUnit = (unit: string | undefined): string | undefined => (unit?.length === 1 ? unit : undefined);

/**
 * Every bar's name: a part without its name explains nothing. If they don't fit side by side on a phone, every second
 * one is on a line below, where it has twice the room.
 */
function nameBars(names: readonly string[], stretch: number): readonly Tick[] {
  const places = names.map((text, row) => ({ at: (row + 0.5) * stretch, text }));
  const phone = plotWidths[1];
  const room = phone / names.length - 4;
  return names.every((text) => textWidth(text) <= room)
    ? fitLabels(places)
    : places.map(({ at: place, text }, row) => ({
        at: place,
        text: `${row % 2 === 1 ? '\n' : ''}${shorten(text, 2 * room)}`,
        from: 0,
      }));
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
  const changeUnit = spec.changeUnit ?? spec.unit;
  const write = (value: number) => writeNumber(value, words.locale, { unit: spec.unit, format: spec.format });
  const writeChange = (value: number) => writeNumber(value, words.locale, { unit: changeUnit, format: signed });
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
          styleOf: (row) => (bars[row]?.total ? undefined : { unit: changeUnit, format: signed }),
          place: (row) => ({ x: (row + 0.5) * stretch, y: level(bars[row]?.to ?? 0) }),
          note: (row) => (bars[row]?.total ? '' : words.say('makes', { total: write(bars[row]?.to ?? 0) })),
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
      unit: shortUnit(total ? spec.unit : changeUnit),
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
  const most = largest && writeChange(largest.to - largest.from);
  // Parts that read as zero explain nothing.
  const lead = largest && most !== writeChange(0) ? `${largest.label} ${most}` : null;
  return sceneOf(points, {
    cursor: 'column',
    marks: [
      // No gridlines: every bar has its number, which they would cross.
      ...marks,
      { key: 'joins', kind: 'rule', d: joins.join('') },
      ...(isCut ? [] : [{ key: 'zero', kind: 'rule' as const, d: levelLine(level(0)) }]),
    ],
    texts: bars.map((bar, row) => ({
      key: `${row} ${bar.label}`,
      x: (row + 0.5) * stretch,
      // Coordinates of paths are rounded, so exactly on the bar could be a little inside it.
      y: level(Math.max(bar.from, bar.to)) - 4,
      text: named[row] ?? '',
      anchor: 'middle' as const,
      kind: 'over' as const,
      from,
    })),
    x: { ticks: nameBars(names, stretch), digits: 0 },
    y: sideAxis(ticks),
    summary: words.say('waterfall', {
      cut: isCut ? 'yes' : 'no',
      least: write(domain[0]),
      start: spec.start.label,
      from: write(spec.start.value),
      end: spec.endLabel,
      to: write(bars.at(-1)?.to ?? 0),
      change: writeChange(change),
      most: lead ?? '',
      any: lead === null ? 'no' : 'yes',
    }),
  });
}
