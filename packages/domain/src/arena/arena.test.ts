import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CampaignTransaction,
  reinitializeTransactions,
  skipsCampaignRefresh,
  transactionAfter,
  transactionStatusShown,
} from './campaign.ts';
import { type DraftContext, draftProblems, type DraftSubmission } from './draft.ts';
import { rankChange, rankContestants } from './leaderboard.ts';
import {
  balanced,
  type Balances,
  balanceOf,
  bankAmounts,
  bookEntry,
  defaultReportingThresholdCents,
  type LedgerAccount,
  type LedgerEntry,
  type LedgerKind,
  ledgerProblem,
  postingsOf,
  reportable,
} from './ledger.ts';
import { leaderboardDefaults, levelOf, levelReached, levels } from './levels.ts';
import { skillChart, skillChartValue, skillLabel, skillSeries } from './skill-tree.ts';

describe('skill chart', () => {
  it.each([
    [0.837, 5.8],
    [0.3, 2.1],
    [0.1, 0.7],
    [1, 7],
    [0, 0],
    [0.0142, 0],
    [0.0143, 0.1],
    [12.857142857, 89.9],
    [-0.1, -0.7],
    [-0.11, -0.8],
  ])('an average of %s shows %s', (avg, value) => {
    expect(skillChartValue(avg)).toBe(value);
  });

  it('rounds down, by less than a tenth', () => {
    fc.assert(
      fc.property(fc.double({ min: -1000, max: 1000, noNaN: true }), (avg) => {
        const loss = avg * 7 - skillChartValue(avg);
        expect(loss).toBeGreaterThan(-1e-6);
        expect(loss).toBeLessThan(0.1 + 1e-6);
      }),
    );
  });

  it('shows Everyone and You for every variable except cumulative ones', () => {
    const global = [
      { variable: 'on_time_rate', avg: 0.5 },
      { variable: 'points_cume', avg: 9 },
      { variable: 'kmi', avg: 1 },
    ];
    const own = [
      { variable: 'on_time_rate', avg: 0.6 },
      { variable: 'cume_kmi', avg: 2 },
      { variable: 'new_one', avg: 3 },
    ];
    expect(skillSeries).toEqual(['Everyone', 'You']);
    expect(skillChart(global, own)).toEqual([
      { variable: 'on_time_rate', label: 'ON TIME RATE', everyone: 3.5, you: 4.2 },
      { variable: 'kmi', label: 'KMI', everyone: 7, you: null },
      { variable: 'new_one', label: 'NEW ONE', everyone: null, you: 21 },
    ]);
    expect(skillLabel('a__b')).toBe('A  B');
  });
});

describe('levels', () => {
  it.each([
    [-5, 1],
    [0, 1],
    [199.9, 1],
    [200, 2],
    [2799, 14],
    [2800, 15],
    [3000, 15],
    [99_999, 15],
  ])('%s points are on level %s', (points, level) => {
    expect(levelOf(points)).toBe(level);
  });

  it('are one more than are reached: who has reached two is on the third', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (points) => {
        const reached = levels.filter((level) => levelReached(level, points)).length;
        expect(levelOf(points)).toBe(Math.min(levels.length, reached + 1));
      }),
    );
  });

  it('are reached every 200 points up to 3000', () => {
    expect(levels.map(({ threshold }) => threshold)).toEqual([
      200, 400, 600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2400, 2600, 2800, 3000,
    ]);
    expect(levels.filter((level) => levelReached(level, levels[2]!.threshold)).map(({ level }) => level)).toEqual([
      1, 2, 3,
    ]);
    expect(levels.filter((level) => levelReached(level, 640)).map(({ level }) => level)).toEqual([1, 2, 3]);
    expect(leaderboardDefaults).toMatchObject({ points: [0, 3000], levels: [1, 15] });
  });
});

describe('leaderboard', () => {
  const person = (id: number, points: number, name = `n${id}`, bets = 0) => ({
    id,
    name,
    station: 's',
    points,
    bets,
    drafted: false,
  });

  it.each([
    [1, 3, 'up'],
    [3, 1, 'down'],
    [2, 2, 'none'],
    [2, null, 'none'],
  ] as const)('rank %s after %s is %s', (rank, before, change) => {
    expect(rankChange(rank, before)).toBe(change);
  });

  it('shares ranks among ties and shows who moved', () => {
    const rows = rankContestants(
      [person(1, 10), person(2, 30, 'b'), person(3, 30, 'a')],
      new Map([
        [1, 2],
        [2, 1],
        [3, 3],
      ]),
    );
    expect(rows.map(({ id, rank, change }) => [id, rank, change])).toEqual([
      [3, 1, 'up'],
      [2, 1, 'none'],
      [1, 3, 'down'],
    ]);
  });

  it('puts fewer bets first among equal points', () => {
    const rows = rankContestants([person(1, 30, 'a', 2), person(2, 30, 'b', 1)], new Map());
    expect(rows.map(({ id, rank }) => [id, rank])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(rows[0]).not.toHaveProperty('bets');
  });

  it('keeps everyone, orders by points, and ranks by how many contestants scored more', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 30 }), (points) => {
        const rows = rankContestants(
          points.map((value, id) => person(id, value)),
          new Map(),
        );
        expect(rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(points.map((_, id) => id));
        for (const row of rows) expect(row.rank).toBe(1 + points.filter((value) => value > row.points).length);
      }),
    );
  });
});

