import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DayOfWeek, Shift } from './driver.ts';
import { shiftSpan } from './duration.ts';
import { applyTemplate, type TemplateShift, templateShifts } from './template.ts';

const zone = 'America/New_York';
const at = (day: string, start: string, end: string | null): Shift => ({
  driverId: 4,
  ...shiftSpan(day, start, end, zone),
  scheduleType: ['Tow'],
});

describe('templates', () => {
  it('recreate the same week in another one', () => {
    const week = [
      at('2026-11-15', '06:00', '14:00'),
      at('2026-11-20', '22:00', '06:00'),
      at('2026-11-21', '10:00', null),
    ];
    const other = applyTemplate(templateShifts(week, '2026-11-18', zone), '2026-12-02', zone);
    expect(other).toEqual([
      at('2026-11-29', '06:00', '14:00'),
      at('2026-12-04', '22:00', '06:00'),
      at('2026-12-05', '10:00', null),
    ]);
  });

  it('omit shifts that start in another week', () => {
    expect(
      templateShifts([at('2026-11-14', '22:00', '06:00'), at('2026-11-22', '06:00', '14:00')], '2026-11-15', zone),
    ).toEqual([]);
  });

  it('keep clock times across a clock change', () => {
    const night = templateShifts([at('2026-10-24', '22:00', '06:00')], '2026-10-24', zone);
    expect(applyTemplate(night, '2026-10-31', zone)).toEqual([at('2026-10-31', '22:00', '06:00')]);
    expect(applyTemplate(night, '2026-10-31', zone)[0]?.duration).toBe(9);
    expect(applyTemplate(night, '2026-03-07', zone)[0]?.duration).toBe(7);
  });

  it('survive a round trip through any week', () => {
    const time = fc
      .tuple(fc.integer({ min: 3, max: 23 }), fc.constantFrom('00', '30'))
      .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
    const shift: fc.Arbitrary<TemplateShift> = fc
      .tuple(fc.integer({ min: 0, max: 6 }), time, time, fc.boolean())
      .filter(([, start, end]) => start !== end)
      .map(([day, startTime, endTime, open]) => ({
        driverId: 4,
        dayOfWeek: day as DayOfWeek,
        startTime,
        end: open ? null : { time: endTime, daysLater: endTime < startTime ? 1 : 0 },
        scheduleType: ['Battery'],
      }));
    const week = fc
      .nat(5000)
      .map((days) => new Date(Date.UTC(2024, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.array(shift, { maxLength: 10 }), week, (template, anchor) => {
        expect(templateShifts(applyTemplate(template, anchor, zone), anchor, zone)).toEqual(template);
      }),
    );
  });
});
