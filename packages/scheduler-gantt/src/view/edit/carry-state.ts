import { type Carry, carriedShifts, carryOperations, type CarryOffset } from '../../model/carry.ts';
import type { CoverageBucket } from '../../model/coverage.ts';
import type { Issue, Operation, Shift } from '../../model/schedule.ts';
import { quarterHour } from '../../model/time-window.ts';
import { describeCarried, describeShift } from '../words/describe.ts';
import { serviceFor } from './commands.ts';
import type { Editor } from './editor.ts';

/** A move or resize in progress. Nothing is applied yet, but its full effect is known. */
export interface CarryState {
  /** nudge: a single key press that applies immediately, without move mode. */
  readonly source: 'pointer' | 'keyboard' | 'nudge';
  /**
   * The shifts being moved, from their current position on the screen; switching the moved part restarts from there.
   */
  readonly base: Carry;
  /** The shifts before the move; null while a new one is being drawn. */
  readonly originals: readonly Shift[] | null;
  /** Updated with every small movement. A movement that leaves all ghosts in place does not count as a new state. */
  offset: CarryOffset;
  readonly ghosts: readonly Shift[];
  readonly operations: readonly Operation[];
  readonly issues: readonly Issue[];
  /** The hourly coverage after the change. */
  readonly coverage: readonly CoverageBucket[];
}

const still: CarryOffset = { time: 0, rows: 0, copy: false };

/** Two states are equal if every ghost is in the same place; then nothing is redrawn. */
export function sameCarry(a: CarryState | null, b: CarryState | null): boolean {
  if (a === b) return true;
  if (
    a === null ||
    b === null ||
    a.originals !== b.originals ||
    a.base.part !== b.base.part ||
    a.offset.copy !== b.offset.copy ||
    a.ghosts.length !== b.ghosts.length
  )
    return false;
  return a.ghosts.every((ghost, place) => {
    const other = b.ghosts[place] as Shift;
    return ghost.start === other.start && ghost.end === other.end && ghost.driverId === other.driverId;
  });
}

function rulesOf(editor: Editor) {
  const { model } = editor;
  return {
    policy: model.policy,
    timeZone: model.timeZone,
    rows: editor.list.get().driverIds,
    phase: 'gliding' as const,
  };
}

/** Validation is expensive and pointer moves are frequent: ghosts that have not moved keep their last result. */
function judged(
  editor: Editor,
  state: Pick<CarryState, 'source' | 'base' | 'originals' | 'offset'>,
  ghosts: readonly Shift[],
): CarryState {
  const { originals, base, offset } = state;
  const placeholder = () => 'carried';
  const operations: readonly Operation[] =
    originals === null
      ? ghosts.map((shift) => ({ kind: 'add', shift }))
      : carryOperations({ ...base, shifts: originals }, ghosts, offset.copy, placeholder);
  const distinct =
    originals !== null && offset.copy
      ? operations.map((operation, place) =>
          operation.kind === 'add'
            ? { ...operation, shift: { ...operation.shift, id: `carried ${place}` } }
            : operation,
        )
      : operations;
  return {
    ...state,
    ghosts,
    operations: distinct,
    issues: editor.validate(distinct),
    coverage: editor.model.coverageWith(distinct, editor.found()),
  };
}

/** Starts moving a shift and everything selected with it. If it cannot be moved, announces why and returns false. */
export function startCarry(
  editor: Editor,
  shiftId: string,
  part: Carry['part'],
  source: CarryState['source'],
): boolean {
  const { model, announcer } = editor;
  const { words, readOnly } = editor.settings();
  const held = model.shift(shiftId);
  if (!held) return false;
  if (readOnly || model.isReadOnly(held.driverId)) {
    editor.refuse(words.readOnly);
    return false;
  }
  const selected = editor.selection.get();
  const shifts =
    part === 'whole' && selected.has(shiftId) ? [...selected].flatMap((id) => model.shift(id) ?? []) : [held];
  // The grabbed shift comes first: announcements describe it.
  const ordered = [held, ...shifts.filter(({ id }) => id !== shiftId)];
  editor.carry.set(
    judged(editor, { source, base: { held, shifts: ordered, part }, originals: ordered, offset: still }, ordered),
  );
  if (source === 'keyboard') announcer.say(`${describeShift(held, editor.speech())}. ${words.moveMode}`);
  return true;
}

