import { describe, expect, it } from 'vitest';
import { createClockFormat, createScheduleModel, hour, windowOfDays } from '../model/index.ts';
import { scheduleSvg } from './index.ts';

const window = windowOfDays({ year: 2026, month: 11, day: 16 }, 1, 'America/New_York');
const clock = createClockFormat({ locale: 'en-US', timeZone: 'America/New_York', hourCycle: 'h12' });
const nineToFive = { start: window.from + 9 * hour, end: window.from + 17 * hour };

const draw = (service: string | null, background?: 'unavailable' | 'pto' | 'available') =>
  scheduleSvg(
    createScheduleModel({
      drivers: [{ id: 'd1', name: 'Kim Ray', kind: 'driver' }],
      backgrounds: new Map([['d1', background === undefined ? [] : [{ kind: background, ...nineToFive }]]]),
      shifts: service === null ? [] : [{ id: 's1', driverId: 'd1', service, version: 1, ...nineToFive }],
      window,
    }),
    { title: 'Monday', driverIds: ['d1'], clock, serviceName: (name) => name },
  );
const filledWith = (svg: string, pattern: string) => svg.split(`fill="url(#${pattern})"`).length - 1;

describe('the schedule picture shows unavailable time by shape, not just by color', () => {
  it('hatches a bar of the service "unavailable"', () => {
    expect(filledWith(draw('unavailable'), 'hatch')).toBe(1);
  });

  it.each(['tow', 'battery', 'light', 'multiple', 'none'])('leaves a bar of %s plain', (service) => {
    expect(filledWith(draw(service), 'hatch')).toBe(0);
  });

  it('hatches the hours a driver is not available and dots time off', () => {
    const unavailable = draw(null, 'unavailable');
    expect([filledWith(unavailable, 'unavailable'), filledWith(unavailable, 'pto')]).toEqual([1, 0]);
    const off = draw(null, 'pto');
    expect([filledWith(off, 'unavailable'), filledWith(off, 'pto')]).toEqual([0, 1]);
    expect(filledWith(draw(null, 'available'), 'unavailable')).toBe(0);
  });

  it('includes the patterns it uses, each with a line or a dot in it', () => {
    const svg = draw('unavailable', 'unavailable');
    for (const id of ['hatch', 'unavailable'])
      expect(svg).toMatch(new RegExp(`<pattern id="${id}"[^>]*><path d="M0 0v\\d"`));
    expect(svg).toMatch(/<pattern id="pto"[^>]*>.*<circle/);
  });
});
