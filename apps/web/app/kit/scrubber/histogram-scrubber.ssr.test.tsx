import { addDays, dayCount, longestRangeDays } from '@roadside/domain/calendar';
import { UiProvider } from '@roadside/ui/provider';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HistogramScrubber } from './histogram-scrubber.tsx';

const to = '2026-11-17';

function drawn(from: string, chosen = from): string {
  return renderToString(
    <UiProvider>
      <HistogramScrubber
        label="Calls per day"
        days={[{ day: from, value: 12, marked: 3 }]}
        around={{ from, to }}
        from={chosen}
        to={to}
        words={({ value }) => `${value} calls`}
        onChange={() => undefined}
      />
    </UiProvider>,
  );
}

const nodesOf = (from: string): number => drawn(from).match(/<[a-z]/g)?.length ?? 0;

it('says the very days it shows, whether its bars are days or weeks', () => {
  const text = (html: string) => html.replaceAll(/<[^>]+>|<!--.*?-->/g, '').replaceAll('\u2009', ' ');
  expect(text(drawn('2026-11-01'))).toMatch(/Nov 1.*Nov 17/);
  const year = text(drawn('2025-11-01', '2025-11-20'));
  expect(year).toContain('Nov 20, 2025 to Nov 17, 2026');
  expect(year).not.toContain('Nov 15 to');
});

it('has no more nodes for ten years than for four months', () => {
  const months = nodesOf(addDays(to, -123));
  const years = addDays(to, 1 - longestRangeDays);
  expect(dayCount(years, to)).toBe(3653);
  expect(months).toBeGreaterThan(200);
  expect(nodesOf(years)).toBeLessThanOrEqual(months);
  expect(nodesOf(addDays(to, -364))).toBeLessThanOrEqual(months);
});
