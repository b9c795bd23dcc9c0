import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '@roadside/contract/calls';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { insertOrganizations, plainCall, plainSurvey, replaceFacts } from '../metrics/testing/fact-world.ts';
import type { FactWorld } from '../metrics/testing/fact-world.ts';
import { recomputeDirty } from '../metrics/rollups.ts';
import { runCall } from '../reports/testing/run-call.ts';
import { applyDueRules, applyRulesToCalls } from './business-rules.repository.ts';
import { readNewComments } from './comment-reading.repository.ts';
import { surveysHandlers } from './surveys.handlers.ts';

const day = '2026-03-10';
const station = 20;
const passBy = (callId: number, stationId: number) => ({
  call_id: callId,
  call_local_day: day,
  kind: 'pass' as const,
  at: new Date(`${day}T17:05:00Z`),
  local_day: day,
  station_id: stationId,
  driver_id: null,
  trouble_code: '5',
  offer_rank: 1,
  reason: null,
});
const answered = (hour: number) => ({
  recorded_at: new Date(`2026-03-11T${hour}:00:00Z`),
  updated_at: new Date('2026-03-12T00:00:00Z'),
});

/** One survey per row: the call, its passes, the survey, and the mark and reason the rules give it. */
const cases = [
  ['counted', {}, [], {}, null, null],
  ['passed by another station', {}, [22], {}, 'reroute', 'passed-before'],
  ['passed by this station only', {}, [station], {}, null, null],
  ['passed, as a number in the source', { pass_count: 1 }, [], {}, 'reroute', 'passed-before'],
  [
    'promised before it was assigned',
    { promised_minutes: 30, assigned_at: new Date(`${day}T17:31:00Z`) },
    [],
    {},
    'reroute',
    'promise-missed-before-assignment',
  ],
  ['assigned in time', { promised_minutes: 30, assigned_at: new Date(`${day}T17:30:00Z`) }, [], {}, null, null],
  [
    'a promise that isn’t valid',
    { promised_minutes: 0, assigned_at: new Date(`${day}T17:31:00Z`) },
    [],
    {},
    null,
    null,
  ],
  [
    'about call taking only',
    {},
    [],
    { comment: 'The person on the phone could not find my location.' },
    'reroute',
    'call-taking-or-price-only',
  ],
  ['canceled', { outcome: 'cancelled' }, [22], {}, 'remove', 'cancelled'],
  ['canceled by its code', { outcome: null, clear_code: 'XX' }, [], {}, 'remove', 'cancelled'],
  ['gone on arrival', { outcome: 'gone_on_arrival' }, [], {}, 'remove', 'gone-on-arrival'],
  ['another provider', {}, [22], { wrong_provider: true }, 'remove', 'wrong-provider'],
  ['imported as rerouted', {}, [], { imported_reroute: true }, 'reroute', 'imported'],
  ['imported as removed', {}, [22], { imported_remove: true }, 'remove', 'imported'],
  ['imported as rerouted, and a rule explains it', {}, [22], { imported_reroute: true }, 'reroute', 'passed-before'],
] as const;

describeEachEngine('business rules', (open) => {
  let tree: OrganizationTree;
  beforeAll(async () => {
    await insertOrganizations(open());
    await open()
      .kysely.insertInto('employee')
      .values({ id: 1, organization_id: 1, first_name: 'Ada', display_name: 'Ada', position_type: 'executive' })
      .execute();
    tree = await loadOrganizationTree(open());
  });
  const store = async (world: FactWorld) => {
    await replaceFacts(open(), world);
    await readNewComments(open());
    await sql`insert into survey_rules_due select id from survey on conflict do nothing`.execute(open().kysely);
    await applyDueRules(open());
  };
  const marks = async () => {
    const { rows } = await sql<{ id: number; mark: string | null; mark_reason: string | null }>`select id::integer,
      case when remove then 'remove' when reroute then 'reroute' end as mark, mark_reason from survey order by id`.execute(
      open().kysely,
    );
    return rows.map(({ id, mark, mark_reason: reason }) => [id, mark, reason]);
  };

  it('give each survey its mark and the reason of it', async () => {
    const given = cases.map(([, call], index) => plainCall(index + 1, day, station, call));
    await store({
      calls: given,
      passes: cases.flatMap(([, , passes], index) => passes.map((by) => passBy(index + 1, by))),
      surveys: cases.map(([, , , survey], index) =>
        plainSurvey(given[index] as (typeof given)[number], { id: index + 1, outc1: 2, ...survey }),
      ),
    });
    expect(await marks()).toEqual(cases.map(([, , , , mark, reason], index) => [index + 1, mark, reason]));
    const { rows } = await sql<{ due: number }>`select count(*)::integer as due from survey_rules_due`.execute(
      open().kysely,
    );
    expect(rows).toEqual([{ due: 0 }]);
  });

  describe('after a change', () => {
    const call = plainCall(1, day, station);
    beforeEach(() =>
      store({
        calls: [call],
        passes: [],
        surveys: [
          plainSurvey(call, { id: 1, outc1: 5, ...answered(18) }),
          plainSurvey(call, { id: 2, outc1: 2, ...answered(16) }),
        ],
      }),
    );

    it('remove the later answers of a call, whichever was stored first', async () => {
      expect(await marks()).toEqual([
        [1, 'remove', 'duplicate'],
        [2, null, null],
      ]);
    });

    it('are applied again, and the roll-ups follow', async () => {
      await recomputeDirty(open());
      const counted = async () =>
        (
          await sql<{
            answered: number;
          }>`select coalesce(sum(outc1_count_net), 0)::integer as answered from rollup_station_day`.execute(
            open().kysely,
          )
        ).rows[0]?.answered;
      expect(await counted()).toBe(1);
      await open()
        .kysely.transaction()
        .execute(async (trx) => {
          await sql`update call set outcome = 'gone_on_arrival'`.execute(trx);
          await applyRulesToCalls(trx, [1]);
        });
      expect(await marks()).toEqual([
        [1, 'remove', 'gone-on-arrival'],
        [2, 'remove', 'gone-on-arrival'],
      ]);
      await recomputeDirty(open());
      expect(await counted()).toBe(0);
    });

    it('are applied to all surveys when the rule set is newer than the stored marks', async () => {
      await sql`update survey set mark_reason = null, remove = false, reroute = true`.execute(open().kysely);
      expect(await applyDueRules(open())).toBe(0);
      await sql`update survey_rules_version set version = 0`.execute(open().kysely);
      expect(await applyDueRules(open())).toBe(2);
      expect(await marks()).toEqual([
        [1, 'remove', 'duplicate'],
        [2, null, null],
      ]);
    });

    it('follow a correction of the comment', async () => {
      await store({
        calls: [call],
        passes: [],
        surveys: [plainSurvey(call, { id: 3, outc1: 2, comment: 'Quibble.', ...answered(12) })],
      });
      expect(await marks()).toEqual([[3, null, null]]);
      const reply = await runCall(
        surveysHandlers,
        calls.surveys.correct,
        { db: open(), tree, today: '2026-04-06', organization: 'club', positionType: 'executive' },
        {
          purpose: 'correct_comment',
          slug: 'club',
          id: 3,
          phrase: 'quibble',
          topic: 'Call taking',
          sentiment: 'negative',
        },
      );
      expect([reply.survey.reroute, reply.reroute_reason]).toEqual([true, 'call-taking-or-price-only']);
    });
  });
});
