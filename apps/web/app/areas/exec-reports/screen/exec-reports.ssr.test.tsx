import { createRemixStub } from '@remix-run/testing';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DrawerRegistry, type AnyDrawer } from '../../../kit/drawers/drawer-registry.ts';
import { ResourceProvider } from '../../../kit/resource/resource-provider.tsx';
import { readReportState } from '../model/report-state.ts';
import { ExecReportsScreen, type ExecReportsScreenProps } from './exec-reports-screen.tsx';
import { facilityTypes, frozenReport, octoberReport } from './exec-reports.fixtures.ts';

const today = '2026-11-18';
const query = 'from=2026-10-01&to=2026-10-31';

/** Drawers that write what they are asked for. */
const drawers: readonly AnyDrawer[] = ['calls', 'why'].map((name) => ({
  name,
  write: (value: unknown) => Object.values(value as object).join('~'),
  read: () => null,
  Drawer: () => null,
}));

/** The screen as the server sends it. */
function pageOf(props: Partial<ExecReportsScreenProps>, more = ''): string {
  const Stub = createRemixStub([
    {
      path: '/',
      Component: () => (
        <ExecReportsScreen
          place={{ slug: 'montgomery', name: 'Montgomery', type: 'market', timeZone: 'America/New_York' }}
          today={today}
          state={readReportState(new URLSearchParams(query + more), today)}
          executive={null}
          products={null}
          {...props}
        />
      ),
    },
  ]);
  return renderToString(
    <ResourceProvider>
      <DrawerRegistry value={drawers}>
        <Stub initialEntries={[`/?${query}${more}`]} />
      </DrawerRegistry>
    </ResourceProvider>,
  ).replaceAll('<!-- -->', '');
}

it('says five sentences whose every number is a link to what it counts', () => {
  const page = pageOf({ executive: { ok: true, data: frozenReport } });
  const words = /<section aria-labelledby="words".*?<\/section>/s.exec(page)?.[0] ?? '';
  const sentences = [...words.matchAll(/<p[^>]*>(.*?)<\/p>/gs)].map(([, sentence = '']) => sentence);
  expect(sentences).toHaveLength(5);
  // Without the links, only the names of waits and the days compared with have digits.
  const rest = sentences.map((sentence) =>
    sentence.replaceAll(/<a [^>]*>.*?<\/a>/gs, '').replaceAll(/Waits of \d+ to \d+ min|Aug 27 to Sep 26, 2026/g, ''),
  );
  for (const sentence of rest) expect(sentence.replaceAll(/<[^>]*>/g, '')).not.toMatch(/\d/);
  const text = sentences.map((sentence) => sentence.replaceAll(/<[^>]*>/g, ''));
  expect(text[0]).toBe(
    'Overall satisfaction was 83.9% (839 of 1,000 surveys), close to goal, down 1.2 points vs. Aug 27 to Sep 26, 2026. With this many surveys, a change of that size can be chance.',
  );
  const hrefs = [...words.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => decodeURIComponent(href));
  for (const href of hrefs)
    expect(href).toMatch(/drawer=(?:calls|why)~|\?from=2026-10-01&amp;to=2026-10-31#ranking$|^\/dashboard\//);
  expect(page).toContain('id="ranking"');
});

it('says when a report is frozen, and what was restated', () => {
  const page = pageOf({ executive: { ok: true, data: frozenReport } });
  expect(page).toContain('Frozen Mon, Nov 2, 2026, 7:30 AM. These numbers don’t change.');
  expect(page).toMatch(/Restated since.*83\.9% of 1,000.*83\.8% of 1,006/s);
  const at = { slug: 'montgomery', name: 'Montgomery' };
  const counts = (value: number) => ({ value, numerator: null, denominator: null });
  const parts = pageOf({
    executive: {
      ok: true,
      data: {
        ...frozenReport,
        restated: [
          { ...at, part: 'trend', detail: '2026-08', metric: 'overall_sat_avg', was: counts(84), now: counts(84.5) },
          { ...at, part: 'why', detail: 'service_mix', metric: 'overall_sat_avg', was: counts(0.4), now: counts(-1) },
          { ...at, part: 'tiers', detail: '3', metric: 'stations', was: counts(4), now: counts(5) },
          { ...at, part: 'ranking', detail: null, metric: 'rank', was: counts(2), now: null },
        ],
      },
    },
  }).replaceAll(/<[^>]*>/g, '|');
  const row = (...cells: string[]) => expect(parts).toMatch(new RegExp(cells.join('\\|+')));
  row('Trend', 'Overall satisfaction, Aug ’26', '84.0%', '84.5%');
  row('Why it moved', 'Overall satisfaction, service mix', '0.4 points', '-1.0 points');
  row('Tiers', 'Tier 3', '4', '5');
  row('Ranking', 'Rank', '2', '–');
  const live = pageOf({
    executive: { ok: true, data: { report: octoberReport, frozen: null, restated: [], incentive_months: 3 } },
  });
  expect(live).toContain('These numbers can still change.');
  expect(live).not.toContain('Restated since');
  expect(page).toContain('Export to Excel: Numbers that are different today');
});

it('shows no numbers of days that have no data yet', () => {
  const report = { ...octoberReport, from: '2026-11-18', to: '2026-11-18', finished: false, last_day: '2026-11-17' };
  const page = pageOf({ executive: { ok: true, data: { report, frozen: null, restated: [], incentive_months: 3 } } });
  expect(page).toContain('The data goes through Nov 17, 2026. Choose earlier days.');
  expect(page).not.toContain('Five numbers');
});

it('offers no email of a report that the location doesn’t have', () => {
  expect(pageOf({ executive: { ok: true, data: frozenReport } })).toContain('Email report');
  const station = { slug: 'elm', name: 'Elm', type: 'station', timeZone: 'America/New_York' } as const;
  expect(pageOf({ place: station })).not.toContain('Email report');
});

it('ranks only places with enough surveys', () => {
  const page = pageOf({ executive: { ok: true, data: frozenReport } });
  const row = /<tr[^>]*>(?:(?!<\/tr>).)*Elm.*?<\/tr>/s.exec(page)?.[0] ?? '';
  expect(row.replaceAll(/<[^>]*>/g, ' ')).toMatch(/Elm\b.*\s–\s+88\.9%/s);
});

it.each([
  [34, 5, 'Highest stations'],
  [2, 5, 'All ranked stations'],
  [2, 0, 'All stations'],
])('of %d ranked stations and %d too small ones, names the two shown %s', (ranked, few, title) => {
  const stations = { ...octoberReport.stations, ranked };
  const report = { ...octoberReport, stations, stations_too_few: few };
  const page = pageOf({ executive: { ok: true, data: { report, frozen: null, restated: [], incentive_months: 3 } } });
  expect(page).toMatch(new RegExp(`<caption[^>]*>${title}</caption>`));
});

it('shows facility types by place, with the total', () => {
  const page = pageOf({ products: { ok: true, data: facilityTypes } }, '&report=products');
  expect(page).toMatch(/PSP.*NON-PSP.*Fleet.*No facility type.*Total/s);
  expect(page).toContain('7,806');
});
