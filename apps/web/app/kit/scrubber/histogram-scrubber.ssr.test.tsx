import { addDays, dayCount, longestRangeDays } from '@roadside/domain/calendar';
import { UiProvider } from '@roadside/ui/provider';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HistogramScrubber } from './histogram-scrubber.tsx';

const to = '2026-11-17';

function nodesOf(from: string): number {
  const html = renderToString(
    <UiProvider>
      <HistogramScrubber
        label="Calls per day"
        days={[{ day: from, value: 12, marked: 3 }]}
        around={{ from, to }}
        from={from}
        to={to}
        words={({ value }) => `${value} calls`}
        onChange={() => undefined}
      />
    </UiProvider>,
  );
  return html.match(/<[a-z]/g)?.length ?? 0;
}

it('has no more nodes for ten years than for four months', () => {
  const months = nodesOf(addDays(to, -123));
  const years = addDays(to, 1 - longestRangeDays);
  expect(dayCount(years, to)).toBe(3653);
  expect(months).toBeGreaterThan(200);
  expect(nodesOf(years)).toBeLessThanOrEqual(months);
  expect(nodesOf(addDays(to, -364))).toBeLessThanOrEqual(months);
});
