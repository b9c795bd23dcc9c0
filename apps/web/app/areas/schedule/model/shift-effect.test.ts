import type { Operation } from '@roadside/scheduler-gantt/model';
import { describe, expect, it } from 'vitest';
import { driverReply, entryReply, scheduleReply } from './schedule-samples.ts';
import { openSession } from './schedule-session.ts';
import { shiftEffect } from './shift-effect.ts';

const hour = 3_600_000;
const ghost = driverReply(9_999_912, 'Night tow', { isGhost: true, employee_profile: null });
/** Kim works Tuesday from 6 AM to 2 PM. */
const open = (needed: (at: number) => number | null) => {
  const { model } = openSession({
    reply: scheduleReply({
      drivers: [driverReply(1, 'Kim Ray'), ghost],
      schedule: [
        entryReply(10, { employee: 1, start: '2026-11-24T11:00:00.000Z', hours: 8 }),
        entryReply(12, { placeholder: 12, start: '2026-11-24T22:00:00.000Z', hours: 8 }),
      ],
    }),
    shown: { from: '2026-11-22', days: 7 },
    timeZone: 'America/New_York',
  });
  const values = model.coverageWith().map(({ from }) => needed(from));
  model.setNeeded(values.includes(null) ? null : values.map(Number));
  return model;
};
const effect = (model: ReturnType<typeof open>, id: string, operations: readonly Operation[] = []) => {
  const shift = model.shift(id)!;
  const [operation] = operations;
  const after = operation?.kind === 'patch' ? { ...shift, ...operation.after } : shift;
  const draft = { ...after, note: '', openEnd: false, breaks: [], repeatOn: new Set<number>(), weeks: 1 };
  return shiftEffect(model, { shift, draft, operations });
};
const later = (by: number): Operation => {
  const start = Date.parse('2026-11-24T11:00:00.000Z');
  const span = (at: number) => ({ start: at, end: at + 8 * hour });
  return { kind: 'patch', id: '10', before: span(start), after: span(start + by) };
};

describe('what a shift in the editor does for its day', () => {
  it('is named with and without it', () => {
    const model = open(() => 1);
    expect(effect(model, '10')).toBe('Tue: 24 h short → 16 h with this shift');
    expect(effect(model, '10', [later(12 * hour)])).toBe('Tue: 24 h short → 18 h with this shift');
  });

  it('is nothing where nobody is short, or short at other hours', () => {
    expect(
      effect(
        open(() => 0),
        '10',
      ),
    ).toBe('Tue: covered without this shift');
    const night = Date.parse('2026-11-25T00:00:00.000Z');
    expect(
      effect(
        open((at) => (at === night ? 1 : 0)),
        '10',
      ),
    ).toBe('Tue: 1 h short with or without this shift');
  });

  it('is unknown without a forecast, and for open shifts', () => {
    expect(
      effect(
        open(() => null),
        '10',
      ),
    ).toBeNull();
    expect(
      effect(
        open(() => 1),
        '12',
      ),
    ).toBeNull();
  });
});