describe('draft', () => {
  const draft: DraftSubmission = {
    teamId: 1,
    captainId: 7,
    preferences: { experienced: [1, 2], intermediate: [3], beginner: [] },
  };
  const context: DraftContext = {
    submitterId: 7,
    teamMemberIds: [7, 8],
    open: true,
    alreadySubmitted: false,
    experience: new Map([
      [1, 'experienced'],
      [2, 'experienced'],
      [3, 'intermediate'],
      [4, 'beginner'],
    ]),
  };
  const lists = (preferences: Partial<DraftSubmission['preferences']>) => ({
    ...draft,
    preferences: { ...draft.preferences, ...preferences },
  });

  it.each<[string, DraftSubmission, DraftContext, unknown]>([
    ['a good one', draft, context, []],
    ['a closed one', draft, { ...context, open: false }, [{ code: 'closed' }]],
    ['a second one', draft, { ...context, alreadySubmitted: true }, [{ code: 'already-submitted' }]],
    ['another captain', { ...draft, captainId: 8 }, context, [{ code: 'captain-is-not-submitter' }]],
    ['a stranger', { ...draft, captainId: 9 }, { ...context, submitterId: 9 }, [{ code: 'captain-not-in-team' }]],
    ['somebody twice', lists({ experienced: [1, 1] }), context, [{ code: 'named-twice', employeeIds: [1] }]],
    ['somebody unknown', lists({ beginner: [99] }), context, [{ code: 'unknown-employee', employeeIds: [99] }]],
    [
      'the wrong list',
      lists({ beginner: [4], intermediate: [], experienced: [3] }),
      context,
      [{ code: 'wrong-list', employeeIds: [3] }],
    ],
  ])('%s', (_name, submission, judged, problems) => {
    expect(draftProblems(submission, judged)).toEqual(problems);
  });
});

