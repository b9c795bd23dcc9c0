import { type ReactElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { badData } from '../../test/bad-data.ts';
import { otherCharts, xyCharts } from '../../test/charts.tsx';
import { BarChart } from '../bar-chart/index.ts';
import { LineChart } from '../line-chart/index.ts';
import { ChartProvider } from './index.ts';

const days = ['2026-03-07', '2026-03-08', '2026-03-09'];
const chart = (
  <LineChart
    title="Anrufe"
    x={{ values: days, label: 'Tag' }}
    series={[{ label: 'Anrufe', values: [1200.5, 980, 1410], unit: 'Anrufe' }]}
  />
);

const meta = preview.meta({
  title: 'Charts/ChartProvider',
  component: ChartProvider,
  args: { locale: 'de-DE', timeZone: 'Europe/Berlin', messages: { table: 'Tabelle' }, children: chart },
});

export const Default = meta.story({});

export const AnotherLanguage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tabelle' }));
    await expect(await canvas.findByRole('cell', { name: /^1\.200,5.Anrufe$/ })).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Sa., 7. März 2026' })).toBeInTheDocument());
  },
});

/** Reports when React has hydrated its children, which is when its effects run. */
function Watched({
  onTakenOver: onHydrated,
  children,
}: {
  readonly onTakenOver: () => void;
  readonly children: ReactElement;
}) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Renders a chart as a server would, then hydrates it and reports what changed on the page. */
async function takeOver(
  place: HTMLElement,
  element: ReactElement,
): Promise<{ readonly mutations: number; readonly moved: boolean; readonly errors: readonly unknown[] }> {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  const page = <Watched onTakenOver={resolve}>{element}</Watched>;
  place.innerHTML = renderToString(page);
  const boxes = () =>
    [...place.querySelectorAll('*')].map((each) => JSON.stringify(each.getBoundingClientRect())).join();
  const before = boxes();
  let mutations = 0;
  const observer = new MutationObserver((records) => (mutations += records.length));
  observer.observe(place, { subtree: true, childList: true, attributes: true, characterData: true });
  const errors: unknown[] = [];
  const root = hydrateRoot(place, page, {
    onRecoverableError: (error) => errors.push(error),
    onUncaughtError: (error) => errors.push(error),
  });
  await promise;
  // Anything an effect still schedules arrives within two frames.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  observer.disconnect();
  const moved = boxes() !== before;
  root.unmount();
  place.replaceChildren();
  return { mutations, moved, errors };
}

export const NothingChangesWhenReactTakesOver = meta.story({
  render: () => <div data-testid="place" />,
  play: async ({ canvas }) => {
    const place = await canvas.findByTestId('place');
    const sample = badData['both signs and gaps'] as (typeof badData)[string];
    for (const [name, draw] of [...Object.entries(xyCharts), ...Object.entries(otherCharts)]) {
      const box = document.createElement('div');
      place.append(box);
      await expect({ name, ...(await takeOver(box, draw(sample))) }).toEqual({
        name,
        mutations: 0,
        moved: false,
        errors: [],
      });
      box.remove();
    }
  },
});

export const NoScriptWhenThePageIsResized = meta.story({
  render: () => (
    <div data-testid="frame">
      <ChartProvider>{chart}</ChartProvider>
    </div>
  ),
  play: async ({ canvas }) => {
    const frame = await canvas.findByTestId('frame');
    const words = (label: Element) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      return range.getBoundingClientRect();
    };
    const labels = () =>
      [...frame.querySelectorAll<HTMLElement>('[aria-hidden] span')]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .map(words);
    const leading = 2;
    let mutations = 0;
    const observer = new MutationObserver(
      (records) => (mutations += records.filter(({ target }) => target !== frame).length),
    );
    observer.observe(frame, { subtree: true, childList: true, attributes: true });
    for (const width of [700, 420, 300, 240]) {
      frame.style.inlineSize = `${width}px`;
      await waitFor(() => expect(frame.getBoundingClientRect().width).toBe(width));
      const boxes = labels();
      await expect(boxes.length).toBeGreaterThan(4);
      const overlaps = boxes.filter((box, index) =>
        boxes.some(
          (other, at) =>
            at > index &&
            box.left < other.right &&
            other.left < box.right &&
            // A line box is taller than its digits: the lowest value and the first date may share that leading.
            box.top + leading < other.bottom - leading &&
            other.top + leading < box.bottom - leading,
        ),
      );
      expect(overlaps).toHaveLength(0);
    }
    observer.disconnect();
    expect(mutations).toBe(0);
  },
});

export const CursorsTogether = meta.story({
  render: (args) => (
    <ChartProvider {...args}>
      <LineChart
        title="Anrufe"
        syncKey="day"
        x={{ values: days, label: 'Tag' }}
        series={[{ label: 'Anrufe', values: [1200.5, 980, 1410], unit: 'Anrufe' }]}
      />
      <BarChart
        title="Ankunft"
        syncKey="day"
        x={{ values: days, label: 'Tag' }}
        series={[{ label: 'ATA', values: [41.5, 38, 44], unit: 'min' }]}
      />
    </ChartProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const other = canvas.getByRole('group', { name: 'Ankunft' });
    await waitFor(async () => {
      await userEvent.keyboard('{Home}');
      await expect(other).toHaveTextContent(/41,5.min/);
    });
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(other).toHaveTextContent(/44.min/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(other.querySelector('[role="img"]')).toBeNull());
  },
});
