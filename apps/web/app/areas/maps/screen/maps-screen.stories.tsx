import type { MapCalls } from '@roadside/contract/schemas';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import type { Place } from '../../../kit/places/place.ts';
import { firstState, mapAddress } from '../model/map-state.ts';
import { MapsScreen } from './maps-screen.tsx';
import { mapCallsAddress, mapDaysAddress } from '../model/addresses.ts';

const meta = preview.meta({ title: 'Screens/Maps', ...screenMeta });

const place: Place = {
  id: 30,
  slug: 'montgomery',
  baseSlug: 'montgomery',
  name: 'Montgomery',
  type: 'territory',
  facilityType: null,
  timeZone: 'America/New_York',
  path: [{ slug: 'lantern', name: 'Lantern Motor Club', type: 'club', open: true }],
};
const days = { from: '2026-11-13', to: '2026-11-13' };
const stations: MapCalls['stations'] = [
  { id: 21, slug: 'norristown', name: 'Lantern Road Service, Norristown' },
  { id: 22, slug: 'ardmore', name: 'Crossroads Towing, Ardmore' },
  { id: 23, slug: 'king-of-prussia', name: 'Summit Pass Towing, King of Prussia' },
];
const evening = Date.parse('2026-11-13T23:00:00Z') / 1000;

/**
 * Friday night calls: every sixth one was passed three times because no driver was available, and waited more than two
 * hours.
 */
function callsOf(length: number, given: Partial<MapCalls> = {}): MapCalls {
  const rows = Array.from({ length }, (_, index) => {
    const late = index % 6 === 0;
    const ata = late ? 124 + 9 * (index % 4) : 18 + ((index * 7) % 50);
    return { index, late, ata, station: stations[late ? 0 : index % 3]?.id ?? 21 };
  });
  return {
    calls: {
      id: rows.map(({ index }) => 700 + index),
      count: rows.map(() => 1),
      latitude: rows.map(({ index, late }) => (late ? 40.12 + (index % 5) / 200 : 40 + ((index * 37) % 30) / 100)),
      longitude: rows.map(({ index, late }) => (late ? -75.34 + (index % 7) / 200 : -75.6 + ((index * 53) % 50) / 100)),
      at: rows.map(({ index }) => evening + index * 300),
      until: rows.map(({ index, ata }) => evening + index * 300 + ata * 60),
      tcd: rows.map(({ late }) => (late ? '5' : '1')),
      station: rows.map(({ station }) => station),
      ata: rows.map(({ ata }) => ata),
      pta: rows.map(() => 60),
      passes: rows.map(({ late }) => (late ? 3 : 0)),
      sat: rows.map(({ index, late }) => (index % 2 ? (late ? 2 : 5) : null)),
      reasons: rows.map(({ late }) => (late ? 'No driver available' : null)),
      known: null,
    },
    stations: stations.filter(({ id }) => rows.some(({ station }) => station === id)),
    total: length,
    in_bounds: length,
    home: null,
    unplaced: 0,
    meta: { mode: 'operations', ...days, as_of: '2026-11-18T09:00:00.000Z' },
    ...given,
  };
}

const address = mapCallsAddress({ slug: 'montgomery' });
const answers = (given: Readonly<Record<string, unknown>> = {}) => ({
  beforeEach: () =>
    enterRecording({
      [mapDaysAddress({ slug: 'montgomery' })]: {
        ok: true,
        data: {
          data: Array.from({ length: 14 }, (_, index) => ({
            day: `2026-11-${String(7 + index).padStart(2, '0')}`,
            calls: index > 11 ? 0 : 9 + ((index * 5) % 8),
            late: index > 11 ? 0 : index === 6 ? 6 : index % 3,
            passed: index === 6 ? 4 : 0,
            cancelled: 0,
          })),
        },
      },
      ...given,
    }),
});

const phone = 390;
/** Wide enough for the menus to float over the map. */
const wide = 1200;

