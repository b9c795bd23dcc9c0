import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scorecardActions, type ScorecardFacts } from './index.ts';

const number = (value: number | null, status: 'green' | 'yellow' | 'red' | null = null) => ({
  value,
  numerator: null,
  denominator: null,
  status,
});
const share = (top: number, answered: number) => ({
  value: answered === 0 ? null : (100 * top) / answered,
  numerator: top,
  denominator: answered,
});
const facts = (more: Partial<ScorecardFacts> = {}): ScorecardFacts => ({
  slug: 'north',
  days: { from: '2026-10-01', to: '2026-10-31' },
  satisfaction: share(83, 100),
  wait: number(52.3, 'red'),
  passed: number(6.1, 'yellow'),
  cancelled: number(4, 'green'),
  ...more,
});
const read = (given: ScorecardFacts) =>
  scorecardActions(given).map(({ kind, pieces }) => [
    kind,
    pieces
      .map((piece) => (piece.kind === 'text' ? piece.text : piece.kind === 'figure' ? `[${piece.figure.value}]` : ''))
      .join(''),
  ]);

describe('the actions of a scorecard', () => {
  it('begin with what is off goal, then what is close to it', () => {
    expect(read(facts())).toEqual([
      ['wait', 'Get to members sooner: they waited [52.3] on average, off goal.'],
      ['passed', 'Take more calls: you passed [6.1] of them, close to goal.'],
      ['next-tier', 'Reach the next tier: your score is [83], [1] short.'],
    ]);
    expect(read(facts({ wait: number(48, 'yellow'), cancelled: number(12, 'red') })).map(([kind]) => kind)).toEqual([
      'cancelled',
      'wait',
      'next-tier',
    ]);
  });

  it('are about the surveys, the schedule and lessons at a station on goal', () => {
    const onGoal = { wait: number(40, 'green'), passed: number(2, 'green') };
    expect(read(facts({ ...onGoal, satisfaction: share(95, 100) }))).toEqual([
      ['unhappy', 'Read what the other members wrote: [95] of [100] surveys say Totally Satisfied.'],
      ['schedule', 'Check next month’s schedule for hours that are short of drivers.'],
      ['lessons', 'Assign a lesson on what members complain about most.'],
    ]);
  });

  it('never promise a tier on too few surveys', () => {
    const few = facts({ satisfaction: share(5, 9), wait: number(null), passed: number(null) });
    expect(read(few).map(([kind]) => kind)).toEqual(['unhappy', 'schedule', 'lessons']);
  });

  it('are always three, and have no digit outside their figures', () => {
    const status = fc.constantFrom(null, 'green', 'yellow', 'red');
    const any = fc.record({ value: fc.option(fc.double({ min: 0, max: 99, noNaN: true })), status });
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), any, any, any, (top, others, wait, passed, cancelled) => {
        const actions = scorecardActions(
          facts({
            satisfaction: share(top, top + others),
            wait: number(wait.value, wait.status),
            passed: number(passed.value, passed.status),
            cancelled: number(cancelled.value, cancelled.status),
          }),
        );
        expect(actions).toHaveLength(3);
        for (const piece of actions.flatMap(({ pieces }) => pieces))
          if (piece.kind === 'text') expect(piece.text).not.toMatch(/\d/);
      }),
    );
  });
});