/** Starts a new shift at a place; its end is what moves. */
export function startCreate(editor: Editor, driverId: string, time: number): boolean {
  const { model } = editor;
  const { words, readOnly, newId } = editor.settings();
  if (readOnly || model.isReadOnly(driverId)) {
    editor.refuse(words.readOnly);
    return false;
  }
  const start = Math.floor(time / quarterHour) * quarterHour;
  const shift: Shift = {
    id: newId(),
    driverId,
    start,
    end: start + quarterHour,
    service: serviceFor(editor, driverId),
    version: 0,
  };
  editor.carry.set(
    judged(
      editor,
      { source: 'pointer', base: { held: shift, shifts: [shift], part: 'end' }, originals: null, offset: still },
      [shift],
    ),
  );
  return true;
}

/** Updates the move; announces and redraws only when a ghost changes its slot or row. */
export function carryTo(editor: Editor, offset: CarryOffset): void {
  const state = editor.carry.get();
  if (!state) return;
  const ghosts = carriedShifts(state.base, offset, rulesOf(editor));
  if (sameCarry(state, { ...state, offset, ghosts })) {
    state.offset = offset;
    return;
  }
  const next = judged(editor, { ...state, offset }, ghosts);
  editor.carry.set(next);
  if (next.source === 'keyboard') {
    editor.announcer.say(describeCarried(ghosts[0] as Shift, next.issues, next.coverage, editor.speech()));
    editor.reveal((ghosts[0] as Shift).driverId, ghosts[0] as Shift);
  }
}

/** Switches between moving the whole shift, its start and its end, keeping the movement so far. */
export function switchPart(editor: Editor, part: Carry['part']): void {
  const state = editor.carry.get();
  if (!state) return;
  const [held] = state.ghosts;
  if (!held) return;
  editor.carry.set({
    ...state,
    base: { held, shifts: state.ghosts, part },
    offset: { ...still, copy: state.offset.copy },
  });
  editor.announcer.say(`${editor.settings().words.movePart[part]}. ${describeShift(held, editor.speech())}.`);
}

/** Applies the change and focuses the moved shift. */
export function dropCarry(editor: Editor): void {
  const state = editor.carry.get();
  if (!state) return;
  const { words, newId } = editor.settings();
  const { model } = editor;
  const held = state.base.held.id;
  const dropped =
    state.base.part === 'whole' && state.originals === null
      ? state.ghosts
      : carriedShifts(state.base, state.offset, { ...rulesOf(editor), phase: 'dropped' });
  const operations: readonly Operation[] =
    state.originals === null
      ? dropped.map((shift) => ({ kind: 'add', shift }))
      : carryOperations({ ...state.base, shifts: state.originals }, dropped, state.offset.copy, newId);
  editor.carry.set(null);
  if (operations.length === 0) {
    if (state.source === 'keyboard') editor.announcer.say(words.canceled);
    return;
  }
  const announcement =
    state.originals === null ? words.done.created : state.offset.copy ? words.done.copied : words.done.moved;
  const finish = (made: boolean) => {
    const now = editor.focus.get();
    if (!made) return;
    const added = operations.find((operation) => operation.kind === 'add');
    const shift = added ? added.shift : model.shift(held);
    if (shift && now) editor.focusOn({ rowId: shift.driverId, part: 'shift', shiftId: shift.id }, { take: true });
  };
  const made = editor.change(operations, state.source === 'pointer' ? 'pointer' : 'keyboard', announcement);
  if (made instanceof Promise) void made.then(finish);
  else finish(made);
}

/** Cancels the move. */
export function cancelCarry(editor: Editor): void {
  if (!editor.carry.get()) return;
  editor.carry.set(null);
  editor.announcer.say(editor.settings().words.canceled);
}
