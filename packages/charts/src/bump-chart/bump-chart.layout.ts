import { curveBumpX } from 'd3-shape';
import { D3Pen } from '../internal/scene/d3-pen.ts';
import { sceneOf } from '../internal/scene/empty-scene.ts';
import { fitLabels } from '../internal/scene/fit-labels.ts';
import { listPoints, numberOr } from '../internal/scene/list-points.ts';
import { paintOf } from '../internal/scene/paint.ts';
import { dot } from '../internal/scene/path.ts';
import type { Mark, Scene } from '../internal/scene/scene.ts';
import { sideAxis } from '../internal/scene/side-axis.ts';
import { widthInDigits } from '../internal/scene/text-width.ts';
import type { Words } from '../internal/words/words.ts';

/** An entry on the board with its rank in each period: 1 is first, null means not ranked. */
export interface BumpEntry {
  readonly id: string;
  readonly label: string;
  readonly ranks: readonly (number | null | undefined)[];
}

/** The inputs of a bump chart. */
export interface BumpSpec {
  readonly periods: readonly string[];
  readonly periodLabel: string;
  readonly entries: readonly BumpEntry[];
  /** The entries to highlight; the others are muted. Empty: the first six. */
  readonly highlighted: readonly string[];
}

/** The change in rank between two periods, in words. */
function moveWords(entry: BumpEntry, row: number, { say }: Words): string {
  const [before, now] = [numberOr(entry.ranks[row - 1]), numberOr(entry.ranks[row])];
  if (Number.isNaN(before) || Number.isNaN(now)) return '';
  return say('move', { by: Math.abs(before - now), way: before > now ? 'up' : before < now ? 'down' : 'same' });
}

/** Draws ranks over periods as crossing lines. */
export function bumpScene({ periods, periodLabel, entries, highlighted }: BumpSpec, words: Words): Scene {
  const ranks = entries
    .flatMap((entry) => periods.map((_, row) => numberOr(entry.ranks[row])))
    .filter((rank) => !Number.isNaN(rank));
  const most = Math.max(1, ...ranks);
  const x = (row: number) => (periods.length === 1 ? 500 : 20 + (row / (periods.length - 1)) * 960);
  const y = (rank: number) => ((rank - 0.5) / most) * 1000;
  const chosen = highlighted.length > 0 ? highlighted : entries.slice(0, 6).map(({ id }) => id);
  const isChosen = (id: string) => chosen.includes(id);
  const paint = (id: string) => (isChosen(id) ? paintOf(chosen.indexOf(id)) : ('muted' as const));
  const points = listPoints(
    {
      rowTitle: periodLabel,
      rowNames: periods,
      ordered: true,
      columns: entries.map((entry) => {
        const values = periods.map((_, row) => numberOr(entry.ranks[row]));
        return {
          id: entry.id,
          label: entry.label,
          paint: paint(entry.id),
          values,
          place: (row: number) => ({ x: x(row), y: y(values[row] as number) }),
          note: (row: number) => moveWords(entry, row, words),
        };
      }),
    },
    words,
  );
  if (ranks.length === 0) return sceneOf(points, { empty: words.say('empty') });
  const marks = entries.flatMap((entry, index): readonly Mark[] => {
    const column = points.columns[index];
    const pen = new D3Pen();
    const line = curveBumpX(pen.context);
    let dots = '';
    let open = false;
    for (let row = 0; row < periods.length; row += 1) {
      const place = column?.place(row);
      if (!place) {
        if (open) line.lineEnd();
        open = false;
        continue;
      }
      if (!open) line.lineStart();
      open = true;
      line.point(place.x, place.y);
      dots += dot(place.x, place.y);
    }
    if (open) line.lineEnd();
    const own = { paint: paint(entry.id), texture: isChosen(entry.id) ? chosen.indexOf(entry.id) : 0 };
    return [
      ...(pen.data ? [{ key: `line ${entry.id}`, kind: 'line' as const, d: pen.data, ...own }] : []),
      ...(dots ? [{ key: `dots ${entry.id}`, kind: 'dots' as const, d: dots, paint: own.paint }] : []),
    ];
  });
  // Highlighted lines are drawn last, so that they are on top.
  const order = [...marks].sort((a, b) => Number(a.paint !== 'muted') - Number(b.paint !== 'muted'));
  const ends = entries.flatMap(({ label, ranks: own }) => {
    const rank = numberOr(own[periods.length - 1]);
    return Number.isNaN(rank) ? [] : [{ at: y(rank), text: label, rank: 0 as const }];
  });
  const last = [...entries].sort(
    (a, b) => (numberOr(a.ranks[periods.length - 1]) || Infinity) - (numberOr(b.ranks[periods.length - 1]) || Infinity),
  )[0];
  const climbs = entries
    .map(({ label, ranks: own }) => ({ label, by: numberOr(own[0]) - numberOr(own[periods.length - 1]) }))
    .filter(({ by }) => by > 0);
  const climber = climbs.sort((a, b) => b.by - a.by)[0];
  return sceneOf(points, {
    marks: order,
    x: { ticks: fitLabels(periods.map((text, row) => ({ at: x(row), text }))), digits: 0 },
    y: sideAxis(
      Array.from({ length: Math.min(most, 40) }, (_, index) => ({ at: y(index + 1), text: String(index + 1) })),
      { digits: 2 },
    ),
    right: sideAxis(ends, { digits: Math.min(16, widthInDigits(ends.map(({ text }) => text))) }),
    summary: words.say('bump', {
      first: last?.label ?? '',
      period: periods.at(-1) ?? '',
      climber: climber?.label ?? '',
      by: climber?.by ?? 0,
      any: climber ? 'yes' : 'no',
    }),
  });
}
