import { describe, expect, it } from 'vitest';
import { sampleSchedule } from '../../test/sample-schedule.ts';
import { createClockFormat, createScheduleModel, hour } from '../model/index.ts';
import { scheduleSvg } from './index.ts';

const model = sampleSchedule({ drivers: 12 });
const clock = createClockFormat({ locale: 'en-GB', timeZone: model.timeZone, hourCycle: 'h23' });
const draw = (more: Partial<Parameters<typeof scheduleSvg>[1]> = {}, of = model) =>
  scheduleSvg(of, {
    title: 'Monday',
    driverIds: of.drivers.map(({ id }) => id),
    clock,
    serviceName: (name) => name,
    ...more,
  });

describe('the picture of a schedule', () => {
  it('contains every shift of every driver, with text and in place', () => {
    const svg = draw();
    const shifts = model.drivers.flatMap(({ id }) => model.shiftsOf(id));
    expect(svg.match(/<g><title>/g)).toHaveLength(shifts.length);
    const [first] = model.shiftsOf('d1');
    expect(svg).toContain(`${clock.span(first as NonNullable<typeof first>)} ${first?.service}, Kim Ray`);
    expect(svg).toContain(`<rect x="${180 + (((first?.start ?? 0) - model.window.from) / hour) * 48}"`);
  });
  it('is well formed and cannot be broken by a name', () => {
    const hostile = createScheduleModel({
      drivers: [{ id: 'x', name: '<script>"&', kind: 'driver' }],
      shifts: [],
      window: model.window,
    });
    const svg = draw({ title: 'A & B <c>' }, hostile);
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;script&gt;&quot;&amp;');
    expect((svg.match(/<g>/g) ?? []).length).toBe((svg.match(/<\/g>/g) ?? []).length);
  });
  it('is mirrored in right-to-left layouts, and follows the theme', () => {
    const width = 180 + 24 * 48;
    const [first] = model.shiftsOf('d1');
    const size = (((first?.end ?? 0) - (first?.start ?? 0)) / hour) * 48 - 1;
    expect(draw({ rtl: true })).toContain(
      `<rect x="${width - (180 + (((first?.start ?? 0) - model.window.from) / hour) * 48) - size}"`,
    );
    expect(draw({ theme: 'night' })).not.toBe(draw());
  });
});
