import { expect, it } from 'vitest';
import { driverReply } from './schedule-samples.ts';
import { workedTimes } from './worked-times.ts';

const at = (time: string) => Date.parse(`2026-11-24T${time}:00.000Z`);
const on = (employee: number, start: string, end: string | null) => ({
  employee,
  start: new Date(at(start)).toISOString(),
  end: end && new Date(at(end)).toISOString(),
});

it('puts sign-ons in their drivers’ rows, and an open one until now', () => {
  const drivers = [driverReply(7, 'Kim Ray')];
  const worked = [on(7, '06:00', '14:00'), on(7, '15:00', null), on(8, '06:00', '14:00'), on(7, '20:00', null)];
  expect(workedTimes(worked, drivers, at('18:00'))).toEqual([
    { driverId: 'e7', start: at('06:00'), end: at('14:00') },
    { driverId: 'e7', start: at('15:00'), end: at('18:00') },
  ]);
});

it('ends a sign-on that was never ended after a day', () => {
  const [line] = workedTimes([on(7, '06:00', null)], [driverReply(7, 'Kim Ray')], at('06:00') + 72 * 3_600_000);
  expect(line?.end).toBe(at('06:00') + 24 * 3_600_000);
});
