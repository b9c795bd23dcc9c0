import { calls } from '@roadside/contract/calls';
import { sentenceText } from '@roadside/domain/reports';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { handle } from '../../platform/calls/handler.ts';
import { parseConfig } from '../../platform/config/config.ts';
import { readFile } from '../../platform/files/stored-files.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { silentLog } from '../../platform/testing/silent-log.ts';
import { dashboardsHandlers } from '../dashboards/dashboards.handlers.ts';
import { recomputeRollups } from '../metrics/rollups.ts';
import { factClub } from '../reports/testing/fact-club.ts';
import { refusalOf, runCall } from '../reports/testing/run-call.ts';
import type { TestCaller } from '../reports/testing/run-call.ts';
import { execReportsHandlers } from './exec-reports.handlers.ts';
import { freezeFinished } from './freeze.service.ts';
import { startReportPdf } from './report-files.service.ts';
import { startScorecardPdf } from './scorecard-files.service.ts';
import { reportWorld, worldDays } from './testing/report-world.ts';

const today = '2026-03-21';
const days = { from: '2026-02-03', to: '2026-02-20' };
const { execReports, scorecards, elements } = calls;

describeEachEngine('reports as a PDF', (open) => {
  const club = factClub(open, { today, facts: { world: reportWorld(), ...worldDays }, people: [1] });
  const pages: string[] = [];
  const printer = {
    print: async (html: string) => {
      pages.push(html);
      return Buffer.from('%PDF-1.7 test');
    },
    close: async () => {},
  };
  const handlers = [
    handle(execReports.startPdf, (context, { body }) => startReportPdf(context, body, () => printer)),
    handle(scorecards.startPdf, (context, { body }) => startScorecardPdf(context, body.id, () => printer)),
  ];
  const printing = { PDF_CHROMIUM: '/usr/bin/chromium' };
  const report = (slug: string, who: Partial<TestCaller> = {}, given = handlers, asked = days) =>
    runCall(given, execReports.startPdf, club.caller({ environment: printing, ...who }), {
      purpose: 'start_pdf',
      slug,
      ...asked,
    });
  const scorecard = (id: number, who: Partial<TestCaller> = {}) =>
    runCall(handlers, scorecards.startPdf, club.caller({ environment: printing, ...who }), {
      purpose: 'start_pdf',
      id,
    });
  /** The page that was printed. */
  const printed = async ({ started }: Awaited<ReturnType<typeof report>>) => {
    const following = () =>
      runCall(dashboardsHandlers, elements.exportProgress, club.caller(), {
        purpose: 'progress',
        id: started?.id ?? 0,
      });
    let state = await following();
    // oxlint-disable-next-line no-await-in-loop -- One question at a time.
    while (state.state === 'writing') state = await following();
    expect(state).toMatchObject({ state: 'ready', problem: null });
    const file = await readFile(open().kysely, (state.file ?? '').replace('/files/', ''));
    expect(file).toMatchObject({ kind: 'export', ownerEmployeeId: 1, mediaType: 'application/pdf' });
    return { filename: state.filename, text: (pages.at(-1) ?? '').replaceAll(/<[^>]*>/g, '\n') };
  };

  it('an executive report is of the days on screen, in its own words', async () => {
    const onScreen = await runCall(execReportsHandlers, execReports.report, club.caller(), {
      purpose: 'exec_report',
      slug: 'club',
      ...days,
    });
    const { filename, text } = await printed(await report('club'));
    expect(filename).toBe('club-executive-report.pdf');
    expect(text).toContain('Feb 3 to 20, 2026');
    const before = onScreen.report.before.spans[0] ?? days;
    expect(onScreen.report.sentences.length).toBeGreaterThan(0);
    for (const { pieces } of onScreen.report.sentences) expect(text).toContain(sentenceText(pieces, before));
  });

  it('an executive report says how far it goes, and how many frozen numbers are different today', async () => {
    const textOf = async (from: string, to: string) =>
      (await printed(await report('club', {}, handlers, { from, to }))).text;
    expect(await textOf('2026-03-01', '2026-03-31')).toContain('Mar 1 to 31, 2026, so far through Mar 20, 2026');
    expect(await textOf('2026-04-01', '2026-04-30')).toContain('Apr 1 to 30, 2026, no data yet');
    const february = ['2026-02-01', '2026-02-28'] as const;
    const frozen = await textOf(...february);
    expect(frozen).toContain('\nFeb 1 to 28, 2026\n');
    expect(frozen).not.toContain('Different today');
    await sql`update survey set outc1 = 1 where id = (select min(id) from survey
      where station_id = 23 and outc1 = 5 and not reroute and local_day between ${february[0]}::date and ${february[1]}::date)`.execute(
      open().kysely,
    );
    await recomputeRollups(open(), { from: february[0], to: february[1] });
    expect(await textOf(...february)).toMatch(/Different today: \d+ numbers, listed in Roadside/);
  });

  it('an executive report is refused like the one on screen', async () => {
    expect(
      await refusalOf(report('west', { organization: 'two-state-towing', positionType: 'station-admin' })),
    ).toEqual(
      await refusalOf(
        runCall(
          execReportsHandlers,
          execReports.report,
          club.caller({ organization: 'two-state-towing', positionType: 'station-admin' }),
          { purpose: 'exec_report', slug: 'west', ...days },
        ),
      ),
    );
    expect(await refusalOf(report('nowhere'))).toMatchObject({ status: 403 });
    expect(await refusalOf(report('station-1'))).toMatchObject({ status: 400 });
  });

  it('without a Chromium the reply says so', async () => {
    expect(await report('club', { environment: {} }, execReportsHandlers)).toEqual({ set_up: false, started: null });
  });

  it('a scorecard is the one on screen, and one out of view is like none', async () => {
    for (const day of ['2026-02-28', today])
      // oxlint-disable-next-line no-await-in-loop -- One month after the other, as the job does.
      await freezeFinished(
        {
          db: open(),
          now: () => new Date(`${day}T12:00:00Z`),
          log: silentLog,
          config: parseConfig({ ROADSIDE_MODE: 'test', ROADSIDE_TODAY: day }),
          tree: club.tree(),
        },
        { most: 1000, signal: new AbortController().signal },
      );
    const cards = async (month: string) =>
      (
        await runCall(execReportsHandlers, scorecards.list, club.caller(), { purpose: 'list', slug: 'club', month })
      ).cards.find(({ slug }) => slug === 'station-1')?.id ?? 0;
    // The month before the latest one, too.
    const { text } = await printed(await scorecard(await cards('2026-01-01')));
    expect(text).toContain('January 2026');
    expect(text).toContain('Three things to do');
    const latest = await cards('2026-02-01');
    expect((await printed(await scorecard(latest))).text).toContain('February 2026');
    const other = { organization: 'station-3', positionType: 'station-admin' };
    const unknown = await refusalOf(scorecard(999_999, other));
    expect(await refusalOf(scorecard(latest, other))).toEqual(unknown);
    expect(unknown).toMatchObject({ status: 404 });
  });
});
