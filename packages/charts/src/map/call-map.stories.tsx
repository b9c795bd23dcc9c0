import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { callsAround, metrics } from '../../test/map-data.ts';
import { matrix, narrow } from '../../test/matrix.css.ts';
import { catchFiles, type SavedFile } from '../../test/saved-files.ts';
import { CallMap } from './index.ts';

const dozen = callsAround(40);
const many = callsAround(1400);
const modes = [
  { id: 'operations', label: 'Operations', metrics: ['ata'] },
  { id: 'volume', label: 'Volume', metrics: [], layer: 'hex' as const },
  { id: 'surveys', label: 'Surveys', metrics: ['satisfaction'] },
];
const plotOf = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-component="CallMap.Plot"]') as HTMLElement;
/** Waits until the map has measured its box and loaded all its borders, so nothing moves by itself anymore. */
const settled = (root: HTMLElement) =>
  waitFor(() => expect(root.querySelector('[data-idle="true"]')).not.toBeNull(), { timeout: 60_000 });
const announced = (text: RegExp) =>
  waitFor(() => expect(document.querySelector('[data-component="Chart.Announcer"]')).toHaveTextContent(text));

const meta = preview.meta({
  title: 'Charts/CallMap',
  component: CallMap,
  args: { title: 'Calls of March 4', places: many, metrics, modes, live: false },
});

export const Default = meta.story({ args: { live: true, workerUrl } });

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <div className={matrix}>
      <CallMap title="Clusters" places={many} metrics={metrics} live={false} tools={false} />
      <CallMap
        title="Dots, some selected"
        places={dozen}
        metrics={metrics}
        live={false}
        tools={false}
        defaultSelection={dozen.slice(0, 12).map(({ id }) => id)}
      />
      <CallMap
        title="Hexagons, few calls not averaged"
        places={many}
        metrics={metrics}
        defaultMetric="satisfaction"
        defaultLayer="hex"
        few={{ under: 5 }}
        live={false}
        tools={false}
      />
      <CallMap title="Heat" places={many} metrics={metrics} defaultLayer="heat" live={false} tools={false} />
      <CallMap
        title="Whole country, more than there is room for"
        places={Array.from({ length: 700 }, (_, row) => ({
          id: String(row),
          label: `Call ${row}`,
          longitude: -122 + (row % 35) * 1.5,
          latitude: 31 + Math.floor(row / 35) * 0.8,
          values: { ata: 20 + (row % 70) },
        }))}
        metrics={metrics}
        minClusterSize={1000}
        dotLimit={400}
        live={false}
        tools={false}
      />
      <CallMap title="Nothing" places={[]} metrics={metrics} live={false} tools={false} />
      <div className={narrow}>
        <CallMap title="Three hundred pixels" places={many} metrics={metrics} live={false} playback={3_600_000} />
      </div>
    </div>
  ),
});

export const LivingBasemap = meta.story({
  args: { live: true, workerUrl, places: dozen },
  play: async ({ canvas, canvasElement }) => {
    // With WebGL the canvas appears, without it the drawn map stays; either way the calls are shown and the map
    // settles.
    await waitFor(() => expect(plotOf(canvasElement)).toHaveAccessibleDescription(/^40 calls, 40 in view: 40 dots/));
    await settled(canvasElement);
    expect(canvas.queryByRole('region', { name: 'Map' })).toBeNull();
  },
});

/**
 * Collects every element that can be tabbed to but is hidden from assistive technology, at any time during the story.
 */
let stops: readonly string[] = [];
let canvases = 0;
function watchForHiddenStops() {
  [stops, canvases] = [[], 0];
  const observer = new MutationObserver(() => {
    const hidden = [...document.querySelectorAll<HTMLElement>('[data-component="CallMap"] [aria-hidden] *')];
    canvases = Math.max(canvases, hidden.filter(({ localName }) => localName === 'canvas').length);
    stops = [...stops, ...hidden.filter(({ tabIndex }) => tabIndex >= 0).map(({ outerHTML }) => outerHTML)];
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['tabindex', 'aria-hidden'],
  });
  return () => observer.disconnect();
}

