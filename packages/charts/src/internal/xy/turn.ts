import { fitLabels } from '../scene/fit-labels.ts';
import type { Place, PointColumn } from '../scene/points.ts';
import type { Mark, PlotText, Scene } from '../scene/scene.ts';
import { sideAxis } from '../scene/side-axis.ts';
import { textWidth } from '../scene/text-width.ts';
import { alongLabels, levelLabels } from './xy-axes.ts';
import type { XyFrame } from './xy-frame.ts';

const turned = ({ x, y }: Place): Place => ({ x: 1000 - y, y: x });
const flip = (value: number): number => Math.round((1000 - value) * 10) / 10;

/**
 * Rotates path data to horizontal. Supports the commands an xy scene uses, except the zero-length `h` of a dot, which
 * needs no change.
 */
function turnPath(d: string): string {
  return d.replaceAll(/([MLCHV])([^A-Za-z]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.trim().split(' ').map(Number);
    if (command === 'H') return `V${numbers[0]}`;
    if (command === 'V') return `H${flip(numbers[0] as number)}`;
    return (
      command +
      numbers
        .map((value, index) => (index % 2 === 0 ? flip(numbers[index + 1] as number) : numbers[index - 1]))
        .join(' ')
    );
  });
}

const turnMark = (mark: Mark): Mark => ({ ...mark, d: turnPath(mark.d) });

/** Rotates texts: a note's text goes where its range begins, a goal's at its line, each with a background. */
function turnText(text: PlotText): PlotText {
  if (text.kind !== 'goal') return { ...text, x: 0, y: text.x, anchor: 'start' };
  const { x, y } = turned(text);
  return { ...text, x, y, kind: 'note', anchor: x > 700 ? 'end' : 'start' };
}

const turnColumn = (column: PointColumn): PointColumn => ({
  ...column,
  place: (row) => {
    const place = column.place(row);
    return place && turned(place);
  },
});

/** The maximum number of names that fit at the start edge. */
const maxNames = 40;

/** Rotates a scene to horizontal: rows run from top to bottom, values from the start edge. */
export function turnScene(scene: Scene, frame: XyFrame): Scene {
  const labels = alongLabels(frame);
  const every = Math.ceil(labels.length / maxNames);
  const names = labels.filter((_, index) => index % every === 0);
  return {
    ...scene,
    points: { ...scene.points, columns: scene.points.columns.map(turnColumn) },
    marks: scene.marks.map(turnMark),
    texts: scene.texts.map(turnText),
    x: {
      ticks: fitLabels(levelLabels(frame).map(({ at, text }) => ({ at: 1000 - at, text }))),
      title: scene.y?.title,
      digits: 0,
    },
    y: sideAxis(names, {
      digits: Math.min(22, Math.ceil(Math.max(0, ...names.map(({ text }) => textWidth(text))) / 6.4 + 0.5)),
    }),
    turned: true,
  };
}
