import { levelLine, plumbLine, rectangle } from '../scene/path.ts';
import type { Mark, PlotText, Remark } from '../scene/scene.ts';
import { narrowest, rankWidths } from '../scene/fit-labels.ts';
import { textWidth } from '../scene/text-width.ts';
import { writeNumber } from '../words/numbers.ts';
import type { GoalSpec, NoteSpec } from './xy-spec.ts';
import type { XyFrame } from './xy-frame.ts';

/** What goals and notes add to a picture. */
export interface Guides {
  readonly marks: readonly Mark[];
  readonly texts: readonly PlotText[];
  readonly remarks: readonly Remark[];
}

const clamp = (value: number) => Math.min(1000, Math.max(0, value));
const turned = (frame: XyFrame, line: number, from: number | null): string => {
  if (!frame.spec.horizontal) return from === null ? levelLine(line) : rectangle(0, Math.min(line, from), 1000, Math.abs(line - from));
  return from === null ? plumbLine(1000 - line) : rectangle(1000 - Math.max(line, from), 0, Math.abs(line - from), 1000);
};

function drawGoal(frame: XyFrame, goal: GoalSpec, index: number): { readonly mark: Mark; readonly text: PlotText; readonly remark: Remark } {
  const { words, series, horizontal } = frame.spec;
  const [first] = series;
  const level = (value: number) => clamp(frame.level(value, 'start'));
  const ranged = goal.value === undefined;
  const [low, high] = [goal.value ?? goal.from ?? frame.start.domain[0], goal.value ?? goal.to ?? frame.start.domain[1]];
  const write = (value: number) => writeNumber(value, words.locale, first);
  const value = ranged ? `${write(low)}–${write(high)}` : write(low);
  return {
    mark: { key: `goal ${index}`, kind: ranged ? 'goalBand' : 'goal', d: turned(frame, level(high), ranged ? level(low) : null) },
    text: { key: `goal ${index}`, ...(horizontal ? { x: 1000 - level(high), y: 0, kind: 'note' as const, anchor: 1000 - level(high) > 700 ? ('end' as const) : ('start' as const) } : { x: 0, y: level(high), kind: 'goal' as const, anchor: 'start' as const }), text: goal.label },
    remark: { row: 0, text: words.say('goal', { text: goal.label, value }) },
  };
}

/** The row of a note's end: positions are read as those of the chart are. */
function rowOf(frame: XyFrame, end: string | number, names: ReadonlyMap<string, number>): number {
  const { kind, at, rows } = frame.data.positions;
  if (kind === 'name') return names.get(String(end)) ?? -1;
  const position = typeof end === 'number' ? end : Date.parse(end);
  if (!(position >= (at[0] as number)) || !(position <= (at[rows - 1] as number))) return -1;
  const after = at.findIndex((each) => each >= position);
  return after > 0 && position - (at[after - 1] as number) < (at[after] as number) - position ? after - 1 : after;
}

function drawNote(frame: XyFrame, note: NoteSpec, index: number, names: ReadonlyMap<string, number>) {
  const { words, horizontal } = frame.spec;
  const { nameOf } = frame.data.positions;
  const [from, to] = [note.at ?? note.from, note.at ?? note.to].map((end) => (end === undefined ? -1 : rowOf(frame, end, names))) as [number, number];
  if (from < 0 || to < 0) return null;
  const half = frame.banded ? frame.stretch / 2 : 0;
  const [start, end] = [frame.along(from) - half, frame.along(to) + half];
  const point = from === to && !frame.banded;
  const d = point ? plumbLine(start) : horizontal ? rectangle(0, start, 1000, end - start) : rectangle(start, 0, end - start, 1000);
  const remark = from === to ? words.say('note', { text: note.text, at: nameOf(from) }) : words.say('noteRange', { text: note.text, from: nameOf(from), to: nameOf(to) });
  return { mark: { key: `note ${index}`, kind: point ? ('rule' as const) : ('noteBand' as const), d }, x: horizontal ? 0 : start, y: horizontal ? start : 0, text: note.text, remark: { row: from, text: remark } };
}

/** Notes whose words would meet are shown from the width on at which they no longer do; the keyboard reaches all of them. */
function rankNotes<Note extends { readonly x: number; readonly text: string }>(notes: readonly Note[]): readonly (Note & { readonly rank: 0 | 1 | 2 | 3 })[] {
  const widths = rankWidths.map((width) => width || narrowest);
  const placed: (Note & { rank: 0 | 1 | 2 | 3 })[] = [];
  for (const note of notes) {
    const rank = widths.findIndex((width, rank) =>
      placed.every((other) => other.rank > rank || Math.abs(other.x - note.x) * (width / 1000) > Math.min(140, textWidth((other.x < note.x ? other : note).text)) + 12),
    );
    if (rank >= 0) placed.push({ ...note, rank: rank as 0 | 1 | 2 | 3 });
  }
  return placed;
}

/** Draws goals and notes. */
export function drawGuides(frame: XyFrame): Guides {
  const { goals = [], notes = [] } = frame.spec;
  const { kind, rows, nameOf } = frame.data.positions;
  const names = new Map(notes.length > 0 && kind === 'name' ? Array.from({ length: rows }, (_, row) => [nameOf(row), row]) : []);
  const drawn = notes.map((note, index) => drawNote(frame, note, index, names)).filter((note) => note !== null);
  const goal = goals.map((each, index) => drawGoal(frame, each, index));
  return {
    marks: [...goal.map(({ mark }) => mark), ...drawn.map(({ mark }) => mark)],
    texts: [
      ...goal.map(({ text }) => text),
      ...rankNotes(drawn).map(({ x, y, text, rank, mark }) => ({ key: mark.key, x, y, text, rank, anchor: x > 700 ? ('end' as const) : ('start' as const), kind: 'note' as const })),
    ],
    remarks: [...drawn.map(({ remark }) => remark), ...goal.map(({ remark }) => remark)],
  };
}
