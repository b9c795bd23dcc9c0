import { createRemixStub } from '@remix-run/testing';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { loadServedParts } from '../../../kit/page/served-parts.ts';
import { ResourceProvider } from '../../../kit/resource/resource-provider.tsx';
import { activitySample, usageSample } from './usage-samples.ts';
import { UsageScreen } from './usage-screen.tsx';
import { UserActivityScreen } from './user-activity-screen.tsx';

beforeAll(loadServedParts);

function htmlOf(screen: ReactNode): string {
  const Stub = createRemixStub([{ path: '/', Component: () => <ResourceProvider>{screen}</ResourceProvider> }]);
  return renderToString(<Stub />);
}

it('the top location filters by facility type and position; others don’t', () => {
  const top = htmlOf(<UsageScreen {...usageSample} />);
  for (const words of ['Facility type', 'Position', 'Count each day a person came']) expect(top).toContain(words);
  const station = htmlOf(<UsageScreen {...usageSample} top={false} />);
  for (const words of ['All facilities', 'All positions', 'Count each day a person came'])
    expect(station).not.toContain(words);
});

it('a part that fails leaves the others', () => {
  const problem = { kind: 'unreachable', detail: '', requestId: '' } as const;
  const html = htmlOf(<UsageScreen {...usageSample} paths={{ ok: false, problem }} />);
  expect(html).toContain('People by month');
  expect(html).not.toContain('Stopped coming');
  expect(htmlOf(<UsageScreen {...usageSample} outcome={{ ok: false, problem }} />)).toContain('Stopped coming');
});

it('says that no one stopped only where someone came', () => {
  const { paths } = usageSample;
  if (!paths.ok) throw new Error('The sample has data.');
  const without = (more: Partial<typeof paths.data>) =>
    htmlOf(<UsageScreen {...usageSample} paths={{ ok: true, data: { ...paths.data, stopped: [], ...more } }} />);
  expect(without({})).toContain('No one who came regularly has stopped.');
  const empty = without({ steps: [], funnel: [] });
  expect(empty).not.toContain('came regularly');
  expect(empty).toContain('People who come regularly and then stop appear here.');
});

it('user activity names the days that single visits are kept', () => {
  expect(htmlOf(<UserActivityScreen {...activitySample} />)).toContain('last 90 days');
  const { outcome } = activitySample;
  if (!outcome.ok) throw new Error('The sample has data.');
  const all = { ok: true as const, data: { ...outcome.data, kept_days: null } };
  expect(htmlOf(<UserActivityScreen {...activitySample} outcome={all} />)).toContain('all visits');
});

it('says of somebody who didn’t come that they didn’t, in the days that visits are kept for', () => {
  const { outcome } = activitySample;
  if (!outcome.ok || !outcome.data.users[0]) throw new Error('The sample has people.');
  const users = [{ ...outcome.data.users[0], visits: 0, last_visit: null, pages: [] }];
  const kept = (kept_days: number | null) =>
    htmlOf(<UserActivityScreen {...activitySample} outcome={{ ok: true, data: { users, kept_days } }} />);
  expect(kept(90)).toContain('Not in 90 days');
  expect(kept(null)).toContain('Never');
});

it('draws the largest groups where there are too many for a chart', () => {
  const { outcome } = usageSample;
  if (!outcome.ok) throw new Error('The sample has data.');
  const groups = ['driver', 'b', 'c', 'd', 'e', 'smallest'].map((name, place) => ({
    name,
    users: outcome.data.dates.map(() => 60 - 10 * place),
    visits: outcome.data.dates.map(() => 60 - 10 * place),
  }));
  const html = htmlOf(<UsageScreen {...usageSample} outcome={{ ok: true, data: { ...outcome.data, groups } }} />);
  const words = /People by month[^]*?<\/figure>/.exec(html)?.[0] ?? '';
  expect(words).toContain('Driver');
  expect(words).not.toContain('Smallest');
});
