import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import {
  audienceChoicesAddress,
  audienceCountAddress,
  homeAddress,
  homeEditorAddress,
  photosAddress,
} from '../model/addresses.ts';
import type { HomeParts } from '../server/home.server.ts';
import {
  announcements,
  driverNow,
  driverOwn,
  edited,
  homeOf,
  managerNow,
  newDriverOwn,
  refused,
  unreachable,
  widgets,
} from './home-samples.ts';
import { HomeScreen, type HomeScreenProps } from './home-screen.tsx';

const meta = preview.meta({ title: 'Screens/Home', ...screenMeta });

const screenOf = (home: HomeParts, given: Partial<HomeScreenProps> = {}) => (
  <HomeScreen
    reader={{ slug: 'harbor-towing-norristown', timeZone: 'America/New_York' }}
    clock={{ today: '2026-11-20', now: '2026-11-20T14:00:00Z', aheadMs: 0 }}
    edits={false}
    communicates={false}
    first={{ address: homeAddress(), data: home }}
    {...given}
  />
);
const scene = (home: HomeParts, query = '', given: Partial<HomeScreenProps> = {}) =>
  drawScene({
    route: 'screen.home',
    path: 'home',
    at: `/home/${query}`,
    framed: true,
    screen: () => screenOf(home, given),
  });
/** The work area of a phone. */
const phone = (home: HomeParts, given: Partial<HomeScreenProps> = {}) => ({
  ...answers(home),
  render: drawScene({
    route: 'screen.home',
    path: 'home',
    at: '/home/',
    screen: () => (
      <main style={{ inlineSize: 390, padding: 12, containerType: 'inline-size', containerName: 'work-area' }}>
        {screenOf(home, given)}
      </main>
    ),
  }),
});
const answers = (home: HomeParts, given: Readonly<Record<string, unknown>> = {}) => ({
  beforeEach: () => enterRecording({ [homeAddress()]: { ok: true, data: home }, ...given }),
});

const driver = homeOf(driverNow, widgets, refused, driverOwn);
const manager = homeOf(managerNow, widgets.slice(1));
const nothing = {
  now: unreachable,
  widgets: unreachable,
  managers: unreachable,
  counts: unreachable,
  own: { score: unreachable, driver: null },
};
const editorTiles = [...widgets.map((widget) => edited(widget)), ...announcements.slice(3)];
const editing = {
  [homeEditorAddress()]: { ok: true, data: { widgets: editorTiles } },
  [audienceChoicesAddress({ asker: 'home' })]: {
    ok: true,
    data: { positions: ['admin', 'driver', 'station-admin'], groups: [{ id: 1, group_name: 'Night shift' }] },
  },
  [audienceCountAddress({ asker: 'home' })]: { ok: true, data: { people: 480 } },
  [photosAddress()]: {
    ok: true,
    data: {
      photos: ['night-road', 'snow-pass', 'truck-stop'].map((id) => ({
        id,
        thumbnail: `/media/backgrounds/${id}.svg`,
        description: id.replace('-', ' '),
        credit: 'Drawn for Roadside',
      })),
      total: 3,
      source: 'bundled',
    },
  },
};

export const Driver = meta.story({ tags: ['matrix'], ...answers(driver), render: scene(driver) });

export const Manager = meta.story({
  tags: ['matrix'],
  ...answers(manager),
  render: scene(manager, '', { communicates: true }),
});

export const DriverOnPhone = meta.story({ tags: ['matrix'], ...phone(driver) });
export const ManagerOnPhone = meta.story(phone(manager, { communicates: true }));
/** Where the shift's station is. */
export const ShiftOnTheMap = meta.story({
  ...answers(driver),
  render: scene(driver, '?pin=1'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: /^Map of Harbor Towing, Norristown/ })).toBeVisible());
  },
});
/** Nothing is scheduled, scored or driven yet. */
export const FirstDayOnPhone = meta.story(phone(homeOf([], [], refused, newDriverOwn)));
/** Every part of the page failed; each says so. */
export const NothingLoadsOnPhone = meta.story(phone(nothing));

export const AllSet = meta.story({
  ...answers(homeOf([], widgets.slice(1))),
  render: scene(homeOf([], widgets.slice(1))),
});

export const NothingYet = meta.story({ ...answers(homeOf([], [])), render: scene(homeOf([], [])) });

/** The tiles couldn't be loaded: the rest stands. */
const partly = { ...driver, widgets: unreachable };
export const TilesFailed = meta.story({
  ...answers(partly),
  render: scene(partly),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Ice storm watch: check your chains' })).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});

export const NothingLoads = meta.story({ ...answers(nothing), render: scene(nothing) });

/** An important one has two pages and asks to confirm on the last. */
export const ReadsAndConfirms = meta.story({
  beforeEach: () => {
    let home = driver;
    return enterRecording({
      [homeAddress()]: (init?: RequestInit) => {
        if (init?.method !== 'POST') return { ok: true, data: home };
        if (String(init.body).includes('acknowledge')) home = homeOf(driverNow.slice(1), widgets, refused, driverOwn);
        return { ok: true, data: { id: 1, seen: true, total_clicks: 413, acknowledged_at: null } };
      },
    });
  },
  render: scene(driver),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Read and confirm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ice storm watch: check your chains' }));
    await waitFor(() => expect(dialog.getByText('Page 1 of 2')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Confirm I read it' })).toBeDisabled());
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I’ve read this and I’ll follow it' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm I read it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Your next shift/ })).toBeVisible());
  },
});

export const OpenAnnouncement = meta.story({ ...answers(driver), render: scene(driver, '?read=1') });

export const OpenOneThatIsGone = meta.story({ ...answers(driver), render: scene(driver, '?read=99') });

/** Keys move a tile, with one request. */
export const Editing = meta.story({
  tags: ['matrix'],
  ...answers(manager, editing),
  render: scene(manager, '?edit=1', { edits: true }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Expired' })).toBeVisible());
  },
});

export const EditingByKeys = meta.story({
  beforeEach: () => {
    let tiles = editorTiles;
    return enterRecording({
      [homeAddress()]: { ok: true, data: manager },
      ...editing,
      [homeEditorAddress()]: (init?: RequestInit) => {
        if (init?.method !== 'POST') return { ok: true, data: { widgets: tiles } };
        const { widget_list: list } = JSON.parse(String(init.body)) as {
          widget_list: readonly { id: number; order: number }[];
        };
        tiles = tiles.map((tile) => ({ ...tile, order: list.find(({ id }) => id === tile.id)?.order ?? tile.order }));
        return { ok: true, data: {} };
      },
    });
  },
  render: scene(manager, '?edit=1', { edits: true }),
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
    (await canvas.findByRole('article', { name: 'Ice storm watch: check your chains' })).focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await waitFor(() =>
      expect(names().slice(0, 2)).toEqual([
        'New battery test before every jump start',
        'Ice storm watch: check your chains',
      ]),
    );
  },
});

export const NewTile = meta.story({
  ...answers(manager, editing),
  render: scene(manager, '?edit=1&drawer=home-tile~new', { edits: true }),
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('form', { name: 'New announcement' }));
    await waitFor(() => expect(form.getByText('Reaches 480 people now')).toBeVisible());
    await userEvent.click(form.getByRole('button', { name: 'Choose picture' }));
    await waitFor(() => expect(form.getByRole('button', { name: 'Use picture: night road' })).toBeVisible());
    await userEvent.click(form.getByRole('button', { name: 'Publish announcement' }));
    await waitFor(() => expect(form.getByText('Enter a title')).toBeVisible());
  },
});
