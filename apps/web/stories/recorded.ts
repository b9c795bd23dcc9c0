import type { Outcome } from '../app/kit/outcome/outcome.ts';
import type { ElementData } from '../app/areas/dashboards/model/element-data.ts';
import type { loadAccount } from '../app/areas/account/server/account.loader.server.ts';
import type { loadBuilder } from '../app/areas/dashboards/server/create-dashboard.loader.server.ts';
import type { LoadedDashboard } from '../app/areas/dashboards/model/loaded-dashboard.ts';
import type { loadShell } from '../app/shell/shell.loader.server.ts';
import type { OutboxScreenProps } from '../app/areas/outbox/screen/outbox-screen.tsx';
import record from './recorded.json' with { type: 'json' };

/** A loader's data, including its deferred promises. */
type Loaded<Loader extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Loader>>;

/** Converts a recorded dashboard to the loader's format, with elements as promises. */
function underWay({
  elements,
  headline,
  ...loaded
}: {
  readonly elements: Readonly<Record<string, unknown>>;
  readonly headline?: { readonly read: { readonly outcome: unknown } };
}): LoadedDashboard {
  const loads = Object.entries(
    elements as Readonly<Record<string, { readonly address: string; readonly outcome: Outcome<ElementData> }>>,
  );
  return {
    focus: null,
    ...loaded,
    ...(headline && {
      headline: { ...headline, read: { ...headline.read, outcome: Promise.resolve(headline.read.outcome) } },
    }),
    elements: Object.fromEntries(
      loads.map(([id, { address, outcome }]) => [id, { address, outcome: Promise.resolve(outcome) }]),
    ),
  } as unknown as LoadedDashboard;
}

const { screens } = record;

/** The demo data recorded by `npm run media:screens`, in the format the screens receive. */
export const recorded = {
  /** The instant of the recording. */
  now: screens.club.now,
  shell: {
    ...screens.shell,
    update: Promise.resolve(screens.shell.update),
    bookmarks: Promise.resolve(screens.shell.bookmarks),
  } as unknown as Loaded<typeof loadShell>,
  club: underWay(screens.club),
  mine: underWay(screens.mine),
  driver: underWay(screens.driver),
  builder: screens.builder as unknown as Loaded<typeof loadBuilder>,
  account: screens.account as unknown as Loaded<typeof loadAccount>,
  outbox: screens.outbox as unknown as OutboxScreenProps,
  /** Replies of the app's own URLs, by path. */
  resources: record.resources as Readonly<Record<string, unknown>>,
};