/**
 * The screen with its first calls, or with those its URL returns. With a width, it renders in a container of that
 * width, without the app frame.
 */
const scene = (first: MapCalls | null, { width }: { readonly width?: number } = {}) =>
  drawScene({
    route: 'screen.maps',
    path: 'maps/:slug',
    at: `/maps/montgomery?sc_dt__gte=${days.from}&sc_dt__lte=${days.to}`,
    framed: width === undefined,
    screen: () => {
      const maps = (
        <MapsScreen
          place={place}
          today="2026-11-18"
          state={firstState}
          first={first && { address: mapAddress(place.slug, firstState, days), data: first }}
        />
      );
      return width !== undefined ? (
        <main style={{ inlineSize: width, padding: 12, containerType: 'inline-size', containerName: 'work-area' }}>
          {maps}
        </main>
      ) : (
        maps
      );
    },
  });

const numbers = (root: HTMLElement) => within(within(root).getByRole('region', { name: 'Numbers' }));

export const Default = meta.story({
  tags: ['matrix'],
  ...answers(),
  render: scene(callsOf(48)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(numbers(canvasElement).getByRole('status')).toHaveTextContent('48 calls'));
    expect(
      within(canvas.getByRole('region', { name: 'Why calls were passed' })).getByText('No driver available'),
    ).toBeVisible();
    // The list starts with the longest wait; selecting a call there limits the numbers to that call.
    const list = within(await canvas.findByRole('region', { name: 'Calls' }));
    expect((await list.findAllByText(/min$/))[0]).toHaveTextContent('142 min');
    await userEvent.click(list.getAllByRole('checkbox')[0] as HTMLElement);
    await waitFor(() => expect(numbers(canvasElement).getByRole('status')).toHaveTextContent('1 call'));
    await userEvent.click(numbers(canvasElement).getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(numbers(canvasElement).getByRole('status')).toHaveTextContent('48 calls'));
  },
});

/** Where motion is reduced, the replay is a still of its worst moment, and the slider moves through the evening. */
export const Replay = meta.story({
  tags: ['matrix'],
  ...answers({ [address]: { ok: true, data: callsOf(36) } }),
  render: scene(callsOf(36)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Replay worst evening' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Worst evening of November' }));
    await waitFor(() => expect(dialog.getByText(/^Friday, Nov 13: 6 of \d+ calls late$/)).toBeVisible());
    const said = await dialog.findByRole('status');
    expect(said).toHaveTextContent(/members waiting, \d+ past their promised time, the longest \d+ min/);
    expect(dialog.queryByRole('button', { name: 'Play' })).toBeNull();
    const slider = dialog.getByRole('slider', { name: 'Time of the evening' });
    slider.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(said).toHaveTextContent('6:00 PM: 1 member waiting, 0 min'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(said).toHaveTextContent('Nobody is waiting'));
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}');
    await waitFor(() => expect(said).not.toHaveTextContent('Nobody is waiting'));
  },
});

/** This Friday beside the Friday before: same view, same drawing, with the totals above each map. */
export const Compared = meta.story({
  tags: ['matrix'],
  ...answers({
    [address]: {
      ok: true,
      data: callsOf(31, { meta: { mode: 'operations', from: '2026-11-06', to: '2026-11-06', as_of: null } }),
    },
  }),
  render: scene(callsOf(48)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const compare = await canvas.findByRole('button', { name: 'Compare' });
    await waitFor(() => expect(numbers(canvasElement).getByRole('status')).toHaveTextContent('48 calls'));
    await userEvent.click(compare);
    const before = await canvas.findByRole('region', { name: 'Calls 1 week earlier' });
    await waitFor(() => expect(within(before).getByText(/^31 calls · ATA/)).toBeVisible());
    expect(within(before).getByRole('heading', { name: 'Nov 6, 2026 (1 week earlier)' })).toBeVisible();
    expect(canvas.getByRole('heading', { name: 'Nov 13, 2026' })).toBeVisible();
    expect(canvas.getByText(/^48 calls · ATA .* min · likely range/)).toBeVisible();
    // The list and the numbers still show the selected dates.
    expect(numbers(canvasElement).getByRole('status')).toHaveTextContent('48 calls');
    expect(compare).toHaveAttribute('aria-pressed', 'true');
  },
});

