import type { ExecReportReply, ProductReport } from '@roadside/contract/schemas';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { startedExportAddress } from '../../../kit/export/addresses.ts';
import type { StartedPdf } from '../../../kit/export/started-export.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { reportPdfAddress } from '../model/addresses.ts';
import { readReportState } from '../model/report-state.ts';
import { ExecReportsScreen } from './exec-reports-screen.tsx';
import { facilityTypes, frozenReport, octoberReport } from './exec-reports.fixtures.ts';

const meta = preview.meta({ title: 'Screens/Executive reports', ...screenMeta });
const today = '2026-11-18';

const scene = (
  query: string,
  executive: Outcome<ExecReportReply> | null,
  products: Outcome<ProductReport> | null = null,
  type: 'market' | 'station' = 'market',
) =>
  drawScene({
    route: 'screen.exec-reports',
    path: 'exec-reports/:slug',
    at: `/exec-reports/montgomery?from=2026-10-01&to=2026-10-31${query}`,
    framed: true,
    screen: () => (
      <ExecReportsScreen
        place={{ slug: 'montgomery', name: 'Montgomery', type, timeZone: 'America/New_York' }}
        today={today}
        state={readReportState(new URLSearchParams(`from=2026-10-01&to=2026-10-31${query}`), today)}
        executive={executive}
        products={products}
      />
    ),
  });

/** A frozen month with numbers restated since. Each number in a sentence opens what it counts. */
export const Frozen = meta.story({
  tags: ['matrix'],
  render: scene('', { ok: true, data: frozenReport }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Montgomery Executive report' })).toBeVisible(),
    );
    const answered = canvas.getAllByRole('link', { name: '1,000' })[0];
    expect(answered?.getAttribute('href')).toContain(
      'drawer=calls%7Emontgomery%7E2026-10-01%7E2026-10-31%7E-%7Eoverall_sat_avg%7Edenominator',
    );
    expect(canvas.getByRole('heading', { name: 'Restated since' })).toBeVisible();
  },
});

const answered = (data: StartedPdf, started: StartedPdf['started'] = data.started) =>
  enterRecording({
    [reportPdfAddress({ slug: 'montgomery' })]: { ok: true, data },
    [startedExportAddress({ id: 7 })]: { ok: true, data: started },
  });

/** A PDF that takes a while: the notice says so, and can cancel it. */
export const MakingPdf = meta.story({
  beforeEach: () => {
    const started = { id: 7, state: 'writing', rows_written: 0, rows: null, file: null, filename: null } as const;
    return answered({ set_up: true, started: { ...started, problem: null } });
  },
  render: scene('', { ok: true, data: frozenReport }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByRole('progressbar', { name: 'Making the PDF' })).toHaveAttribute(
      'aria-valuetext',
      'Reading the numbers',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel PDF' })).toBeVisible());
  },
});

/** A server without a Chromium: the browser can still print the page. */
export const NoPdf = meta.story({
  beforeEach: () => answered({ set_up: false, started: null }),
  render: scene('', { ok: true, data: frozenReport }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(screen.getByText(/^PDFs aren’t set up here\./)).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Print page' })).toBeVisible());
    expect(canvas.getByRole('button', { name: 'Print report' })).toBeVisible();
  },
});

/** Part of a month: marked in the sentence and above it. */
export const SoFar = meta.story({
  render: scene('', {
    ok: true,
    data: {
      report: { ...octoberReport, to: '2026-10-17', finished: false, ranking: octoberReport.ranking.slice(3) },
      frozen: null,
      restated: [],
      incentive_months: 3,
    },
  }),
});

export const FacilityTypes = meta.story({
  tags: ['matrix'],
  render: scene('&report=products', null, { ok: true, data: facilityTypes }),
});

export const NoReport = meta.story({
  render: scene('', null, null, 'station'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No report for this location')).toBeVisible());
  },
});

export const Failed = meta.story({
  render: scene('', { ok: false, problem: { kind: 'failed', detail: '', requestId: 'req-7c21' } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/req-7c21/)).toBeVisible());
  },
});
