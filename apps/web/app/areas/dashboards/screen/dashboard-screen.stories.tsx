import { useSearchParams } from '@remix-run/react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { elementAddress, headlineAddress, runningScoreAddress, serviceCountsAddress } from '../model/addresses.ts';
import type { Headline } from '../model/headline.ts';
import type { LoadedDashboard, StreamedElement } from '../model/loaded-dashboard.ts';
import { recorded } from '../../../../stories/recorded.ts';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';

const failure = { ok: false, problem: { kind: 'failed', detail: '', requestId: 'req-7c21' } } as const;
const retried = fn(() => failure);
const done = () => undefined;

/** A recorded dashboard in its frame; the query opens the drawers it names. */
function scene(loaded: LoadedDashboard, query: Readonly<Record<string, string>> = {}) {
  const search = new URLSearchParams(query);
  const Screen = () => {
    const [open] = useSearchParams();
    return <DashboardScreen {...loaded} search={open} onSignedOut={done} onChanged={done} />;
  };
  return drawScene({
    route: 'screen.dashboard',
    path: 'dashboard/:slug',
    at: `/dashboard/${loaded.place.slug}?${search}`,
    loaded,
    framed: true,
    screen: Screen,
  });
}

/** The dashboard with the same outcome for every element. */
function all(loaded: LoadedDashboard, outcome: () => StreamedElement['outcome']): LoadedDashboard {
  return {
    ...loaded,
    elements: Object.fromEntries(
      Object.entries(loaded.elements).map(([id, { address }]) => [id, { address, outcome: outcome() }]),
    ),
  };
}

/** Waits until every element has loaded. */
async function allThere() {
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}

/** Waits until the drawer is open and its data has loaded. */
async function drawerRead() {
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  await allThere();
}

const { club, mine, driver, now } = recorded;
const [from, to] = [`${now.slice(0, 8)}01`, now.slice(0, 10)];

/** The calls of each location's month by service. */
const counted = Object.fromEntries(
  [club, mine, driver].map(({ place: { slug } }) => [
    serviceCountsAddress({ slug }),
    { ok: true, data: { Tow: 1204, Battery: 611, 'Light Service': 388 } },
  ]),
);

const meta = preview.meta({
  title: 'Screens/Dashboard',
  ...screenMeta,
  beforeEach: () => {
    retried.mockClear();
    return enterRecording(counted);
  },
});

export const Default = meta.story({
  tags: ['matrix'],
  render: scene(club),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: club.dashboard.name })).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('table').length).toBeGreaterThan(1));
  },
});

const headline: Headline = {
  top: 842,
  answered: 1000,
  from,
  to,
  endsOn: '2026-11-30',
  recent: { top: 1010, answered: 1200 },
  parent: null,
  partType: 'station',
  parts: [
    { slug: 'harbor-road', name: 'Harbor Road', top: 38, answered: 61 },
    { slug: 'pine-street', name: 'Pine Street', top: 88, answered: 110 },
  ],
};

/** The state of the month and what to do, above everything else. */
export const WithHeadline = meta.story({
  tags: ['matrix'],
  beforeEach: () =>
    enterRecording({
      ...counted,
      [runningScoreAddress({ slug: club.place.slug })]: {
        ok: true,
        data: Array.from({ length: 20 }, (_, day) => ({
          day: `2026-11-${String(day + 1).padStart(2, '0')}`,
          top: 42 * (day + 1),
          answered: 50 * (day + 1),
          score: 82 + ((day * 7) % 5) / 2,
        })),
      },
    }),
  render: scene({
    ...club,
    headline: {
      reader: 'manager',
      read: {
        address: headlineAddress({ slug: club.place.slug }, { type: club.place.type }),
        outcome: Promise.resolve({ ok: true, data: headline }),
      },
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('headline')).toHaveTextContent('holds Tier 2 by 0.2 points'));
    await allThere();
  },
});

/** The period and the filters of the whole dashboard, chosen and said in words. */
export const PeriodAndFilters = meta.story({
  render: scene(club, { period: 'last_30', tcd: '5F', hour: '18.19.20' }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByTestId('head-in-effect')).toHaveTextContent(
        'Showing last 30 days, Flatbed tow, 6 PM to 9 PM.',
      ),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Last 30 days, filters' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Period and filters' })).toBeVisible());
  },
});

/** A person's own dashboard, laid out on its grid. */
export const MyOwn = meta.story({ tags: ['matrix'], render: scene(mine), play: allThere });

/** The same dashboard for a driver: elements that need children are left out. */
export const OfADriver = meta.story({ render: scene(driver), play: allThere });

export const Loading = meta.story({ render: scene(all(club, () => new Promise(() => undefined))) });

/** Each element fails in place, says what happened, and can be retried alone. */
export const Failing = meta.story({
  beforeEach: () =>
    enterRecording({
      ...counted,
      ...Object.fromEntries(
        club.dashboard.elements.map(({ id }) => [elementAddress({ slug: club.place.slug, element: id }), retried]),
      ),
    }),
  render: scene(all(club, () => Promise.resolve(failure))),
  play: async ({ canvas, userEvent }) => {
    const [again] = await canvas.findAllByRole('button', { name: /try again/i });
    if (again) await userEvent.click(again);
    await waitFor(() => expect(retried).toHaveBeenCalledOnce());
    await waitFor(() => expect(again).toBeEnabled());
  },
});

/** The calls by service fail alone: they say so, can be retried, and then show their numbers. */
export const ServicesFailing = meta.story({
  beforeEach: () => {
    let reads = 0;
    const [first = ''] = Object.keys(counted);
    return enterRecording({ ...counted, [first]: () => ((reads += 1) > 1 ? counted[first] : failure) });
  },
  render: scene(club),
  play: async ({ canvas, userEvent }) => {
    const bars = within(await canvas.findByRole('navigation', { name: 'Calls this month by service' }));
    await userEvent.click(await bars.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(bars.getByText('1,204')).toBeVisible());
    expect(bars.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const CallsBehindANumber = meta.story({
  tags: ['matrix'],
  render: scene(club, {
    drawer: `calls~${club.place.slug}~${from}~${to}~-~ata_avg~denominator~-`,
  }),
  play: drawerRead,
});

export const WhyItMoved = meta.story({
  tags: ['matrix'],
  render: scene(club, {
    drawer: `why~${club.place.slug}~ata_avg~This_Month~${from}~${to}~-`,
  }),
  play: drawerRead,
});

export const Goals = meta.story({
  tags: ['matrix'],
  render: scene(club, { drawer: `goal~${club.place.slug}~ata_avg` }),
  play: drawerRead,
});

const commented = mine.dashboard.elements.toSorted((one, other) => other.commentCount - one.commentCount)[0]?.id ?? 0;

export const Comments = meta.story({
  tags: ['matrix'],
  render: scene(mine, { drawer: `comments~${commented}` }),
  play: drawerRead,
});

/** A failed load shows an error in the drawer, with a retry button. */
export const DrawerUnreachable = meta.story({
  render: scene(club, {
    drawer: `calls~elsewhere~${from}~${to}`,
  }),
  play: async () => {
    await drawerRead();
    await waitFor(() => expect(screen.getByText('Not built yet')).toBeVisible());
  },
});
