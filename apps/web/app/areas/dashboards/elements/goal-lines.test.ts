import { describe, expect, it } from 'vitest';
import type { TrendTableReply } from '../model/element-data.ts';
import { goalLines } from './goal-lines.ts';

const heading = {
  id: 'ata_avg',
  label: 'ATA',
  unit: 'minutes',
  direction: 'lower',
  decimals: 1,
  kind: 'mean',
  countedFrom: 'calls',
} as const;
const meta = (more: Partial<TrendTableReply['meta']>) =>
  ({ dates: ['2026-01', '2026-02', '2026-03'], ...more }) as TrendTableReply['meta'];
const firstOf = (month: string) => `${month}-01`;

describe('goalLines', () => {
  it('draws one line from edge to edge while the goal is constant', () => {
    expect(
      goalLines(meta({ goals: { ata_avg: { green: 45, yellow: 55 } }, goal_steps: {} }), heading, firstOf),
    ).toEqual([{ label: 'Goal', value: 45, better: 'lower' }]);
  });

  it('draws a step for each goal, extending the first and last to the edges', () => {
    const steps = [
      { since: '2026-01', until: '2026-01', green: 45, yellow: 55 },
      { since: '2026-02', until: '2026-03', green: 40, yellow: 50 },
    ];
    expect(
      goalLines(
        meta({ goals: { ata_avg: { green: 40, yellow: 50 } }, goal_steps: { ata_avg: steps } }),
        heading,
        firstOf,
      ),
    ).toEqual([
      { label: 'Goal', value: 45, better: 'lower', since: undefined, until: '2026-01-01' },
      { label: 'Goal', value: 40, better: 'lower', since: '2026-02-01', until: undefined },
    ]);
  });

  it('starts and ends where no goal applies before or after', () => {
    const steps = [{ since: '2026-02', until: '2026-02', green: 40, yellow: 50 }];
    expect(goalLines(meta({ goal_steps: { ata_avg: steps } }), heading, firstOf)).toEqual([
      { label: 'Goal', value: 40, better: 'lower', since: '2026-02-01', until: '2026-02-01' },
    ]);
  });

  it('returns nothing without a goal, or for a metric without a better direction', () => {
    expect(goalLines(meta({ goals: {} }), heading, firstOf)).toBeUndefined();
    expect(
      goalLines(meta({ goals: { ata_avg: { green: 45, yellow: 55 } } }), { ...heading, direction: 'neutral' }, firstOf),
    ).toBeUndefined();
  });
});
