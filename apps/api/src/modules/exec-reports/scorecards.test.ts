import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { calls } from '@roadside/contract/calls';
import type { CallBody } from '@roadside/contract/call';
import type { Scorecard } from '@roadside/contract/schemas';
import { roundTo } from '@roadside/domain/rounding';
import { parseConfig } from '../../platform/config/config.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { silentLog } from '../../platform/testing/silent-log.ts';
import { recomputeRollups } from '../metrics/rollups.ts';
import { factClub } from '../reports/testing/fact-club.ts';
import { refusalOf, runCall } from '../reports/testing/run-call.ts';
import type { TestCaller } from '../reports/testing/run-call.ts';
import { execReportsHandlers as handlers } from './exec-reports.handlers.ts';
import { freezeFinished } from './freeze.service.ts';
import { scorecardsToAcknowledge } from './index.ts';
import { countAgain } from './testing/count-again.ts';
import { reportWorld, worldDays } from './testing/report-world.ts';

const today = '2026-03-21';
const february = { from: '2026-02-01', to: '2026-02-28' };
const { scorecards } = calls;

describeEachEngine('scorecards', (open) => {
  const club = factClub(open, { today, facts: { world: reportWorld(), ...worldDays }, people: [1] });
  const tools = (day = today) => ({
    db: open(),
    now: () => new Date(`${day}T12:00:00Z`),
    log: silentLog,
    config: parseConfig({ ROADSIDE_MODE: 'test', ROADSIDE_TODAY: day }),
    tree: club.tree(),
  });
  const freezeAll = (day?: string, most = 1000) =>
    freezeFinished(tools(day), { most, signal: new AbortController().signal });
  const owner = () => club.caller({ employeeId: 2, organization: 'two-state-towing', positionType: 'station-admin' });
  const other = () => club.caller({ employeeId: 3, organization: 'station-3', positionType: 'station-admin' });
  const list = (body: Partial<CallBody<typeof scorecards.list>> = {}, who = club.caller()) =>
    runCall(handlers, scorecards.list, who, { purpose: 'list', slug: 'club', ...body });
  const read = (id: number, who: TestCaller = club.caller()): Promise<Scorecard> =>
    runCall(handlers, scorecards.read, who, { purpose: 'read', id });
  const say = (id: number, body: string, who = owner()) =>
    runCall(handlers, scorecards.say, who, { purpose: 'say', id, body });
  const acknowledge = (id: number, who = owner()) =>
    runCall(handlers, scorecards.acknowledge, who, { purpose: 'acknowledge', id });
  const notified = async (employeeId: number) =>
    open()
      .kysely.selectFrom('notification')
      .select(['kind', 'subject_id'])
      .where('employee_id', '=', employeeId)
      .where('read_at', 'is', null)
      .execute();
  const idOf = async (slug: string) => {
    const card = (await list()).cards.find((each) => each.slug === slug);
    if (!card) throw new Error(`${slug} has no scorecard.`);
    return card.id;
  };
  beforeAll(async () => {
    await open()
      .kysely.insertInto('employee')
      .values(
        [
          { id: 2, organization_id: 12, position_type: 'station-admin' },
          { id: 3, organization_id: 22, position_type: 'station-admin' },
        ].map((person) => ({ ...person, first_name: 'Test', display_name: `Manager ${person.id}` })),
      )
      .execute();
  });

  it('are frozen by a job when the month is over, with the reports of every place', async () => {
    expect(await freezeAll('2026-02-28')).toBeGreaterThan(0);
    expect((await list()).months).toEqual(['2026-01-01']);
    await freezeAll();
    expect(await freezeAll()).toBe(0);
    const frozen = await open()
      .kysely.selectFrom('report_snapshot as report')
      .innerJoin('organization', 'organization.id', 'report.organization_id')
      .select(['report.kind', 'organization.slug', 'report.from_day', 'report.to_day'])
      .where('organization.slug', 'in', ['club', 'silent', 'station-1', 'pa'])
      .where('report.to_day', '>=', '2026-02-28')
      .orderBy('report.kind')
      .orderBy('organization.slug')
      .orderBy('report.from_day')
      .execute();
    expect(frozen.map(({ kind, slug, from_day, to_day }) => [kind, slug, from_day, to_day])).toEqual([
      ['executive', 'club', february.from, february.to],
      ['executive', 'club', '2026-03-08', '2026-03-14'],
      ['executive', 'silent', february.from, february.to],
      ['executive', 'silent', '2026-03-08', '2026-03-14'],
      ['scorecard', 'station-1', february.from, february.to],
    ]);
  });

  it('are for stations that had calls, passes or surveys in the month', async () => {
    const slugs = (await list()).cards.map(({ slug }) => slug);
    expect(slugs).toContain('station-1');
    expect(slugs).not.toContain('station-silent');
  });

  it('leave to the next run what doesn’t fit into one, and nothing while an import waits', async () => {
    await open().kysely.deleteFrom('report_snapshot').execute();
    // One station falls below the highest tier.
    await sql`update survey set outc1 = 3 where station_id = 23 and id % 5 = 0`.execute(open().kysely);
    await recomputeRollups(open(), worldDays);
    expect(await freezeAll(today, 3)).toBe(3);
    await open().kysely.insertInto('rollup_dirty').values({ station_id: 20, local_day: '2026-01-15' }).execute();
    expect(await freezeAll()).toBe(0);
    await open().kysely.deleteFrom('rollup_dirty').execute();
    expect(await freezeAll()).toBeGreaterThan(3);
  });

  it('have no number in their text that SQL doesn’t find, and three actions', async () => {
    const found = new Set<string>();
    for (const { id } of (await list()).cards) {
      const { card } = await read(id);
      expect(card.actions).toHaveLength(3);
      expect(card.sentences.map(({ id: sentence }) => sentence)).toEqual(
        card.tier === null || card.tier_before === null
          ? ['satisfaction', 'wait']
          : ['satisfaction', 'reason', 'other-reasons', 'wait'],
      );
      for (const { pieces } of [...card.sentences, ...card.actions])
        for (const piece of pieces) {
          if (piece.kind === 'text') expect(piece.text).not.toMatch(/\d/);
          if (piece.kind !== 'figure') continue;
          const { figure } = piece;
          const again = await countAgain(open(), figure, card);
          const shown = figure.source.of === 'part' || figure.source.of === 'change' ? 0.1001 : 1e-9;
          const size = figure.signed ? again : Math.abs(again);
          expect(
            Math.abs(roundTo(size, figure.decimals) - figure.value),
            `${card.geography.slug}: ${JSON.stringify(figure)} is ${again}`,
          ).toBeLessThanOrEqual(shown);
          found.add(figure.source.of);
        }
    }
    expect([...found]).toEqual(expect.arrayContaining(['value', 'numerator', 'denominator', 'change', 'to-tier']));
  });

  it('reproduce to the digit after a later survey, which they list', async () => {
    const id = await idOf('station-4');
    const first = await read(id);
    expect(first.restated).toEqual([]);
    const late = await open()
      .kysely.selectFrom('survey')
      .select('id')
      .where('station_id', '=', 23)
      .where('local_day', '>=', february.from)
      .where('local_day', '<=', february.to)
      .where('outc1', '=', 5)
      .where('reroute', '=', false)
      .limit(1)
      .executeTakeFirstOrThrow();
    await open().kysely.updateTable('survey').set({ outc1: 1 }).where('id', '=', late.id).execute();
    await recomputeRollups(open(), february);
    const again = await read(id);
    expect(again.card).toEqual(first.card);
    expect(again.restated.filter(({ part }) => part === 'numbers')).toMatchObject([
      {
        metric: 'overall_sat_avg',
        slug: 'station-4',
        was: { numerator: first.card.score.numerator },
        now: { numerator: (first.card.score.numerator ?? 0) - 1 },
      },
    ]);
    expect(again.restated.some(({ part, metric }) => part === 'why' && metric === 'overall_sat_avg')).toBe(true);
  });

  it('are acknowledged by the station’s manager, once, and leave home then', async () => {
    const id = await idOf('station-1');
    const asked = async () => {
      const { organization, employeeId = 0, positionType = '' } = owner();
      const place = club.tree().bySlug(organization);
      if (!place) throw new Error('No such place.');
      const context = {
        db: open(),
        tree: club.tree(),
        today: () => today,
        subject: { kind: 'employee', employeeId, positionType, permissions: [], organization: place, teamSlug: null },
      };
      return (await scorecardsToAcknowledge(context as never, 20)).map((card) => card.id);
    };
    expect(await asked()).toContain(id);
    expect(await refusalOf(acknowledge(id, club.caller()))).toMatchObject({ status: 403 });
    expect(await refusalOf(acknowledge(id, other()))).toMatchObject({ status: 404 });
    const first = await acknowledge(id);
    expect(first).toMatchObject({ acknowledged: { name: 'Manager 2' }, may_acknowledge: true });
    expect((await acknowledge(id)).acknowledged).toEqual(first.acknowledged);
    expect(await asked()).not.toContain(id);
    expect((await list()).cards.filter(({ acknowledged }) => acknowledged !== null).map((card) => card.id)).toEqual([
      id,
    ]);
  });

  it('have a thread that notifies the other side', async () => {
    const id = await idOf('station-1');
    await say(id, ' We were short of drivers. ');
    const reply = await say(id, 'Who can help out?', club.caller());
    expect(reply.messages.map(({ author, body }) => [author, body])).toEqual([
      ['Manager 2', 'We were short of drivers.'],
      ['Test 1', 'Who can help out?'],
    ]);
    expect(await notified(2)).toEqual([{ kind: 'scorecard', subject_id: id }]);
    await say(id, 'Station 3.');
    expect(await notified(1)).toEqual([{ kind: 'scorecard', subject_id: id }]);
    await read(id, { ...owner(), seenBy: { employeeId: 1 } });
    expect(await notified(2)).toEqual([{ kind: 'scorecard', subject_id: id }]);
    await read(id, owner());
    expect(await notified(2)).toEqual([]);
    expect((await list()).cards.find((card) => card.id === id)?.messages).toBe(3);
  });

  it('are nothing to another station, whose answers are like those to no scorecard', async () => {
    const id = await idOf('station-1');
    const unknown = await refusalOf(read(999_999, other()));
    expect(await refusalOf(read(id, other()))).toEqual(unknown);
    expect(await refusalOf(say(id, 'Hello', other()))).toEqual(unknown);
    expect(await refusalOf(list({ slug: 'station-1' }, other()))).toMatchObject({ status: 403 });
    expect(await refusalOf(list({}, owner()))).toMatchObject({ status: 403 });
    const own = await list({ slug: 'station-1' }, owner());
    expect(own.cards.map(({ from }) => from)).toEqual([february.from]);
    expect(own.month).toBe(null);
  });
});
