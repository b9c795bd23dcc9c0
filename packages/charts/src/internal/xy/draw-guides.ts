import { positionOf, rowNamed } from '../data/positions.ts';
import { nearestOf } from '../scene/points.ts';
import { at, plumbLine, rectangle } from '../scene/path.ts';
import type { Mark, PlotText, Remark } from '../scene/scene.ts';
import { narrowest, rankWidths } from '../scene/fit-labels.ts';
import { textWidth } from '../scene/text-width.ts';
import { writeNumber } from '../words/numbers.ts';
import type { HeldGoal } from './goals.ts';
import type { NoteSpec } from './xy-spec.ts';
import type { XyData } from './xy-columns.ts';
import type { XyFrame } from './xy-frame.ts';

/** What goals and notes add to a picture. */
export interface Guides {
  readonly marks: readonly Mark[];
  readonly texts: readonly PlotText[];
  readonly remarks: readonly Remark[];
}

const clamp = (value: number) => Math.min(1000, Math.max(0, value));

/** From where to where a goal runs along the chart, and the value of the one of its label that it takes over from. */
function reachOf({ data: { goals }, banded, stretch, along }: XyFrame, goal: HeldGoal): { readonly start: number; readonly end: number; readonly before: number | undefined } {
  const half = banded ? stretch / 2 : 0;
  const startOf = ({ since, first }: HeldGoal) => (since === undefined ? 0 : along(first) - half);
  const same = goals.filter(({ label, value }) => label === goal.label && value !== undefined);
  const after = same.find(({ first }) => first === goal.last + 1);
  return { start: startOf(goal), end: after ? startOf(after) : goal.until === undefined ? 1000 : along(goal.last) + half, before: same.find(({ last }) => last === goal.first - 1)?.value };
}

/** One goal: a line or a band. Where it takes over from another of its label, a step leads from that one to it. */
function drawGoal(frame: XyFrame, goal: HeldGoal, index: number): { readonly mark: Mark; readonly text: PlotText | null; readonly remark: Remark } {
  const { words, series, horizontal } = frame.spec;
  const { nameOf } = frame.data.positions;
  const { label, first, last, since, until } = goal;
  const { start, end, before } = reachOf(frame, goal);
  const level = (value: number) => clamp(frame.level(value, 'start'));
  const ranged = goal.value === undefined;
  const [low, high] = [goal.value ?? goal.from ?? frame.start.domain[0], goal.value ?? goal.to ?? frame.start.domain[1]];
  const [top, bottom] = [level(Math.max(low, high)), level(Math.min(low, high))];
  const corner = (place: number, height: number) => (horizontal ? at(1000 - height, place) : at(place, height));
  const band = () => (horizontal ? rectangle(1000 - bottom, start, bottom - top, end - start) : rectangle(start, top, end - start, bottom - top));
  const line = () => `M${before === undefined ? '' : `${corner(start, level(before))}L`}${corner(start, top)}L${corner(end, top)}`;
  const write = (value: number) => writeNumber(value, words.locale, series[0]);
  const said = { text: label, value: ranged ? `${write(low)}–${write(high)}` : write(low) };
  const [x, y] = horizontal ? [1000 - top, start] : [start, top];
  return {
    mark: { key: `goal ${index}`, kind: ranged ? 'goalBand' : 'goal', d: ranged ? band() : line() },
    text: before === undefined ? { key: `goal ${index}`, x, y, kind: horizontal ? 'note' : 'goal', anchor: x > 700 ? 'end' : 'start', text: label } : null,
    remark: since === undefined && until === undefined ? { row: first, message: 'goal', values: said } : { row: first, message: 'goalRange', values: { ...said, from: nameOf(first), to: nameOf(last) } },
  };
}

/** The row of a note's end, the nearest where it lies between two; -1 beyond the chart. */
function rowOf({ positions }: XyData, end: string | number): number {
  const { kind, at: places, rows } = positions;
  if (kind === 'name') return rowNamed(positions, String(end));
  const position = positionOf(end);
  const within = position >= (places[0] as number) && position <= (places[rows - 1] as number);
  return within ? nearestOf(rows, (row) => places[row] as number, position) : -1;
}

function drawNote(frame: XyFrame, note: NoteSpec, index: number) {
  const { horizontal } = frame.spec;
  const { nameOf } = frame.data.positions;
  const [from, to] = [note.at ?? note.from, note.at ?? note.to].map((end) => (end === undefined ? -1 : rowOf(frame.data, end))) as [number, number];
  if (from < 0 || to < 0) return null;
  const half = frame.banded ? frame.stretch / 2 : 0;
  const [start, end] = [frame.along(from) - half, frame.along(to) + half];
  const point = from === to && !frame.banded;
  const d = point ? plumbLine(start) : horizontal ? rectangle(0, start, 1000, end - start) : rectangle(start, 0, end - start, 1000);
  const remark: Remark = from === to ? { row: from, message: 'note', values: { text: note.text, at: nameOf(from) } } : { row: from, message: 'noteRange', values: { text: note.text, from: nameOf(from), to: nameOf(to) } };
  return { mark: { key: `note ${index}`, kind: point ? ('rule' as const) : ('noteBand' as const), d }, x: horizontal ? 0 : start, y: horizontal ? start : 0, text: note.text, remark };
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
  const { notes = [] } = frame.spec;
  const drawn = notes.map((note, index) => drawNote(frame, note, index)).filter((note) => note !== null);
  const goals = frame.data.goals.map((each, index) => drawGoal(frame, each, index));
  return {
    marks: [...goals.map(({ mark }) => mark), ...drawn.map(({ mark }) => mark)],
    texts: [
      ...goals.flatMap(({ text }) => text ?? []),
      ...rankNotes(drawn).map(({ x, y, text, rank, mark }) => ({ key: mark.key, x, y, text, rank, anchor: x > 700 ? ('end' as const) : ('start' as const), kind: 'note' as const })),
    ],
    remarks: [...drawn.map(({ remark }) => remark), ...goals.map(({ remark }) => remark)],
  };
}
