import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseShiftTimes } from './typed-times.ts';

describe('typed times of a shift', () => {
  it.each([
    ['7-3', '07:00', '15:00'],
    ['7a-3:30p', '07:00', '15:30'],
    ['7a-330p', '07:00', '15:30'],
    ['11p-7a', '23:00', '07:00'],
    ['11 PM to 7 AM', '23:00', '07:00'],
    ['9-5', '09:00', '17:00'],
    ['6-6', '06:00', '18:00'],
    ['2-10', '14:00', '22:00'],
    ['2a-10a', '02:00', '10:00'],
    ['10-6', '10:00', '18:00'],
    ['3p-11', '15:00', '23:00'],
    ['11p-7', '23:00', '07:00'],
    ['0600-1400', '06:00', '14:00'],
    ['22:15-06:15', '22:15', '06:15'],
    ['12p-8p', '12:00', '20:00'],
    ['12a-8a', '00:00', '08:00'],
    ['0-8', '00:00', '08:00'],
    ['16-24', '16:00', '00:00'],
  ])('%s', (text, start, end) => {
    expect(parseShiftTimes(text)).toEqual({ start, end });
  });

  it.each(['', '7', '7-', '25-3', '7:70-3', '13p-3p', '7:10-3', 'seven to three', '7-3-5'])('refuses %s', (text) => {
    expect(parseShiftTimes(text)).toBeNull();
  });

  it('reads every quarter hour written in full', () => {
    const quarter = fc.nat(95).map((at) => at * 15);
    const write = (at: number) =>
      `${Math.floor(at / 60) % 12 || 12}:${String(at % 60).padStart(2, '0')} ${at < 720 ? 'AM' : 'PM'}`;
    const clock = (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(quarter, quarter, (start, end) => {
        expect(parseShiftTimes(`${write(start)} - ${write(end)}`)).toEqual({ start: clock(start), end: clock(end) });
      }),
    );
  });
});
