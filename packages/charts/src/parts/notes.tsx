import { positionOf, rowNamed } from '../internal/data/positions.ts';
import { NoteButton } from '../internal/frame/note-button.tsx';
import { drawTexts } from '../internal/frame/texts.tsx';
import type { StretchDetails } from '../internal/interaction/bound.ts';
import { narrowest, plotWidths } from '../internal/scene/fit-labels.ts';
import { plumbLine, rectangle } from '../internal/scene/path.ts';
import { nearestOf } from '../internal/scene/nearest.ts';
import type { Mark, Remark } from '../internal/scene/scene.ts';
import { textWidth } from '../internal/scene/text-width.ts';
import type { XyData } from '../internal/xy/xy-columns.ts';
import type { XyFrame } from '../internal/xy/xy-frame.ts';
import type { ChartPart } from '../internal/xy/xy-part.ts';
import { noteMessages } from '../internal/words/messages/parts.messages.ts';

/** An event at one position, or over a range. */
export interface NoteSpec {
  readonly text: string;
  readonly at?: string | number | undefined;
  readonly from?: string | number | undefined;
  readonly to?: string | number | undefined;
}

/** The row of a note's start or end, or the nearest row if it falls between two; -1 if it is outside the chart. */
function rowOf({ positions }: XyData, end: string | number): number {
  const { kind, at, rows } = positions;
  if (kind === 'name') return rowNamed(positions, String(end));
  const position = positionOf(end);
  const within = position >= (at[0] as number) && position <= (at[rows - 1] as number);
  return within ? nearestOf(rows, (row) => at[row] as number, position) : -1;
}

interface DrawnNote {
  readonly mark: Mark;
  readonly x: number;
  readonly text: string;
  readonly remark: Remark;
}

function drawNote(
  { spec, data, banded, stretch, along }: XyFrame,
  { text, at, from = at, to = at }: NoteSpec,
  index: number,
): DrawnNote | null {
  const { nameOf } = data.positions;
  const [first, last] = [from, to].map((end) => (end === undefined ? -1 : rowOf(data, end))) as [number, number];
  if (first < 0 || last < 0) return null;
  const half = banded ? stretch / 2 : 0;
  const [x, end] = [along(first) - half, along(last) + half];
  const point = first === last && !banded;
  return {
    mark: {
      key: `note ${index}`,
      kind: point ? 'rule' : 'noteBand',
      d: point ? plumbLine(x) : rectangle(x, 0, end - x, 1000),
    },
    x,
    text,
    remark: {
      row: first,
      said: () =>
        spec.words.say(
          first === last ? 'note' : 'noteRange',
          { text, at: nameOf(first), from: nameOf(first), to: nameOf(last) },
          noteMessages,
        ),
    },
  };
}

type FittedNote = DrawnNote & { readonly from: number };

/** Notes whose text would overlap only show at widths where it no longer does; the keyboard reaches all of them. */
function fitNotes(notes: readonly DrawnNote[]): readonly FittedNote[] {
  const fitted: FittedNote[] = [];
  const meet = (one: DrawnNote, other: DrawnNote, width: number) =>
    Math.abs(other.x - one.x) * (width / 1000) <= Math.min(140, textWidth((other.x < one.x ? other : one).text)) + 12;
  for (const note of notes) {
    const from = plotWidths.find(
      (width) => !fitted.some((other) => other.from <= width && meet(note, other, width || narrowest)),
    );
    if (from !== undefined) fitted.push({ ...note, from });
  }
  return fitted;
}

/** Options for notes. */
export interface NotesOptions {
  /**
   * Requests a new note: on the value or range where N was pressed, or that was clicked or dragged after pressing the
   * note button. For a single value, both ends are the same.
   */
  readonly onCreate?: ((stretch: StretchDetails) => void) | undefined;
}

/**
 * Events written on the chart where they happened, and reachable with the A key. With `onCreate`, users can request new
 * notes.
 *
 * @example
 * <LineChart parts={[notes([{ at: '2026-02-10', text: 'Ice storm' }], { onCreate: ask })]} title="Calls" x={x} series={series} />
 */
export const notes = (specs: readonly NoteSpec[], { onCreate }: NotesOptions = {}): ChartPart => ({
  layer: drawTexts,
  hands: { onNoteCreate: onCreate },
  head: onCreate && ((words) => <NoteButton key="note" label={words.say('noteNew', {}, noteMessages)} />),
  guide: () => ({
    draw: (frame) => {
      const drawn = specs.map((note, index) => drawNote(frame, note, index)).filter((note) => note !== null);
      const marks = drawn.map(({ mark }) => mark);
      return {
        back: marks.filter(({ kind }) => kind === 'noteBand'),
        over: marks.filter(({ kind }) => kind === 'rule'),
        texts: fitNotes(drawn).map(({ x, text, from, mark: { key } }) => ({
          key,
          x,
          y: 0,
          text,
          from,
          anchor: x > 700 ? 'end' : 'start',
          kind: 'note',
        })),
        remarks: drawn.map(({ remark }) => remark),
      };
    },
  }),
});
