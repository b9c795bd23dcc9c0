import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { calls } from '@roadside/contract/calls';
import type { CallBody } from '@roadside/contract/call';
import { metrics } from '@roadside/domain/metrics';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { recomputeRollups } from '../metrics/rollups.ts';
import {
  factWorld,
  firstDay,
  insertOrganizations,
  lastDay,
  plainCall,
  replaceFacts,
} from '../metrics/testing/fact-world.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { reportsHandlers as handlers } from './reports.handlers.ts';
import { refusalOf, runCall } from './testing/run-call.ts';

type Body = CallBody<typeof calls.dashboardData.whyMoved>;
const splittable = metrics
  .filter(({ formula }) => formula.kind !== 'quantile' && formula.kind !== 'external')
  .map(({ id }) => id);

describeEachEngine('why a metric moved', (open) => {
  let tree: OrganizationTree;
  beforeAll(async () => {
    await insertOrganizations(open());
    tree = await loadOrganizationTree(open());
  });
  const who = () => ({ db: open(), tree, today: '2026-04-01', organization: 'club' });
  const why = (body: Body, slug = 'club') =>
    runCall(handlers, calls.dashboardData.whyMoved, who(), body, { chart_type: 'why_moved', slug });
  const march = { time_type: 'Range' as const, args: { from: '2026-03-01', to: '2026-03-28' } };

  it(
    'has parts that add up to the change of every metric, as the card shows it, wherever one asks',
    { timeout: 120_000 },
    async () => {
      const worlds = fc.sample(factWorld, { numRuns: 3, seed: 5 });
      let explained = 0;
      for (const world of worlds) {
        await replaceFacts(open(), world);
        await recomputeRollups(open(), { from: firstDay, to: lastDay });
        for (const slug of ['club', 'east-csn', 'station-1', 'ann']) {
          const card = await runCall(
            handlers,
            calls.dashboardData.card,
            who(),
            { metrics: splittable, ...march },
            { chart_type: 'card', slug },
          );
          for (const metric of splittable) {
            const { data, previous, change, parts } = await why({ metrics: [metric], ...march }, slug);
            expect([metric, data, previous]).toEqual([metric, card.data.metrics[metric], card.previous?.[metric]]);
            const [now, before] = [data?.value ?? null, previous?.value ?? null];
            if (now === null || before === null) expect([change, parts]).toEqual([null, []]);
            else {
              explained += 1;
              expect(change, `${metric} of ${slug}`).toBeCloseTo(now - before, 6);
              expect(
                parts.reduce((sum, part) => sum + part.change, 0),
                `${metric} of ${slug}`,
              ).toBeCloseTo(now - before, 6);
            }
          }
        }
      }
      expect(explained).toBeGreaterThan(100);
    },
  );

  it('attributes the change to a different mix of services, and names the service', async () => {
    const minutes = (id: number, day: string, code: string, wait: number) =>
      plainCall(id, day, 20, {
        trouble_code: code,
        provider_type: 'P',
        arrived_at: new Date(Date.parse(`${day}T17:00:00Z`) + wait * 60_000),
      });
    const month = (first: number, day: string, tows: number) =>
      Array.from({ length: 10 }, (_, index) =>
        index < tows ? minutes(first + index, day, '5', 80) : minutes(first + index, day, '1', 20),
      );
    await replaceFacts(open(), {
      calls: [...month(1, '2026-02-10', 2), ...month(101, '2026-03-10', 8)],
      passes: [],
      surveys: [],
    });
    await recomputeRollups(open(), { from: firstDay, to: lastDay });
    const { change, parts, before } = await why({ metrics: ['ata_avg'], ...march });
    expect(before).toEqual({ comparison: 'last_month', spans: [{ from: '2026-02-01', to: '2026-02-28' }] });
    expect(change).toBeCloseTo(36, 9);
    const of = (part: string) => parts.find((each) => each.part === part);
    expect(of('service_mix')?.change).toBeCloseTo(36, 9);
    expect(of('service_mix')?.lead).toMatchObject({
      dimension: 'service',
      key: 'Battery',
      before: expect.closeTo(0.8, 9),
      after: expect.closeTo(0.2, 9),
    });
    for (const part of ['volume', 'provider_mix', 'wait', 'rest']) expect(of(part)?.change).toBeCloseTo(0, 9);
  });

  it.each(['ata_median', 'coverage_rate'])('refuses %s, which is not additive', async (metric) => {
    expect(await refusalOf(why({ metrics: [metric], ...march }))).toMatchObject({
      status: 400,
      fields: { metrics: expect.any(String) },
    });
  });
});