export const NoStopOnTheCanvas = meta.story({
  args: { live: true, workerUrl, places: dozen },
  beforeEach: watchForHiddenStops,
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    await waitFor(() => expect(plotOf(canvasElement)).toHaveAttribute('data-live'));
    await expect(canvases).toBe(1);
    await expect(stops).toEqual([]);
  },
});

/** A dashed line between two named ends; a name at the edge stays on the map. */
export const StraightLine = meta.story({
  args: {
    title: 'Drive from Ardmore Towing to the member',
    tools: false,
    metrics: [],
    modes: [],
    places: [
      { id: 'station', label: 'Ardmore Towing', longitude: -75.3, latitude: 40.02 },
      { id: 'member', label: 'Member', longitude: -75.18, latitude: 39.98 },
    ],
    lines: [
      {
        id: 'drive',
        label: '6.9 mi, straight line',
        from: { label: 'Ardmore Towing and Road Service of Greater Montgomery', longitude: -75.3, latitude: 40.02 },
        to: { label: 'Member', longitude: -75.18, latitude: 39.98 },
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await settled(canvasElement);
    const map = plotOf(canvasElement).getBoundingClientRect();
    for (const text of [/^Ardmore Towing and/, 'Member', '6.9 mi, straight line']) {
      const name = (await canvas.findByText(text)).getBoundingClientRect();
      expect(name.left).toBeGreaterThanOrEqual(map.left);
      expect(name.right).toBeLessThanOrEqual(map.right);
      expect(name.top).toBeGreaterThanOrEqual(map.top);
      expect(name.bottom).toBeLessThanOrEqual(map.bottom);
    }
    const lines = [...canvasElement.querySelectorAll('[data-component="CallMap.Line"] path')];
    expect(lines).toHaveLength(2);
    const [start, end] = [...(lines[0]?.getAttribute('d') ?? '').matchAll(/[ML]([\d.]+) ([\d.]+)/g)];
    // From west to east, and down, as the two points are.
    expect(Number(start?.[1])).toBeLessThan(Number(end?.[1]));
    expect(Number(start?.[2])).toBeLessThan(Number(end?.[2]));
  },
});

export const FocusMetricChanged = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const legend = () => canvasElement.querySelector('[data-component="CallMap.Legend"]');
    await waitFor(() => expect(legend()).toHaveTextContent(/ATA20.min90.min/));
    await userEvent.selectOptions(await canvas.findByLabelText('Mode'), 'Surveys');
    await waitFor(() => expect(legend()).toHaveTextContent(/Satisfaction20%100%/));
    await waitFor(() => expect(plotOf(canvasElement)).toHaveAccessibleDescription(/On average Satisfaction/));
    await userEvent.selectOptions(await canvas.findByLabelText('Mode'), 'Volume');
    await waitFor(() => expect(legend()).toHaveTextContent(/^Number of calls/));
    await waitFor(() => expect(canvas.getByLabelText('Shown as')).toHaveValue('hex'));
  },
});

export const ReadByKeyboard = meta.story({
  args: { onPlaceSelect: fn(), onSelectionChange: fn() },
  play: async ({ args, canvasElement, userEvent }) => {
    await settled(canvasElement);
    const plot = plotOf(canvasElement);
    plot.focus();
    await waitFor(() => expect(plot).toHaveAttribute('role', 'application'));
    await userEvent.keyboard('{Home}');
    await waitFor(() =>
      expect(
        within(plot).getByRole('img', {
          name: /^Cluster of \d+ calls near [A-Z]\w+.*, on average ATA \d+(\.\d)?.min, n = \d+$/,
        }),
      ).toBeInTheDocument(),
    );
    await announced(/^Cluster of/);
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(args.onSelectionChange).toHaveBeenCalledWith(expect.arrayContaining([expect.any(String)]), {
        reason: 'mark',
      }),
    );
    await announced(/calls selected/);
    // Zoom in until single calls are left.
    await waitFor(async () => {
      await userEvent.keyboard('{Home}{Enter}');
      await expect(args.onPlaceSelect).toHaveBeenCalled();
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(plot).queryByRole('img')).toBeNull());
    await userEvent.keyboard('0');
    await waitFor(() => expect(plot).toHaveAccessibleDescription(/1,386 in view/));
    plot.blur();
    await waitFor(() => expect(plot).toHaveAttribute('role', 'group'));
  },
});

