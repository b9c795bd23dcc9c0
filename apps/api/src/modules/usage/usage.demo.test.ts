import { calls } from '@roadside/contract/calls';
import { expect, it } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { factClub } from '../reports/testing/fact-club.ts';
import { runCall } from '../reports/testing/run-call.ts';
import { usageDemo } from './usage.demo.ts';
import { usageHandlers } from './usage.handlers.ts';

describeEachEngine('the usage of the demo world', (open) => {
  const people = Array.from({ length: 160 }, (_, index) => index + 1);
  const { caller } = factClub(open, { today: '2026-11-20', people });

  it('has newcomers, of whom some keep coming and some don’t', async () => {
    await open()
      .kysely.transaction()
      .execute((trx) => usageDemo(trx, { now: new Date('2026-11-20T12:00:00Z'), stationIds: [] }));
    const { cohorts } = await runCall(usageHandlers, calls.usage.paths, caller({ permissions: ['Admin'] }), {
      purpose: 'paths',
      slug: 'club',
    });
    const newcomers = cohorts.reduce((sum, { came }) => sum + (came[0] ?? 0), 0);
    expect(newcomers).toBeGreaterThan(2);
    expect(newcomers).toBeLessThan(people.length / 4);
    const months = cohorts.flatMap(({ came }) => came.slice(2).map((later) => later < (came[0] ?? 0)));
    expect(months).toContain(true);
  });
});
