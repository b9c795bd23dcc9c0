import { describe, expect, it } from 'vitest';
import {
  createPointerMachine,
  type GestureHandlers,
  type Modifiers,
  type PointerAt,
  type Target,
} from './pointer-machine.ts';

const none: Modifiers = { shift: false, alt: false, copy: false };
const at = (x: number, y = 0, id = 1, modifiers = none): PointerAt => ({ id, x, y, touch: false, modifiers });
const finger = (x: number, y = 0, id = 1): PointerAt => ({ ...at(x, y, id), touch: true });
const bar: Target = { kind: 'bar', shiftId: 'a', part: 'whole' };

/** A machine that records its callbacks. */
function watched(lift: boolean = true) {
  const log: string[] = [];
  const handlers: GestureHandlers = {
    lift: (gesture) => (log.push(`lift ${gesture}`), lift),
    carry: (gesture, { x }) => void log.push(`carry ${gesture} ${x}`),
    drop: (gesture) => void log.push(`drop ${gesture}`),
    cancel: (gesture) => void log.push(`cancel ${gesture}`),
    click: (target) => void log.push(`click ${target.kind}`),
    wait: (milliseconds) => void (milliseconds !== null && log.push(`wait ${milliseconds}`)),
  };
  return { machine: createPointerMachine(handlers), log };
}

describe('a mouse', () => {
  it('clicks until it has moved four pixels, then drags from where it was pressed', () => {
    const { machine, log } = watched();
    machine.press(bar, at(0));
    machine.move(at(3));
    expect(machine.state()).toBe('armed');
    machine.move(at(4));
    machine.move(at(9));
    machine.release(at(9));
    expect(log).toEqual(['lift move', 'carry move 4', 'carry move 9', 'drop move']);
    expect(machine.state()).toBe('idle');
  });
  it('clicks if it did not move', () => {
    const { machine, log } = watched();
    machine.press(bar, at(0));
    machine.release(at(2));
    expect(log).toEqual(['click bar']);
  });
  it.each<[string, Target, Modifiers, string]>([
    ['start of a bar', { kind: 'bar', shiftId: 'a', part: 'start' }, none, 'lift resizeStart'],
    ['end of a bar', { kind: 'bar', shiftId: 'a', part: 'end' }, none, 'lift resizeEnd'],
    ['empty place', { kind: 'row' }, none, 'lift create'],
    ['empty place with Shift', { kind: 'row' }, { ...none, shift: true }, 'lift marquee'],
  ])('on the %s', (_, target, modifiers, expected) => {
    const { machine, log } = watched();
    machine.press(target, at(0, 0, 1, modifiers));
    machine.move(at(8, 0, 1, modifiers));
    expect(log[0]).toBe(expected);
  });
  it('drags nothing that refuses to be lifted, and is ready for the next press', () => {
    const { machine, log } = watched(false);
    machine.press(bar, at(0));
    machine.move(at(8));
    machine.move(at(16));
    machine.release(at(16));
    expect(log).toEqual(['lift move']);
    machine.press(bar, at(0));
    machine.release(at(0));
    expect(log.at(-1)).toBe('click bar');
  });
});

describe('a finger', () => {
  it('lifts after a long press, and scrolls if it moves before that', () => {
    const resting = watched();
    resting.machine.press(bar, finger(0));
    resting.machine.move(finger(6));
    resting.machine.held();
    resting.machine.move(finger(40));
    resting.machine.release(finger(40));
    expect(resting.log).toEqual(['wait 400', 'lift move', 'carry move 6', 'carry move 40', 'drop move']);
    const moving = watched();
    moving.machine.press(bar, finger(0));
    moving.machine.move(finger(0, 10));
    moving.machine.held();
    moving.machine.release(finger(0, 30));
    expect(moving.log).toEqual(['wait 400']);
  });
  it('cancels when a second finger joins', () => {
    const { machine, log } = watched();
    machine.press(bar, finger(0));
    machine.held();
    machine.press(bar, finger(90, 0, 2));
    machine.release(finger(0));
    expect(log).toEqual(['wait 400', 'lift move', 'carry move 0', 'cancel move']);
  });
});

describe('ending early', () => {
  it('restores what is being dragged, and nothing else', () => {
    const { machine, log } = watched();
    machine.cancel();
    machine.press(bar, at(0));
    machine.cancel();
    machine.press(bar, at(0));
    machine.move(at(8));
    machine.cancel();
    machine.release(at(8));
    expect(log).toEqual(['lift move', 'carry move 8', 'cancel move']);
  });
  it('ignores the moves of another pointer', () => {
    const { machine, log } = watched();
    machine.press(bar, at(0));
    machine.move(at(50, 0, 7));
    machine.release(at(50, 0, 7));
    expect(log).toEqual([]);
    expect(machine.state()).toBe('armed');
  });
});
