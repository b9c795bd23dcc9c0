import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { sampleSchedule } from '../../test/sample-schedule.ts';
import { createScheduleModel } from '../model/schedule-model.ts';
import { hour } from '../model/time-window.ts';
import { SchedulerGantt, type SchedulerGanttProps } from './index.ts';

function draw(props: Partial<SchedulerGanttProps> = {}) {
  const warnings: unknown[][] = [];
  const listen = (...words: unknown[]) => void warnings.push(words);
  const spies = [
    vi.spyOn(console, 'error').mockImplementation(listen),
    vi.spyOn(console, 'warn').mockImplementation(listen),
  ];
  const html = renderToString(
    <StrictMode>
      <SchedulerGantt
        label="Shifts of station 12"
        model={sampleSchedule({ drivers: 1000 })}
        locale="de-DE"
        {...props}
      />
    </StrictMode>,
  );
  for (const spy of spies) spy.mockRestore();
  return { html, warnings };
}

describe('the schedule before hydration', () => {
  it('renders without warnings, and twice the same', () => {
    const first = draw();
    expect(first.warnings).toEqual([]);
    expect(draw().html).toBe(first.html);
  });

  it('has the first rows, the total row count, and one tab stop', () => {
    const { html } = draw();
    expect(html).toContain('aria-rowcount="1004"');
    expect(html.match(/data-component="SchedulerGantt\.Row"/g)?.length).toBeGreaterThan(20);
    expect(html.match(/data-component="SchedulerGantt\.Row"/g)?.length).toBeLessThan(60);
    expect(html.match(/tabindex="0"/g)).toHaveLength(1);
    expect(html).toContain('Kim Ray');
  });

  it('fills the width through CSS alone, so that nothing shifts on hydration', () => {
    expect(draw().html).toMatch(/max\(0\.66\d*px, \(100cqi - var\([^)]*\)\) \/ 1440\)/);
  });

  it('shows coverage as a table of drivers scheduled and needed', () => {
    const { html } = draw();
    expect(html).toMatch(/<caption[^>]*>Drivers on shift and drivers needed, hour by hour \(America\/New_York\)/);
    expect(html.match(/<td /g)).toHaveLength(24);
    expect(html).toMatch(/\d+ of \d+/);
  });

  it('draws proposals hollow in their driver’s row, and a button on a short day', () => {
    const model = sampleSchedule({ drivers: 20 });
    const { from } = model.window;
    const driverId = model.drivers.find(({ kind }) => kind === 'driver')!.id;
    const proposals = [{ driverId, start: from + 8 * hour, end: from + 16 * hour }];
    expect(draw({ model }).html).not.toContain('SchedulerGantt.Proposal');
    model.setNeeded(model.coverageWith().map(({ scheduled }) => scheduled + 1));
    const { html } = draw({ model, locale: 'en-US', proposals, onFixDay: () => {} });
    expect(html.match(/SchedulerGantt\.Proposal/g)).toHaveLength(1);
    expect(html).toMatch(/<button[^>]*>24 h short<span[^>]*>\. Fix \w+day<\/span><\/button>/);
    expect(draw({ model, locale: 'en-US' }).html).not.toContain('Fix ');
  });

  it('draws when drivers were signed on below their shifts, and says so', () => {
    const model = sampleSchedule({ drivers: 20 });
    const driver = model.drivers.find(({ id, kind }) => kind === 'driver' && model.shiftsOf(id).length > 0)!;
    const [shift] = model.shiftsOf(driver.id);
    const worked = [{ driverId: driver.id, start: shift!.start + 5 * 60_000, end: shift!.end }];
    expect(draw({ model }).html).not.toContain('SchedulerGantt.Worked');
    const { html } = draw({ model, worked });
    expect(html.match(/SchedulerGantt\.Worked/g)).toHaveLength(1);
    expect(html.match(/Worked \d/g)).toHaveLength(1);
    expect(html).toContain('Signed on');
  });

  it('cuts a break with a time out of its bar, and says each', () => {
    const model = sampleSchedule({ drivers: 20 });
    const driver = model.drivers.find(({ id, kind }) => kind === 'driver' && model.shiftsOf(id).length > 0)!;
    const shift = model.shiftsOf(driver.id)[0]!;
    expect(draw({ model }).html).not.toContain('SchedulerGantt.Break');
    const breaks = [
      { after: 60, minutes: 30, paid: false },
      { after: null, minutes: 15, paid: true },
    ];
    model.apply([{ kind: 'patch', id: shift.id, before: {}, after: { breaks } }], 'server');
    const { html } = draw({ model, locale: 'en-US' });
    expect(html.match(/SchedulerGantt\.Break/g)).toHaveLength(1);
    expect(html).toMatch(/30 min break at \d+:\d\d\s[AP]M, 15 min paid break/);
  });

  it('draws a collapsed group of open shifts as a band of counts', () => {
    const model = sampleSchedule({ drivers: 20, ghosts: 3 });
    expect(draw({ model }).html).not.toContain('SchedulerGantt.Folded');
    const { html } = draw({ model, foldsGhosts: true });
    // The browser would read another id than the script has, and a click would find no such row.
    expect(html).not.toContain('\u0000');
    expect(html).toContain('SchedulerGantt.Folded');
    expect(html).toMatch(/Open shifts \(3\)/);
  });

  it('shows the loading state, the empty state, and replaced texts', () => {
    expect(draw({ model: sampleSchedule({ drivers: 0, ghosts: 0 }), loading: true }).html).toContain(
      'Loading the schedule',
    );
    expect(draw({ model: sampleSchedule({ drivers: 0, ghosts: 0 }), words: { empty: 'Niemand da.' } }).html).toContain(
      'Niemand da.',
    );
  });

  it('does not crash on invalid data', () => {
    const { window } = sampleSchedule();
    const at = (hours: number) => window.from + hours * hour;
    const shift = (id: string, driverId: string, from: number, to: number) => ({
      id,
      driverId,
      start: at(from),
      end: at(to),
      service: 'no such service',
      version: 1,
    });
    const many = Array.from({ length: 200 }, (_, place) =>
      shift(`m${place}`, 'kim', place % 20, (place % 20) + 1 + (place % 3)),
    );
    const bad = [
      shift('m0', 'lou', 1, 2),
      shift('back', 'lou', 9, 8),
      shift('nobody', 'zed', 8, 9),
      shift('far', 'lou', 900, 910),
      { ...shift('nan', 'lou', 1, 2), end: Number.NaN },
    ];
    const drivers = ['kim', 'lou', 'lou'].map((id) => ({ id, name: id, kind: 'driver' as const }));
    const model = createScheduleModel({ drivers, shifts: [...many, ...bad], window });
    expect(model.dataIssues.map(({ code }) => code)).toEqual([
      'duplicate-driver',
      'duplicate-shift',
      'ends-before-start',
      'unknown-driver',
      'outside-window',
      'not-a-time',
    ]);
    const { html, warnings } = draw({ model });
    expect(warnings).toEqual([]);
    expect(html.match(/data-shift="m/g)).toHaveLength(200);
    expect(html).not.toMatch(/NaN|data-shift="(back|nobody|far|nan)"/);
  });

  it('renders a plain table on request', () => {
    const { html, warnings } = draw({ view: 'table', readOnly: true });
    expect(warnings).toEqual([]);
    expect(html).toContain('<th scope="row"');
    expect(html).not.toContain('role="grid"');
    expect(html).not.toContain('Edit');
  });

  it('draws the now-line only inside the window', () => {
    const model = sampleSchedule();
    expect(draw({ model, now: model.window.from + hour }).html).toContain('SchedulerGantt.Now');
    expect(draw({ model, now: model.window.to }).html).not.toContain('SchedulerGantt.Now');
  });
});
