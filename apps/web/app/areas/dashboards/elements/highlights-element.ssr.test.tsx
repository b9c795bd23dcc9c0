import { globalDashboards } from '@roadside/domain/dashboards';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { NumberHighlightsReply } from '../model/element-data.ts';
import { HighlightsElement } from './highlights-element.tsx';

const element = globalDashboards[0]?.elements[0];
const heading = (id: string, label: string, kind: 'count' | 'share') => ({
  id,
  label,
  unit: kind === 'share' ? 'percent' : 'calls',
  decimals: kind === 'share' ? 1 : 0,
  kind,
  direction: 'higher',
  countedFrom: kind === 'share' ? 'surveys' : 'calls',
});
const metrics = [heading('paid_call_count', 'Paid calls', 'count'), heading('overall_sat_avg', 'Overall', 'share')];
const textOf = (
  values: readonly (number | null)[],
  from = '2026-11-26',
  filters = {},
  denominators: readonly (number | null)[] = [],
) => {
  if (!element) throw new Error('The global dashboard has no strip.');
  const reply = {
    data: metrics.map(({ id, label }, index) => ({
      metric: id,
      label,
      cell: { value: values[index] ?? null, numerator: null, denominator: denominators[index] ?? null, status: null },
      previous: null,
    })),
    before: { comparison: 'last_week', spans: [{ from: '2026-11-19', to: '2026-11-19' }] },
    meta: { metrics, from, to: '2026-11-26', as_of: '2026-11-27T10:00:00Z' },
  } as unknown as NumberHighlightsReply;
  return renderToString(
    <HighlightsElement element={{ ...element, filters }} reply={reply} now="2026-11-27T12:00:00Z" />,
  );
};

test('a day without calls is a sentence, not a row of dashes', () => {
  const text = textOf([0, null]);
  expect(text).toContain('No calls or surveys on Thursday, Nov 26.');
  expect(text).not.toContain('No value');
  expect(textOf([0, null], '2026-11-01')).toContain('No calls or surveys from Nov 1 to 26, 2026.');
});

test('a day without calls that match filters says so', () => {
  expect(textOf([0, null], '2026-11-26', { tcd__in: ['5F'] })).toContain(
    'No calls or surveys match the filters on Thursday',
  );
});

test('one number is enough for the strip', () => {
  expect(textOf([3, null])).not.toContain('No calls or surveys');
  expect(textOf([0, 100])).toContain('Paid calls');
  // Nobody was satisfied, but three members answered.
  expect(textOf([0, 0], '2026-11-26', {}, [null, 3])).not.toContain('No calls or surveys');
});
