import { expect, it } from 'vitest';
import { replacing } from './replacing.ts';
import type { PlannedEntry } from './schedule-reply.ts';

const entry = (employee: number, day: string, findings: PlannedEntry['findings'] = []): PlannedEntry => ({
  entry: {
    employee,
    start_date: `${day}T12:00:00.000Z`,
    end_date: `${day}T20:00:00.000Z`,
    duration: 8,
    schedule_type: ['Tow'],
  },
  driver: `Driver ${employee}`,
  station_id: 5,
  day,
  findings,
});
const stored = (id: number, employee: number, day: string) => ({
  id,
  version: 1,
  day,
  employee,
  placeholder: null,
  driver: `Driver ${employee}`,
});
const blocked: PlannedEntry['findings'] = [
  { rule: 'inactive', severity: 'block', overridable: false, words: 'No longer works here' },
];
const fits = ({ findings }: PlannedEntry) => findings.length === 0;

it('keeps the shifts of a day whose replacement can’t be planned', () => {
  const monday = entry(1, '2026-11-23');
  const plan = {
    entries: [monday, entry(1, '2026-11-24', blocked), entry(2, '2026-11-24')],
    removed: [
      stored(10, 1, '2026-11-23'),
      stored(11, 1, '2026-11-24'),
      stored(12, 2, '2026-11-24'),
      stored(13, 1, '2026-11-25'),
    ],
  };
  const { planned, leaving, staying } = replacing(plan, fits);
  expect(planned).toEqual([monday, plan.entries[2]]);
  expect(staying.map(({ id }) => id)).toEqual([11]);
  // Wednesday has no shift in the plan, so it leaves as before.
  expect(leaving.map(({ id }) => id)).toEqual([10, 12, 13]);
});

it('adds no second shift to a day that stays as it is', () => {
  const plan = {
    entries: [entry(1, '2026-11-23'), entry(1, '2026-11-23', blocked)],
    removed: [stored(10, 1, '2026-11-23')],
  };
  expect(replacing(plan, fits)).toMatchObject({ planned: [], leaving: [], staying: [{ id: 10 }] });
  // Without shifts to keep, the one that fits is planned.
  expect(replacing({ ...plan, removed: [] }, fits).planned).toHaveLength(1);
});
