import { sceneOf } from '../internal/scene/empty-scene.ts';
import { listPoints, numberOr } from '../internal/scene/list-points.ts';
import { at, rectangle } from '../internal/scene/path.ts';
import { pointMessages } from '../internal/scene/point.messages.ts';
import type { Mark, Scene } from '../internal/scene/scene.ts';
import { sideAxis } from '../internal/scene/side-axis.ts';
import { widthInDigits } from '../internal/scene/text-width.ts';
import { type NumberStyle, numberFormat } from '../internal/words/numbers.ts';
import type { Words } from '../internal/words/words.ts';

/** A stage, reached by part of the previous stage. */
export interface FunnelStage {
  readonly label: string;
  readonly value: number | null | undefined;
}

/** Draws each stage's count, with its share of the previous stage in words. */
export function funnelScene(stages: readonly FunnelStage[], style: NumberStyle, words: Words): Scene {
  const values = stages.map(({ value }) => Math.max(0, numberOr(value)));
  const most = Math.max(0, ...values.filter((value) => !Number.isNaN(value)));
  const percent = numberFormat(words.locale, { style: 'percent', maximumFractionDigits: 1 });
  const height = 1000 / Math.max(1, stages.length);
  const width = (row: number) => (most > 0 ? ((values[row] as number) / most) * 1000 : 0);
  const share = (row: number) => {
    const [before, now] = [values[row - 1] ?? Number.NaN, values[row] as number];
    return before > 0 && !Number.isNaN(now) ? words.say('ofBefore', { share: percent.format(now / before) }) : '';
  };
  const points = listPoints(
    {
      rowTitle: words.say('stage'),
      rowNames: stages.map(({ label }) => label),
      columns: [
        {
          id: 'value',
          label: words.say('valueColumn', {}, pointMessages),
          paint: 1,
          values,
          ...style,
          place: (row) => ({ x: 500 + width(row) / 2, y: (row + 0.42) * height }),
          note: share,
        },
      ],
      find: (_x, y) =>
        stages.length > 0 ? { row: Math.min(stages.length - 1, Math.max(0, Math.floor(y / height))), column: 0 } : null,
    },
    words,
  );
  if (!(most > 0)) return sceneOf(points, { empty: words.say('empty') });
  const known = values.map((value, row) => ({ value, row })).filter(({ value }) => !Number.isNaN(value));
  const slopes = known.slice(0, -1).map(({ row }, index) => {
    const next = known[index + 1]?.row ?? row;
    const [a, b, top, bottom] = [width(row) / 2, width(next) / 2, (row + 0.7) * height, (next + 0.14) * height];
    return `M${at(500 - a, top)}L${at(500 + a, top)}L${at(500 + b, bottom)}L${at(500 - b, bottom)}Z`;
  });
  const column = points.columns[0];
  const drops = known.slice(1).map(({ value, row }, index) => ({ row, kept: value / (known[index]?.value || 1) }));
  const worst = drops.reduce<(typeof drops)[number] | null>(
    (least, each) => (least === null || each.kept < least.kept ? each : least),
    null,
  );
  return sceneOf(points, {
    turned: true,
    marks: [
      ...(slopes.length > 0 ? [{ key: 'slopes', kind: 'band' as const, d: slopes.join(''), paint: 1 as const }] : []),
      ...known.map(({ row }): Mark => ({
        key: `stage ${row}`,
        kind: 'bar',
        d: rectangle(500 - width(row) / 2, (row + 0.14) * height, width(row), height * 0.56),
        paint: 1,
      })),
    ],
    texts: known
      .filter(({ row }) => row > 0)
      .map(({ row }) => ({
        key: `share ${row}`,
        x: 500,
        y: (row - 0.08) * height,
        text: share(row),
        anchor: 'middle' as const,
        kind: 'label' as const,
      })),
    y: sideAxis(
      stages.map(({ label }, row) => ({ at: (row + 0.42) * height, text: label })),
      { digits: Math.min(20, widthInDigits(stages.map(({ label }) => label))) },
    ),
    right: sideAxis(known.map(({ row }) => ({ at: (row + 0.42) * height, text: column?.plain(row) ?? '' }))),
    summary: words.say('funnel', {
      first: stages[known[0]?.row ?? 0]?.label ?? '',
      from: column?.plain(known[0]?.row ?? 0) ?? '',
      last: stages[known.at(-1)?.row ?? 0]?.label ?? '',
      to: column?.plain(known.at(-1)?.row ?? 0) ?? '',
      worst: worst ? (stages[worst.row]?.label ?? '') : '',
      kept: worst ? percent.format(worst.kept) : '',
      any: worst ? 'yes' : 'no',
    }),
  });
}
