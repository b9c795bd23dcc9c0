import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { ChartProvider } from '../src/provider/index.ts';
import { badData } from './bad-data.ts';
import { otherCharts, xyCharts } from './charts.tsx';
import { pathNumbers, renderOnServer } from './render.ts';

const draw = (chart: (typeof xyCharts)[string], sample: (typeof badData)[string]) =>
  renderOnServer(
    <StrictMode>
      <ChartProvider locale="en-US" timeZone="America/New_York">
        {chart(sample)}
      </ChartProvider>
    </StrictMode>,
  );

describe.each(Object.entries(xyCharts))('%s on the server', (_, chart) => {
  it.each(Object.entries(badData))('draws %s, or says that there is nothing', (_name, sample) => {
    const { html, warnings } = draw(chart, sample);
    expect(warnings).toEqual([]);
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
    const hasValue = sample.values.some((value) => typeof value === 'number' && Number.isFinite(value));
    if (!hasValue) return expect(html).toContain('There are no values in this period.');
    const numbers = pathNumbers(html);
    expect(numbers.length).toBeGreaterThan(0);
    // Round domains hold what is drawn; a tenth of a unit is rounding.
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-0.1);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(1000.1);
    return undefined;
  });

  it('draws the same twice, with one tab stop and its values in words', () => {
    const sample = badData['both signs and gaps'] as (typeof badData)[string];
    const { html } = draw(chart, sample);
    expect(draw(chart, sample).html).toBe(html);
    expect(html.match(/tabindex="0"/g)).toHaveLength(1);
    expect(html).toMatch(/First[^.]*(lowest|highest)/);
    expect(html).toContain('<figcaption');
  });

  it('stays small however many points there are', () => {
    const { html } = draw(chart, badData['ten thousand'] as (typeof badData)[string]);
    expect(html.match(/<[a-z]/g)?.length).toBeLessThan(110);
    expect(html.length).toBeLessThan(300_000);
  });
});

describe.each(Object.entries(otherCharts))('%s on the server', (name, chart) => {
  it.each(Object.entries(badData))('draws %s, or says that there is nothing', (_name, sample) => {
    const { html, warnings } = draw(chart, sample);
    expect(warnings).toEqual([]);
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
    const numbers = pathNumbers(html);
    if (numbers.length === 0) return expect(html).toContain('There are no values in this period.');
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-0.1);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(1000.1);
    return undefined;
  });

  it('draws the same twice, with one tab stop and a sentence', () => {
    const sample = badData['both signs and gaps'] as (typeof badData)[string];
    const { html } = draw(chart, sample);
    expect(draw(chart, sample).html).toBe(html);
    expect(html.match(/tabindex="0"/g), name).toHaveLength(1);
    expect(/data-component="Chart.Summary"[^>]*>([^<]+)</.exec(html)?.[1]).toMatch(/\w+ \w+/);
  });
});
