import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClockFormat } from '../../model/clock-format.ts';
import { createScheduleModel, type ScheduleModel } from '../../model/schedule-model.ts';
import type { Background, Driver, Shift } from '../../model/schedule.ts';
import { hour, quarterHour, windowOfDays } from '../../model/time-window.ts';
import { createAnnouncer } from '@roadside/foundations/announcer';
import { carryTo, dropCarry, startCarry, startCreate } from './carry-state.ts';
import { freeSpan } from './commands.ts';
import { createEditor, type Editor, type EditorSettings } from './editor.ts';
import { ganttWords } from '../words/gantt.words.ts';
import { describeOff, describeShift, timesOf } from '../words/describe.ts';
import { type KeyPress, pressKey } from './key-commands.ts';

const window = windowOfDays({ year: 2026, month: 11, day: 16 }, 1, 'America/New_York');
const at = (hours: number) => window.from + hours * hour;
const drivers: Driver[] = ['kim', 'lou', 'max', 'zoe'].map((id) => ({ id, name: id, kind: 'driver' }));
const shift = (id: string, driverId: string, from: number, to: number, more: Partial<Shift> = {}): Shift => ({
  id,
  driverId,
  start: at(from),
  end: at(to),
  service: 'tow',
  version: 1,
  ...more,
});
const timeOff = new Map<string, readonly Background[]>([['lou', [{ kind: 'pto', start: at(12), end: at(16) }]]]);
const start = [
  shift('a', 'kim', 8, 12),
  shift('b', 'kim', 14, 18),
  shift('c', 'lou', 9, 11),
  shift('d', 'zoe', 20, 22, { lock: 'all' }),
];

let model: ScheduleModel;
let editor: Editor;
let said: string[];
const revealed = vi.fn();
const zoomed = vi.fn();

function begin(more: Partial<EditorSettings> = {}, shifts: readonly Shift[] = start) {
  model = createScheduleModel({
    drivers,
    shifts,
    window,
    backgrounds: timeOff,
    needed: { bucket: hour, values: Array.from({ length: 24 }, () => 2) },
  });
  let count = 0;
  editor = createEditor(model, {
    words: ganttWords,
    clock: createClockFormat({ locale: 'en-GB', timeZone: window.timeZone, hourCycle: 'h23' }),
    readOnly: false,
    newId: () => `n${++count}`,
    newShift: { service: 'battery', length: 4 * hour },
    onOperations: undefined,
    onSelectionChange: undefined,
    ...more,
  });
  editor.attach();
  editor.connect({ reveal: revealed, zoomBy: zoomed, holdsFocus: () => false });
  said = [];
  // Announces every message immediately: the pause between messages has its own test.
  editor.announcer.say = (words) => void said.push(words);
}
beforeEach(() => begin());

const press = (key: string, more: Partial<KeyPress> = {}, rtl = false) =>
  pressKey(
    { key, shift: false, alt: false, control: false, ...more },
    { editor, rtl, page: 2, inSight: () => ['a', 'b', 'c'] },
  );
const keys = (...names: string[]) => {
  for (const name of names) press(name);
};
const on = (shiftId: string) => editor.focusOn({ rowId: model.shift(shiftId)?.driverId ?? '', part: 'shift', shiftId });
const row = (driverId: string) =>
  model.shiftsOf(driverId).map(({ id, start: from, end }) => `${id} ${(from - at(0)) / hour}-${(end - at(0)) / hour}`);
const focused = () => {
  const focus = editor.focus.get();
  return focus?.part === 'shift' ? focus.shiftId : `${focus?.rowId} ${focus?.part}`;
};

describe('keyboard navigation', () => {
  it('moves through a row in time order, and back', () => {
    keys('ArrowRight', 'ArrowRight');
    expect(focused()).toBe('b');
    keys('ArrowRight');
    expect(focused()).toBe('kim add');
    keys('Home');
    expect(focused()).toBe('kim head');
    keys('End', 'ArrowLeft');
    expect(focused()).toBe('b');
  });
  it('follows the visual order in right-to-left layouts', () => {
    on('a');
    press('ArrowLeft', {}, true);
    expect(focused()).toBe('b');
    press('ArrowRight', {}, true);
    expect(focused()).toBe('a');
  });
  it('keeps its time across rows without a shift at that time', () => {
    on('b');
    keys('ArrowDown');
    expect(focused()).toBe('c');
    keys('ArrowDown');
    expect(focused()).toBe('max add');
    keys('ArrowDown');
    expect(focused()).toBe('d');
    keys('ArrowUp', 'ArrowUp', 'ArrowUp');
    expect(focused()).toBe('b');
  });
  it('stops at the edges, and jumps', () => {
    on('a');
    keys('ArrowUp');
    expect(focused()).toBe('a');
    press('End', { control: true });
    expect(focused()).toBe('d');
    press('Home', { control: true });
    expect(focused()).toBe('a');
    keys('PageDown');
    expect(focused()).toBe('max add');
  });
  it('scrolls its target into view', () => {
    on('a');
    keys('ArrowDown');
    expect(revealed).toHaveBeenLastCalledWith('lou', expect.objectContaining({ id: 'c' }));
  });
});

