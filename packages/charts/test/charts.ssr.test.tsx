import { type ReactElement, StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { BarChart } from '../src/bar-chart/index.ts';
import { LineChart } from '../src/line-chart/index.ts';
import { few, interval } from '../src/parts/index.ts';
import { ChartProvider } from '../src/provider/index.ts';
import { Sparkline } from '../src/sparkline/index.ts';
import { badData } from './bad-data.ts';
import { otherCharts, xyCharts } from './charts.tsx';
import { pathNumbers, renderOnServer } from './render.ts';

const draw = (element: ReactElement) =>
  renderOnServer(
    <StrictMode>
      <ChartProvider locale="en-US" timeZone="America/New_York">
        {element}
      </ChartProvider>
    </StrictMode>,
  );

const indexes = import.meta.glob<Record<string, unknown>>('../src/*/index.ts', { eager: true });

it('has a server sample for every chart', () => {
  // Sparkline is below, CallMap in call-map.ssr.test.tsx; ChartProvider wraps every sample.
  const sampled = new Set(['Sparkline', 'CallMap', 'ChartProvider']);
  for (const name of Object.keys({ ...xyCharts, ...otherCharts })) sampled.add(name.replace(/,.*/, ''));
  const charts = Object.values(indexes).flatMap((exports) =>
    Object.keys(exports).filter((name) => /^[A-Z]/.test(name) && typeof exports[name] === 'function'),
  );
  expect(charts.length).toBeGreaterThan(18);
  expect(charts.filter((name) => !sampled.has(name))).toEqual([]);
});

describe.each(Object.entries(xyCharts))('%s on the server', (_, chart) => {
  it.each(Object.entries(badData))('renders %s, or says there are no values', (_name, sample) => {
    const { html, warnings } = draw(chart(sample));
    expect(warnings).toEqual([]);
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
    const hasValue = sample.values.some((value) => typeof value === 'number' && Number.isFinite(value));
    if (!hasValue) return expect(html).toContain('No values in this period.');
    const numbers = pathNumbers(html);
    expect(numbers.length).toBeGreaterThan(0);
    // Round domains contain everything drawn; a tenth of a unit is rounding.
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-0.1);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(1000.1);
    return undefined;
  });

  it('renders the same HTML twice, with one tab stop and a text summary', () => {
    const sample = badData['both signs and gaps'] as (typeof badData)[string];
    const { html } = draw(chart(sample));
    expect(draw(chart(sample)).html).toBe(html);
    expect(html.match(/tabindex="0"/g)).toHaveLength(1);
    expect(html).toMatch(/First[^.]*(rose|fell|stayed|ended|ranges)/);
    expect(html).toContain('<figcaption');
  });

  it('renders few elements for any number of points', () => {
    const { html } = draw(chart(badData['ten thousand'] as (typeof badData)[string]));
    expect(html.match(/<[a-z]/g)?.length).toBeLessThan(110);
    expect(html.length).toBeLessThan(300_000);
  });
});

describe.each(Object.entries(otherCharts))('%s on the server', (name, chart) => {
  it.each(Object.entries(badData))('renders %s, or says there are no values', (_name, sample) => {
    const { html, warnings } = draw(chart(sample));
    expect(warnings).toEqual([]);
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
    const numbers = pathNumbers(html);
    if (numbers.length === 0) return expect(html).toContain('No values in this period.');
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-0.1);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(1000.1);
    return undefined;
  });

  it('renders the same HTML twice, with one tab stop and a summary', () => {
    const sample = badData['both signs and gaps'] as (typeof badData)[string];
    const { html } = draw(chart(sample));
    expect(draw(chart(sample)).html).toBe(html);
    expect(html.match(/tabindex="0"/g), name).toHaveLength(1);
    expect(/data-component="Chart.Summary"[^>]*>([^<]+)</.exec(html)?.[1]).toMatch(/\w+ \w+/);
  });
});

describe('Sparkline on the server', () => {
  it.each(Object.entries(badData))('renders %s, or says there are no values', (_name, { values }) => {
    const { html, warnings } = renderOnServer(<Sparkline label="Calls" values={values.slice(0, 60)} goal={3} />);
    expect(warnings).toEqual([]);
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
    const numbers = pathNumbers(html);
    if (numbers.length === 0) return expect(html).toContain('Calls has no values.');
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-0.1);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(1000.1);
    return undefined;
  });
});