describe('ledger', () => {
  const kinds: readonly LedgerKind[] = [
    'campaign_award',
    'season_award',
    'bet_allocation',
    'bet_stake',
    'bet_void',
    'bet_reward',
    'withdrawal_request',
    'withdrawal_approved',
    'withdrawal_rejected',
    'payout_failed',
  ];
  const entry = (kind: LedgerKind, driverId: number, amount: number): LedgerEntry => ({
    id: 'a',
    kind,
    driverId,
    amount,
  });
  const book = (actions: readonly (readonly [LedgerKind, number, number])[]) =>
    actions.reduce<Balances>((balances, action) => {
      const next = entry(...action);
      return ledgerProblem(balances, next) === null ? bookEntry(balances, next) : balances;
    }, new Map());

  it('moves a withdrawal from available to pending, and out once it is approved', () => {
    const asked = book([
      ['campaign_award', 1, 180],
      ['withdrawal_request', 1, 50],
      ['bet_allocation', 1, 30],
    ]);
    expect(bankAmounts(asked, 1)).toEqual({ available: 100, play_points: 30, pending_payment_amount: 50 });
    const paid = bookEntry(asked, entry('withdrawal_approved', 1, 50));
    expect(bankAmounts(paid, 1)).toEqual({ available: 100, play_points: 30, pending_payment_amount: 0 });
    expect(balanceOf(paid, 'payouts')).toBe(50);
    const refused = bookEntry(asked, entry('withdrawal_rejected', 1, 50));
    expect(bankAmounts(refused, 1).available).toBe(150);
  });

  it('takes stakes from the play points and pays what is won into them', () => {
    const won = book([
      ['campaign_award', 1, 40],
      ['bet_allocation', 1, 40],
      ['bet_stake', 1, 40],
      ['bet_reward', 1, 200],
    ]);
    expect(bankAmounts(won, 1)).toEqual({ available: 0, play_points: 200, pending_payment_amount: 0 });
    expect(balanceOf(won, 'bookie')).toBe(-160);
    expect(ledgerProblem(won, entry('withdrawal_request', 1, 1))).toBe('insufficient');
  });

  it('pays what is won into the rewards where an installation says so', () => {
    const won = bookEntry(new Map(), entry('bet_reward', 1, 200), 'reward');
    expect(bankAmounts(won, 1)).toEqual({ available: 200, play_points: 0, pending_payment_amount: 0 });
  });

  it('returns the stake of a void bet, and the reward of a failed payout', () => {
    const staked = book([
      ['campaign_award', 1, 40],
      ['bet_allocation', 1, 25],
      ['bet_stake', 1, 25],
    ]);
    expect(bankAmounts(bookEntry(staked, entry('bet_void', 1, 25)), 1).play_points).toBe(25);
    const paid = book([
      ['campaign_award', 1, 40],
      ['withdrawal_request', 1, 40],
      ['withdrawal_approved', 1, 40],
    ]);
    expect(bankAmounts(bookEntry(paid, entry('payout_failed', 1, 40)), 1).available).toBe(40);
  });

  it.each([
    [59_999, false],
    [60_000, true],
  ])('reports %s cents in a year: %s', (paid, expected) => {
    expect(reportable(paid, defaultReportingThresholdCents)).toBe(expected);
  });

  it.each<[LedgerKind, number, string | null]>([
    ['withdrawal_request', 101, 'insufficient'],
    ['withdrawal_request', 100, null],
    ['withdrawal_request', 0.5, 'not-a-whole-number'],
    ['withdrawal_request', 0, 'not-a-whole-number'],
    ['withdrawal_request', -5, 'not-a-whole-number'],
    ['withdrawal_request', Number.NaN, 'not-a-whole-number'],
    ['withdrawal_approved', 21, 'insufficient'],
    ['bet_stake', 1, 'insufficient'],
    ['campaign_award', 9999, null],
  ])('judges %s of %s: %s', (kind, amount, problem) => {
    const balances: Balances = new Map<LedgerAccount, number>([
      ['campaigns', -120],
      ['rewards:1', 100],
      ['pending:1', 20],
    ]);
    expect(ledgerProblem(balances, entry(kind, 1, amount))).toBe(problem);
  });

  it('sums to zero and leaves no purse negative after ten thousand random actions', () => {
    const action = fc.tuple(
      fc.constantFrom(...kinds),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: -20, max: 60 }),
    );
    fc.assert(
      fc.property(fc.array(action, { minLength: 100, maxLength: 100 }), (actions) => {
        const balances = book(actions);
        expect([...balances.values()].reduce((sum, balance) => sum + balance, 0)).toBe(0);
        for (const [account, balance] of balances) if (account.includes(':')) expect(balance).toBeGreaterThanOrEqual(0);
        for (const one of actions) expect(balanced(postingsOf(entry(...one)))).toBe(true);
      }),
      { numRuns: 100 },
    );
    expect(
      balanced([
        { account: 'campaigns', amount: -4 },
        { account: 'rewards:1', amount: 5 },
      ]),
    ).toBe(false);
  });
});

describe('performance campaigns', () => {
  const load = { campaignId: 3, loadedAt: '2026-11-20T10:00:00Z' };
  it.each([
    [load, 3, '2026-11-20T10:59:59Z', false, true],
    [load, 3, '2026-11-20T11:00:00Z', false, false],
    [load, 3, '2026-11-20T10:01:00Z', true, false],
    [load, 4, '2026-11-20T10:01:00Z', false, false],
    [{ campaignId: null, loadedAt: null }, 3, '2026-11-20T10:01:00Z', false, false],
  ])('%j requested for %s at %s, forced %s: skipped %s', (state, campaign, now, forced, skipped) => {
    expect(skipsCampaignRefresh(state, campaign, now, forced)).toBe(skipped);
  });

  const transaction: CampaignTransaction = {
    employee_id: 1,
    status: 'failed',
    errorMessage: 'no card',
    paymentInfo: null,
  };
  it('shows incomplete while no status is known, and pending for all once reinitialized', () => {
    expect([null, undefined, '', 'success'].map(transactionStatusShown)).toEqual([
      'incomplete',
      'incomplete',
      'incomplete',
      'success',
    ]);
    expect(reinitializeTransactions([transaction])).toEqual([
      { ...transaction, status: 'pending', errorMessage: null },
    ]);
  });

  it.each([
    [{ httpStatus: 200, status: 'success', error: null }, 'success', null],
    [{ httpStatus: 200, status: 'queued', error: null }, 'queued', null],
    [{ httpStatus: 206, status: 'success', error: 'Card refused' }, 'failed', 'Card refused'],
    [{ httpStatus: 299, status: null, error: null }, 'success', null],
    [{ httpStatus: 300, status: null, error: null }, 'failed', ''],
    [{ httpStatus: 500, status: null, error: null }, 'failed', ''],
  ])('after %j is %s', (reply, status, errorMessage) => {
    expect(transactionAfter(transaction, reply)).toMatchObject({ status, errorMessage });
  });
});