export const EqualAsList = meta.story({
  args: { places: dozen, onSelectionChange: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await settled(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'List of calls' }));
    const table = await canvas.findByRole('table', { name: 'Calls of March 4' });
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(41));
    await userEvent.click(await within(table).findByRole('button', { name: 'ATA' }));
    await waitFor(() =>
      expect(within(table).getByRole('columnheader', { name: /ATA/ })).toHaveAttribute('aria-sort', 'descending'),
    );
    const [, worst] = (await within(table).findAllByRole('row')) as [HTMLElement, HTMLElement];
    const name = (await within(worst).findByRole('rowheader')).textContent ?? '';
    await userEvent.click(await within(worst).findByRole('checkbox'));
    await waitFor(() =>
      expect(args.onSelectionChange).toHaveBeenLastCalledWith([name.split(' ').at(-1)], { reason: 'list' }),
    );
    await userEvent.click(await within(worst).findByRole('button', { name }));
    await waitFor(() => expect(plotOf(canvasElement)).toHaveFocus());
    await waitFor(() => expect(plotOf(canvasElement)).not.toHaveAccessibleDescription(/40 in view/));
  },
});

export const SelectedByLasso = meta.story({
  args: { places: dozen, onSelectionChange: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await settled(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Lasso' }));
    const layer = await waitFor(() => {
      const found = canvasElement.querySelector<SVGElement>('[data-component="CallMap.Lasso"]');
      if (!found) throw new Error('No lasso yet.');
      return found;
    });
    const { left, top, width, height } = layer.getBoundingClientRect();
    const to = (type: string, x: number, y: number) =>
      fireEvent(
        layer,
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          clientX: left + x * width,
          clientY: top + y * height,
          buttons: 1,
        }),
      );
    to('pointerdown', 0.01, 0.01);
    to('pointermove', 0.99, 0.01);
    to('pointermove', 0.99, 0.99);
    to('pointermove', 0.01, 0.99);
    to('pointerup', 0.01, 0.99);
    await waitFor(() =>
      expect(args.onSelectionChange).toHaveBeenCalledWith(expect.arrayContaining([dozen[0]?.id]), { reason: 'lasso' }),
    );
    await expect(await canvas.findByText('40 calls selected.')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Lasso' })).toHaveAttribute('aria-pressed', 'false'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(args.onSelectionChange).toHaveBeenLastCalledWith([], { reason: 'clear' }));
  },
});

export const PlayedThroughTime = meta.story({
  args: { places: dozen, playback: 3_600_000 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await settled(canvasElement);
    const slider = await canvas.findByRole('slider', { name: 'Time shown' });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', 'All days'));
    slider.focus();
    await fireEvent.change(slider, { target: { value: '3' } });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', 'Wed, Mar 4, 7:00 AM to Wed, Mar 4, 8:00 AM'));
    await waitFor(() => expect(plotOf(canvasElement)).not.toHaveAccessibleDescription(/^40 calls/));
    await userEvent.click(await canvas.findByRole('button', { name: 'Play' }));
    // Playback advances; which frame it is on depends on how busy the machine is.
    await waitFor(() =>
      expect(slider).not.toHaveAttribute('aria-valuetext', 'Wed, Mar 4, 7:00 AM to Wed, Mar 4, 8:00 AM'),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await fireEvent.change(slider, { target: { value: '0' } });
    await waitFor(() => expect(plotOf(canvasElement)).toHaveAccessibleDescription(/^40 calls/));
  },
});

export const MoreThanTheLimit = meta.story({
  args: { dotLimit: 100, minClusterSize: 100_000, leftOut: 12 },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('1,298 more calls are not drawn; zoom in, or open the list.'),
    ).toBeInTheDocument();
  },
});