describe('move mode', () => {
  it('announces instructions, moves by a quarter hour or a driver, and drops', () => {
    on('a');
    keys('m');
    expect(said.at(-1)).toContain('Tow, 08:00 to 12:00, kim. Moving.');
    keys('ArrowLeft');
    press('ArrowLeft', { shift: true });
    keys('ArrowDown', 'ArrowDown', 'Enter');
    expect(row('max')).toEqual(['a 6.75-10.75']);
    expect(focused()).toBe('a');
    expect(said.at(-1)).toBe('Moved: Tow, 06:45 to 10:45, max.');
  });
  it('announces during the move why it cannot drop and the effect on coverage', () => {
    on('b');
    keys('m', 'ArrowDown');
    expect(said.at(-1)).toBe('Tow, 14:00 to 18:00, lou. lou has time off from 12:00 to 16:00.');
    for (let step = 0; step < 4 * 4; step++) keys('ArrowLeft');
    expect(said.at(-1)).toBe(
      'Tow, 10:00 to 14:00, lou. Overlaps lou’s shift from 09:00 to 11:00. lou has time off from 12:00 to 16:00. Coverage 14:00: 0 of 2.',
    );
    keys('Enter');
    expect(said.at(-1)).toContain('Can’t do that. Overlaps lou’s shift');
    expect(row('kim')).toEqual(['a 8-12', 'b 14-18']);
  });
  it('changes an end after Tab, keeping the movement so far', () => {
    on('a');
    keys('m', 'ArrowRight', 'Tab', 'Tab');
    expect(said.at(-1)).toBe('End. Tow, 08:15 to 12:15, kim.');
    keys('ArrowRight', 'Enter');
    expect(row('kim')).toEqual(['a 8.25-12.5', 'b 14-18']);
    keys('m');
    press('Tab');
    keys('ArrowLeft', 'ArrowLeft', 'Enter');
    expect(row('kim')[0]).toBe('a 7.75-12.5');
  });
  it('restores everything on Escape', () => {
    on('a');
    keys('m', 'ArrowRight', 'ArrowDown', 'Escape');
    expect(said.at(-1)).toBe('Move canceled.');
    expect(row('kim')).toEqual(['a 8-12', 'b 14-18']);
    expect(model.canUndo()).toBe(false);
  });
  it('ignores all other keys in the meantime', () => {
    on('a');
    keys('m', 'Delete');
    expect(editor.carry.get()).not.toBeNull();
    expect(model.shift('a')).toBeDefined();
  });
  it('ignores steps beyond the last row', () => {
    on('a');
    keys('m', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter');
    expect(row('max')).toEqual(['a 8-12']);
  });
  it('is refused with a reason for a shift that cannot move', () => {
    begin({ readOnly: true });
    on('a');
    keys('m');
    expect(said.at(-1)).toBe('This schedule is read-only.');
    begin();
    on('d');
    keys('m', 'ArrowLeft', 'Enter');
    expect(said.at(-1)).toBe('Can’t do that. This shift is locked.');
  });
});

describe('immediate keys', () => {
  it('move shifts, and change the end', () => {
    on('a');
    press('ArrowRight', { alt: true });
    press('ArrowRight', { alt: true, shift: true });
    expect(row('kim')[0]).toBe('a 8.25-12.5');
    press('ArrowDown', { alt: true });
    expect(said.at(-1)).toContain('Can’t do that.');
    press('ArrowLeft', { alt: true }, true);
    expect(row('kim')[0]).toBe('a 8.5-12.75');
  });
  it('delete, and move focus to a neighbor', () => {
    on('a');
    keys('Delete');
    expect(focused()).toBe('b');
    keys('Delete');
    expect(focused()).toBe('kim add');
    press('z', { control: true });
    press('z', { control: true });
    expect(row('kim')).toEqual(['a 8-12', 'b 14-18']);
    press('z', { control: true, shift: true });
    expect(row('kim')).toEqual(['b 14-18']);
    expect(said.at(-1)).toBe('Redone.');
  });
  it('copy to another driver at the same times, and cut', () => {
    on('a');
    press('c', { control: true });
    editor.focusOn({ rowId: 'max', part: 'head' });
    press('v', { control: true });
    expect(row('max')).toEqual(['n1 8-12']);
    on('b');
    press('x', { control: true });
    editor.focusOn({ rowId: 'zoe', part: 'head' });
    press('v', { control: true });
    expect(row('kim')).toEqual(['a 8-12']);
    expect(row('zoe')[0]).toBe('n2 14-18');
    press('v', { control: true });
    expect(said.at(-1)).toContain('Can’t do that. Overlaps');
  });
  it('duplicate where the driver is free next, and report when nothing is selected', () => {
    on('c');
    press('d', { control: true });
    expect(row('lou')).toEqual(['c 9-11', 'n1 11-13']);
    editor.focusOn({ rowId: 'max', part: 'head' });
    press('Delete');
    expect(said.at(-1)).toBe('No shift selected.');
  });
  it('duplicate never onto another shift, nor out of sight', () => {
    // In a view of one day, the copy is right after the original; here another shift is.
    editor.model.apply(
      [{ kind: 'add', shift: { ...(editor.model.shift('a') as Shift), id: 'x', start: at(12), end: at(13) } }],
      'editor',
    );
    on('a');
    press('d', { control: true });
    expect(row('kim')).toEqual(['a 8-12', 'x 12-13', 'b 14-18']);
    expect(editor.refusal.get()).toContain('Overlaps');
    editor.model.apply(
      [{ kind: 'add', shift: { ...(editor.model.shift('c') as Shift), id: 'y', start: at(16), end: at(24) } }],
      'editor',
    );
    on('y');
    press('d', { control: true });
    expect(row('lou')).toEqual(['c 9-11', 'y 16-24']);
    expect(editor.refusal.get()).toContain('No room for another shift.');
  });
  it('say on the screen too why something is refused, until the next attempt succeeds', () => {
    on('a');
    press('c', { control: true });
    press('v', { control: true });
    expect(editor.refusal.get()).toContain('Overlaps');
    expect(editor.refusal.get()).toBe(said.at(-1));
    editor.focusOn({ rowId: 'max', part: 'head' });
    press('v', { control: true });
    expect(editor.refusal.get()).toBeNull();
  });
  it('add a shift where the focus is', () => {
    editor.focusOn({ rowId: 'max', part: 'add' }, { anchor: at(10) });
    keys('Enter');
    expect(row('max')).toEqual(['n1 10-14']);
    expect(focused()).toBe('n1');
    editor.focusOn({ rowId: 'kim', part: 'add' }, { anchor: at(10) });
    keys('Enter');
    expect(row('kim')).toEqual(['a 8-12', 'n2 12-14', 'b 14-18']);
  });
  it('select one, more, all in view, none', () => {
    on('a');
    keys(' ');
    press('ArrowRight', { shift: true });
    expect([...editor.selection.get()]).toEqual(['a', 'b']);
    press('a', { control: true });
    expect(said.at(-1)).toBe('3 shifts selected.');
    keys('Escape');
    expect(editor.selection.get().size).toBe(0);
    expect(press('Escape')).toBe(false);
  });
  it('open the editor and the list of shortcuts', () => {
    on('a');
    keys('Enter');
    expect(editor.panel.get()).toMatchObject({ kind: 'editor', shift: { id: 'a' } });
    keys('?');
    expect(editor.panel.get()).toEqual({ kind: 'keys' });
    press('F10', { shift: true });
    expect(editor.panel.get()).toMatchObject({ kind: 'menu' });
  });
  it("zoom, without affecting the browser's zoom", () => {
    on('a');
    keys('+', '-');
    expect(zoomed.mock.calls).toEqual([[1.25], [0.8]]);
    expect(press('+', { control: true })).toBe(false);
  });
  it("leave the browser's own keys alone", () => {
    on('a');
    expect([press('r', { control: true }), press('Tab'), press('q')]).toEqual([false, false, false]);
  });
});

describe('moving by pointer', () => {
  it('moves the whole selection, or nothing', () => {
    editor.select(new Set(['a', 'c']));
    startCarry(editor, 'a', 'whole', 'pointer');
    carryTo(editor, { time: 8 * hour, rows: 1, copy: false });
    expect(editor.carry.get()?.ghosts.map(({ driverId }) => driverId)).toEqual(['lou', 'max']);
    dropCarry(editor);
    expect([row('lou'), row('max')]).toEqual([['a 16-20'], ['c 17-19']]);
    startCarry(editor, 'a', 'whole', 'pointer');
    carryTo(editor, { time: 0, rows: -1, copy: false });
    dropCarry(editor);
    expect(said.at(-1)).toContain('Can’t do that.');
    expect([row('lou'), row('max')]).toEqual([['a 16-20'], ['c 17-19']]);
  });
  it('redraws nothing while staying in a slot', () => {
    const listener = vi.fn();
    startCarry(editor, 'a', 'whole', 'pointer');
    editor.carry.watch(listener);
    for (const { id } of drivers) editor.watchRow(id, listener);
    for (let minutes = -7; minutes <= 7; minutes++) carryTo(editor, { time: minutes * 60_000, rows: 0, copy: false });
    expect(listener).not.toHaveBeenCalled();
    carryTo(editor, { time: quarterHour, rows: 0, copy: false });
    expect(listener).toHaveBeenCalledOnce();
  });
  it('can copy onto its own row', () => {
    startCarry(editor, 'a', 'whole', 'pointer');
    carryTo(editor, { time: -6 * hour, rows: 0, copy: true });
    dropCarry(editor);
    expect(row('kim')).toEqual(['n1 2-6', 'a 8-12', 'b 14-18']);
    startCarry(editor, 'a', 'whole', 'pointer');
    carryTo(editor, { time: hour, rows: 0, copy: true });
    expect(editor.carry.get()?.issues.map(({ code }) => code)).toEqual(['overlaps']);
  });
  it('previews coverage without changing anything', () => {
    startCarry(editor, 'a', 'whole', 'pointer');
    carryTo(editor, { time: 8 * hour, rows: 2, copy: false });
    expect(editor.carry.get()?.coverage[8]).toMatchObject({ scheduled: 0, change: -1, spare: -2 });
    expect(editor.carry.get()?.coverage[16]).toMatchObject({ scheduled: 2, change: 1, spare: 0 });
    expect(model.coverageWith()[16]).toMatchObject({ scheduled: 1, change: 0 });
  });
  it('creates a new shift from where the drag started', () => {
    expect(startCreate(editor, 'max', at(9) + 7 * 60_000)).toBe(true);
    carryTo(editor, { time: 3 * hour, rows: 0, copy: false });
    dropCarry(editor);
    expect(row('max')).toEqual(['n1 9-12.25']);
    expect(model.shift('n1')).toMatchObject({ service: 'battery', version: 0 });
  });
  it('redraws only the source rows and the target rows', () => {
    const events: string[] = [];
    for (const { id } of drivers) editor.watchRow(id, () => events.push(id));
    startCarry(editor, 'a', 'whole', 'pointer');
    carryTo(editor, { time: quarterHour, rows: 2, copy: false });
    expect(events).toEqual(['kim']);
    events.length = 0;
    dropCarry(editor);
    expect(new Set(events)).toEqual(new Set(['kim', 'max']));
  });
});

describe('app callbacks', () => {
  it('can refuse a change, immediately or later', async () => {
    const asked = vi.fn(() => false);
    begin({ onOperations: asked });
    on('a');
    keys('Delete');
    expect(asked).toHaveBeenCalledWith([{ kind: 'remove', shift: start[0] }], { source: 'keyboard', issues: [] });
    expect(model.shift('a')).toBeDefined();
    begin({ onOperations: () => Promise.resolve(true) });
    on('a');
    press('ArrowRight', { alt: true });
    expect(row('kim')[0]).toBe('a 8-12');
    await expect.poll(() => row('kim')[0]).toBe('a 8.25-12.25');
  });
  it('report selection changes', () => {
    const listener = vi.fn();
    begin({ onSelectionChange: listener });
    on('a');
    keys(' ');
    expect(listener).toHaveBeenLastCalledWith(new Set(['a']));
    keys('Delete');
    expect(listener).toHaveBeenLastCalledWith(new Set());
  });
});

describe('finding room for a new shift', () => {
  it.each([
    [8, 4, 'b', [12, 14]],
    [12, 1, 'fits', [12, 13]],
    [0, 4, 'free', [0, 4]],
    [17, 4, 'after the last', [18, 22]],
  ] as const)('from %i for %i hours: %s', (from, length, _, expected) => {
    const span = freeSpan(
      start.filter(({ driverId }) => driverId === 'kim'),
      at(from),
      window.to,
      length * hour,
    );
    expect(span && [(span.start - at(0)) / hour, (span.end - at(0)) / hour]).toEqual(expected);
  });
  it('is null for a full row', () => expect(freeSpan([shift('x', 'kim', 0, 24)], at(0), window.to, hour)).toBeNull());
});

describe('the announcer', () => {
  it('announces at most twice a second and ends with the latest message', () => {
    let now = 0;
    const due: (() => void)[] = [];
    const events: string[] = [];
    const voice = createAnnouncer(500, 'throttle', { now: () => now, later: (work) => void due.push(work) });
    voice.listen((words) => events.push(words));
    voice.say('one');
    now = 100;
    voice.say('two');
    voice.say('three');
    expect(events).toEqual(['one']);
    now = 500;
    due.shift()?.();
    expect(events).toEqual(['one', 'three']);
    now = 1500;
    voice.say('three');
    expect(events.at(-1)).toBe('three\u00A0');
  });
});

describe('drivers', () => {
  it('can be selected by keyboard if the app handles driver selection', () => {
    const followed = vi.fn();
    begin({ onDriverSelectionChange: followed });
    editor.focusOn({ rowId: 'lou', part: 'head' });
    press(' ');
    expect([...editor.driverSelection.get()]).toEqual(['lou']);
    expect(followed).toHaveBeenLastCalledWith(new Set(['lou']));
    press(' ');
    expect(editor.driverSelection.get().size).toBe(0);
    expect(editor.selection.get().size).toBe(0);
  });

  it('have their shifts selected if it does not', () => {
    editor.focusOn({ rowId: 'kim', part: 'head' });
    press(' ');
    expect([...editor.selection.get()]).toEqual(['a', 'b']);
    expect(editor.driverSelection.get().size).toBe(0);
  });
});

describe('the group of open shifts', () => {
  const withOpen = (foldsGhosts: boolean) => {
    model = createScheduleModel({
      drivers: [{ id: 'open', name: 'Open shift', kind: 'ghost' }, ...drivers],
      shifts: [...start, shift('o', 'open', 6, 14)],
      window,
    });
    editor = createEditor(model, { ...editor.settings(), foldsGhosts });
    editor.connect({ reveal: revealed, zoomBy: zoomed, holdsFocus: () => false });
  };

  it('starts collapsed where the app says so, with the tab stop on the first driver', () => {
    withOpen(false);
    expect(editor.list.get().driverIds).toEqual(['open', 'kim', 'lou', 'max', 'zoe']);
    withOpen(true);
    expect(editor.list.get().driverIds).toEqual(['kim', 'lou', 'max', 'zoe']);
    expect(editor.focus.get()).toMatchObject({ rowId: 'kim' });
  });

  it('opens to show a shift in it', () => {
    withOpen(true);
    editor.focusOn({ rowId: 'open', part: 'shift', shiftId: 'o' }, { take: true });
    expect(editor.list.get().driverIds).toContain('open');
    expect(revealed).toHaveBeenLastCalledWith('open', model.shift('o'));
    expect([...editor.collapsed()]).toEqual([]);
  });
});

describe('a search', () => {
  it('limits the coverage to the drivers it found, whose need is unknown', () => {
    const nine = () => model.coverageWith([], editor.found())[9];
    expect(nine()).toMatchObject({ scheduled: 2, needed: 2, spare: 0 });
    editor.setQuery('lou');
    expect(nine()).toMatchObject({ scheduled: 1, needed: null, spare: null });
    // A shift that is carried away from the drivers found counts as gone.
    startCarry(editor, 'c', 'whole', 'pointer');
    carryTo(editor, { time: 3 * hour, rows: 0, copy: false });
    expect(editor.carry.get()?.coverage[9]).toMatchObject({ scheduled: 0, change: -1 });
    editor.carry.set(null);
    editor.setQuery('');
    expect(nine()).toMatchObject({ scheduled: 2, needed: 2 });
  });
});

describe('whole days', () => {
  it('are all day, not midnight to midnight', () => {
    const speech = { words: ganttWords, clock: editor.settings().clock };
    const day = speech.clock.day(at(12));
    expect(describeOff([{ kind: 'pto', start: at(0), end: at(24) }], speech)).toBe(`Time off all day ${day}`);
    expect(describeOff([{ kind: 'pto', start: at(6), end: at(24) }], speech)).toBe('Time off 06:00 to 00:00');
    const whole = shift('w', 'kim', 0, 24);
    expect(describeShift(whole, editor.speech())).toBe('Tow, all day, kim');
    expect(timesOf(whole, speech)).toBe('all day');
  });
});