describe('bad data', () => {
  const lineOf = (html: string) =>
    /<path d="([^"]*)" data-paint="1" class="[^"]*"/.exec(
      html.slice(html.indexOf('data-component="Chart.Plot"')).replace(/<path d="[^"]*" class/g, '<x class'),
    )?.[1] ?? '';

  it('sorts days and leaves gaps open', () => {
    const along = (html: string) => [...lineOf(html).matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x));
    const unsorted = draw(
      <LineChart
        title="Calls"
        x={{ values: ['2026-03-05', '2026-03-01', '2026-03-09', '2026-03-02'] }}
        series={[{ label: 'First', values: [5, 1, 9, 2] }]}
      />,
    ).html;
    expect(along(unsorted)).toEqual([0, 125, 500, 1000]);
    const gap = draw(
      <LineChart
        title="Calls"
        x={{ values: [1, 2, 3, 4, 5] }}
        series={[{ label: 'First', values: [1, 2, null, 3, 4] }]}
      />,
    ).html;
    expect(lineOf(gap).match(/M/g)).toHaveLength(2);
  });

  it('labels hours in local time on days the clocks change', () => {
    const hours = (name: keyof typeof badData) => {
      const { positions, values } = badData[name] as (typeof badData)[string];
      return draw(<LineChart title="Calls" x={{ values: positions }} series={[{ label: 'First', values }]} />).html;
    };
    const spring = hours('a day clocks change');
    expect(spring).toMatch(/First[^.]*Mar 8, 12.AM to Mar 9, 12.AM/);
    const autumn = hours('a day of 25 hours');
    expect(autumn).toMatch(/First[^.]*Nov 1, 12.AM to Nov 1, 11.PM/);
  });

  it('renders a typed array like an array of the same numbers', () => {
    const at = Array.from({ length: 5000 }, (_, row) => Date.UTC(2026, 0, 1) + row * 60_000 * (row % 7));
    const values = at.map((_, row) => (row % 97 === 0 ? Number.NaN : Math.sin(row / 90) * 100));
    const chart = (make: (numbers: readonly number[]) => readonly number[] | Float64Array) =>
      draw(
        <LineChart
          title="Calls"
          parts={[few({ under: 3 })]}
          x={{ values: make(at), kind: 'time' }}
          series={[
            {
              label: 'First',
              values: make(values),
              counts: make(values.map((_, row) => row % 50)),
              interval: interval(make(values.map((value) => value - 1)), make(values.map((value) => value + 1))),
            },
          ]}
        />,
      ).html;
    expect(chart((numbers) => Float64Array.from(numbers))).toBe(chart((numbers) => numbers));
    expect(
      draw(
        <LineChart
          title="Calls"
          x={{ values: new Float64Array([Number.NaN, 3, 1]) }}
          series={[{ label: 'First', values: new Float64Array([7, 9, Infinity]) }]}
        />,
      ).html,
    ).toContain('First is 9, 3.');
  });

  it.each([false, true])('draws the full interval of each bar, horizontal: %s', (horizontal) => {
    const bars = (low: readonly (number | null)[]) =>
      draw(
        <BarChart
          title="Calls"
          horizontal={horizontal}
          x={{ values: ['Erie', 'Gary'] }}
          series={[{ label: 'First', values: [4, 2], interval: interval(low, [10, 3]) }]}
        />,
      ).html;
    // A line and two caps each; the axis runs from 0 to 10.
    const [all = ''] = bars([0, 1]).match(/d="(?:M[\d. ]+L[\d. ]+){6}"/) ?? [];
    const ends = [...all.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)].map((numbers) =>
      numbers.slice(1).map(Number),
    );
    expect(ends[0]?.filter((_, index) => (index % 2 === 0) === horizontal)).toEqual(horizontal ? [0, 1000] : [1000, 0]);
    // An interval with only one known end is not drawn.
    expect(bars([0, null])).toMatch(/d="(?:M[\d. ]+L[\d. ]+){3}"/);
  });

  it('truncates a long name, and keeps the full name in the summary', () => {
    const name = 'Montgomery Roadside and Recovery of Greater Pennsylvania Inc.';
    const html = draw(
      <BarChart
        title="Calls"
        horizontal
        x={{ values: [name, 'Erie'] }}
        series={[{ label: 'First', values: [4, 2] }]}
      />,
    ).html;
    expect(html).toMatch(/>Montgomery Roadside[^<]*…<\/span>/);
    expect(html).toContain(`to 4, ${name}.`);
  });
});