/** Each station on the map has its own link. */
export const SentToAStation = meta.story({
  ...answers(),
  render: scene(callsOf(48)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Copy link' }));
    await waitFor(() => expect(menu.getByText('A station’s link shows only that station’s calls.')).toBeVisible());
    expect(menu.getAllByRole('button', { name: /^Copy link to .*, / })).toHaveLength(3);
  },
});

export const Empty = meta.story({
  ...answers(),
  render: scene(callsOf(0), { width: wide }),
  play: async ({ canvas, canvasElement }) => {
    const notice = () =>
      canvas.getByText('No calls with a location in this period.', {
        selector: '[data-component="CallMap.Empty"] *',
      });
    await waitFor(() => expect(notice()).toBeVisible());
    // The menus over the map must not cover any of it.
    const edgesOf = (element: Element) => element.getBoundingClientRect();
    await waitFor(() =>
      expect(edgesOf(notice()).left).toBeGreaterThan(edgesOf(canvas.getByRole('region', { name: 'Map view' })).right),
    );
    expect(numbers(canvasElement).getByRole('status')).toHaveTextContent('0 calls');
    expect(canvas.queryByRole('region', { name: 'Calls' })).toBeNull();
  },
});

export const OneCall = meta.story({
  ...answers(),
  render: scene(callsOf(1, { unplaced: 2, total: 3 })),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(numbers(canvasElement).getByRole('status')).toHaveTextContent('1 call'));
    expect(canvas.getByText('2 more calls have no location')).toBeVisible();
    expect(canvas.queryByRole('region', { name: 'Stations' })).toBeNull();
  },
});

let tries = 0;
/** Nothing could be loaded; a retry loads the calls. */
export const Failed = meta.story({
  beforeEach: () => {
    tries = 0;
    return answers({
      [address]: () => {
        tries += 1;
        return tries === 1
          ? { ok: false, problem: { kind: 'failed', detail: '', requestId: 'req-7c21' } }
          : { ok: true, data: callsOf(12) };
      },
    }).beforeEach();
  },
  render: scene(null),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/req-7c21/)).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(numbers(canvasElement).getByRole('status')).toHaveTextContent('12 calls'));
    expect(canvas.queryByText(/req-7c21/)).toBeNull();
  },
});

export const Refused = meta.story({
  ...answers({ [address]: { ok: false, problem: { kind: 'forbidden', detail: '', requestId: 'req-7c21' } } }),
  render: scene(null),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/req-7c21/)).toBeVisible());
    expect(canvas.queryByRole('region', { name: 'Numbers' })).toBeNull();
  },
});

/** The map comes first, with its menus collapsed into one row that shows the current settings. */
export const OnAPhone = meta.story({
  tags: ['matrix'],
  ...answers(),
  render: scene(callsOf(48), { width: phone }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Map view' }));
    await waitFor(() => expect(panel.getByText('Operations, ATA')).toBeVisible());
    expect(panel.queryByRole('combobox', { name: 'Mode' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Expand map view' }));
    await waitFor(() => expect(panel.getByRole('combobox', { name: 'Mode' })).toBeVisible());
    await userEvent.click(panel.getByRole('button', { name: 'Collapse map view' }));
    await waitFor(() => expect(panel.queryByRole('combobox', { name: 'Mode' })).toBeNull());
    expect(numbers(canvasElement).getByRole('status')).toHaveTextContent('48 calls');
    // The list comes after the map and is part of the screenshot.
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Calls' })).toBeVisible());
  },
});
