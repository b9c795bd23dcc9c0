import { roundTicks } from '../../scale/linear.ts';
import { timeTicks } from '../../scale/time.ts';
import { fitLabels } from '../scene/fit-labels.ts';
import type { Axis } from '../scene/scene.ts';
import { textWidth, widthInDigits } from '../scene/text-width.ts';
import { nameTick, zoneOffset } from '../words/dates.ts';
import { axisFormat, numberFormat } from '../words/numbers.ts';
import type { ValueRange, XyFrame } from './xy-frame.ts';
import type { ValueAxisSpec } from './xy-spec.ts';

/** A value axis; `at` of its ticks is measured from the top, or from the start edge when the chart lies on its side. */
export function valueAxis(frame: XyFrame, range: ValueRange, axis: ValueAxisSpec | undefined, side: 'start' | 'end'): Axis {
  const { words, series, horizontal, layout } = frame.spec;
  const own = series.find((each) => (each.side ?? 'start') === side);
  const [low, high] = range.domain;
  const format = axisFormat(words.locale, Math.max(Math.abs(low), Math.abs(high)), layout === 'share' ? { style: 'percent' } : (axis?.format ?? own?.format));
  const labels = roundTicks(low, high, range.steps).map((value) => ({ at: horizontal ? 1000 - frame.level(value, side) : frame.level(value, side), text: format.format(value) }));
  return { ticks: horizontal ? fitLabels(labels) : labels.map((label) => ({ ...label, rank: 0 as const })), title: axis?.label, digits: widthInDigits(labels.map(({ text }) => text)) };
}

/** About as many ticks as the widest plot has room for. */
const mostTicks = 14;

function continuousLabels(frame: XyFrame): readonly { readonly at: number; readonly text: string }[] {
  const { positions } = frame.data;
  const { locale, timeZone } = frame.spec.words;
  const [from, to] = [positions.at[0] as number, positions.at[positions.rows - 1] as number];
  const along = (position: number) => (to === from ? 500 : ((position - from) / (to - from)) * 1000);
  if (positions.kind === 'number') {
    const format = numberFormat(locale, frame.spec.x.format);
    return roundTicks(from, to, 10).map((value) => ({ at: along(value), text: format.format(value) }));
  }
  if (from === to) return [{ at: 500, text: positions.nameOf(0) }];
  const zone = positions.kind === 'day' ? 'UTC' : timeZone;
  const offset = (moment: number) => zoneOffset(moment, zone);
  const ticks = timeTicks(from, to, positions.grain === 'month' ? Math.min(mostTicks, positions.rows) : mostTicks, offset);
  // Days have no hours to be named by.
  const fitting = positions.kind === 'day' ? ticks.filter(({ grain }) => grain !== 'hour' && grain !== 'minute') : ticks;
  if (fitting.length < 2) return [0, positions.rows - 1].map((row) => ({ at: frame.along(row), text: nameTick(positions.at[row] as number, 'day', false, locale, zone) }));
  return fitting.map(({ at, grain, boundary }) => ({ at: along(at), text: nameTick(at, grain, boundary, locale, zone) }));
}

function bandLabels(frame: XyFrame): readonly { readonly at: number; readonly text: string }[] {
  const { positions } = frame.data;
  const { locale, timeZone } = frame.spec.words;
  const written = positions.kind === 'name' || positions.kind === 'number';
  // More names than this are never all shown, and writing ten thousand takes its time.
  const step = Math.max(1, Math.ceil(positions.rows / 120));
  return Array.from({ length: Math.ceil(positions.rows / step) }, (_, index) => {
    const row = index * step;
    const at = positions.at[row] as number;
    const january = positions.grain === 'month' && new Date(at).getUTCMonth() === 0;
    const text = written ? positions.nameOf(row) : nameTick(at, positions.grain, january, locale, positions.kind === 'day' ? 'UTC' : timeZone);
    return { at: frame.along(row), text };
  });
}

/** The axis along the chart. */
export function alongAxis(frame: XyFrame): Axis {
  const labels = frame.banded ? bandLabels(frame) : continuousLabels(frame);
  const title = frame.data.positions.kind === 'number' ? frame.spec.x.label : undefined;
  if (!frame.spec.horizontal) return { ticks: fitLabels(labels), title, digits: 0 };
  const most = 40;
  const step = Math.ceil(labels.length / most);
  const shown = labels.filter((_, index) => index % step === 0);
  return { ticks: shown.map((label) => ({ ...label, rank: 0 as const })), digits: Math.min(22, Math.ceil(Math.max(0, ...shown.map(({ text }) => textWidth(text))) / 6.4 + 0.5)) };
}