export const PointedAt = meta.story({
  args: { places: dozen, onPlaceSelect: fn() },
  play: async ({ args, canvasElement, userEvent }) => {
    await settled(canvasElement);
    const plot = plotOf(canvasElement);
    plot.focus();
    await userEvent.keyboard('{Home}');
    const ring = await within(plot).findByRole('img');
    const { left, top, width, height } = ring.getBoundingClientRect();
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => {
      await userEvent.pointer([
        { target: plot, coords: { clientX: 1, clientY: 1 } },
        { target: plot, coords: { clientX: left + width / 2, clientY: top + height / 2 } },
      ]);
      await expect(canvasElement.ownerDocument.querySelector('[data-component="Chart.Tooltip"]')).toHaveTextContent(
        /(Tow|Battery|Light service) 10\d\d/,
      );
    });
    await userEvent.pointer([
      { keys: '[MouseLeft]', target: plot, coords: { clientX: left + width / 2, clientY: top + height / 2 } },
    ]);
    await waitFor(() =>
      expect(args.onPlaceSelect).toHaveBeenCalledWith(
        expect.objectContaining({ id: expect.stringMatching(/^10\d\d$/) }),
      ),
    );
  },
});

/** A browser without a working graphics card. */
function withoutWebGL() {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
    return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...more]);
  } as typeof getContext;
  return () => {
    HTMLCanvasElement.prototype.getContext = getContext;
  };
}

export const WithoutWebGL = meta.story({
  args: { live: true, workerUrl, places: dozen, onPlaceSelect: fn() },
  beforeEach: withoutWebGL,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(document.createElement('canvas').getContext('webgl2')).toBeNull();
    await settled(canvasElement);
    const plot = plotOf(canvasElement);
    // The drawn map is visible, with no canvas over it.
    const outline = canvasElement.querySelector('[data-component="CallMap.Outline"]') as SVGElement;
    await expect(canvasElement.querySelector('canvas')).toBeNull();
    await waitFor(() => expect(plot).not.toHaveAttribute('data-live'));
    await expect(outline.checkVisibility({ visibilityProperty: true, opacityProperty: true })).toBe(true);
    const land = () => outline.querySelector('path')?.getAttribute('d') ?? '';
    await expect(land().length).toBeGreaterThan(200);
    // It works just as well: zoom by button, choose a call by key, show all calls again.
    const whole = land();
    await userEvent.click(await canvas.findByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(land()).not.toBe(whole));
    plot.focus();
    await userEvent.keyboard('0');
    await waitFor(() => expect(plot).toHaveAccessibleDescription(/40 in view/));
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(args.onPlaceSelect).toHaveBeenCalled());
  },
});

let saved: readonly SavedFile[] = [];

export const KeptAsFiles = meta.story({
  args: { places: dozen },
  beforeEach: () => {
    const { files, restore } = catchFiles();
    saved = files;
    return restore;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await settled(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'List of calls' }));
    for (const kind of ['CSV', 'SVG', 'PNG']) await userEvent.click(await canvas.findByRole('button', { name: kind }));
    const fileOf = (name: string) =>
      waitFor(() => {
        const file = saved.find((each) => each.name === name);
        if (!file) throw new Error(`No ${name} yet.`);
        return file.content;
      });
    const lines = (await (await fileOf('calls-of-march-4.csv')).text()).trim().split('\r\n');
    await expect(lines).toHaveLength(41);
    await expect(lines[0]).toMatch(/Call,Near,Time,Calls,Longitude,Latitude,ATA,Satisfaction$/);
    const svg = await (await fileOf('calls-of-march-4.svg')).text();
    const picture = new DOMParser().parseFromString(svg, 'image/svg+xml');
    await expect(picture.querySelector('parsererror')).toBeNull();
    await expect(picture.querySelector('desc')?.textContent).toMatch(/^40 calls, 40 in view/);
    await expect(svg).not.toMatch(/var\(|NaN/);
    const png = await createImageBitmap(await fileOf('calls-of-march-4.png'));
    await expect(png.width).toBe(Number(picture.documentElement.getAttribute('width')) * 2);
  },
});
