import { describe, expect, it } from 'vitest';
import { definitionProblems, type DefinedElement } from './definition.ts';
import { globalDashboards } from './global-dashboards.ts';

const element = (change: Partial<DefinedElement> = {}): DefinedElement => ({
  name: 'calls',
  chartType: 'card',
  grouped: false,
  metrics: ['ata_avg'],
  childType: null,
  ...change,
});

describe('which elements can be saved', () => {
  it.each([
    ['a plain card', {}, []],
    ['a line by geography', { name: 'Calls by geography', chartType: 'line' }, ['chart-not-offered']],
    ['a table by geography', { name: 'Calls by geography', chartType: 'table' }, []],
    ['a grouped trend table', { grouped: true, chartType: 'trendTable' }, ['chart-not-offered']],
    [
      'a grouped table of drivers',
      { grouped: true, chartType: 'table', childType: 'driver' },
      ['no-drivers-in-groups'],
    ],
    ['a grouped table of stations', { grouped: true, chartType: 'table', childType: 'station' }, []],
    ['a table of drivers', { chartType: 'table', childType: 'driver' }, []],
    ['a card of nothing', { metrics: [] }, ['metrics-missing']],
    ['comments, which need no metric', { chartType: 'survey_comments', metrics: [] }, []],
    ['highlights, which have some of their own', { chartType: 'numberHighlights', metrics: [] }, []],
    ['metrics nobody knows', { metrics: ['ata_avg', 'constructor', 'x'] }, ['unknown-metric', 'unknown-metric']],
  ] as const)('%s', (_, change, codes) => {
    expect(definitionProblems(element(change)).map(({ code }) => code)).toEqual(codes);
  });

  it('names the unknown metric and the charts on offer', () => {
    expect(definitionProblems(element({ metrics: ['ata_avg', 'x'] }))).toEqual([{ code: 'unknown-metric', index: 1 }]);
    expect(definitionProblems(element({ name: 'by geography', chartType: 'bar' }))).toEqual([
      { code: 'chart-not-offered', allowed: ['table'] },
    ]);
  });

  it('finds nothing wrong with the global dashboards', () => {
    for (const { elements } of globalDashboards)
      for (const { name, chartType, grouped, parameters } of elements)
        expect(
          definitionProblems({
            name,
            chartType: chartType as DefinedElement['chartType'],
            grouped,
            metrics: parameters.metrics,
            childType: parameters.childType,
          }),
        ).toEqual([]);
  });
});
