import { type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { UiProvider } from '../provider/index.ts';
import { Stack } from '../stack/index.ts';
import { dataTableConformance } from './data-table.conformance.tsx';
import {
  type BulkSelection,
  changedTableState,
  DataTable,
  type DataTableProps,
  emptyTableState,
  restoreTableState,
  selectOnly,
  type TableState,
  type TrendSeries,
} from './index.ts';
import { stationColumns, stationId, type StationMonth, stationMonths } from './samples.conformance.tsx';

const rows = stationMonths(240);
const few = stationMonths(8);
const base = { 'aria-label': 'Stations by month', rows, columns: stationColumns, rowId: stationId };
const changed = fn();
const picked = fn();
const opened = fn();
const copied = fn();
const saved = fn();
const assigned = fn();

function Stations(props: Partial<DataTableProps<StationMonth>>): ReactNode {
  return (
    <DataTable
      {...base}
      onStateChange={changed}
      onSelectionChange={picked}
      onCopy={copied}
      onExport={saved}
      {...props}
    />
  );
}

const meta = preview.meta({
  title: 'Data/DataTable',
  component: DataTable<StationMonth>,
  args: base,
  beforeEach: () => {
    for (const spy of [changed, picked, opened, copied, saved, assigned]) spy.mockClear();
  },
});

export const Default = meta.story({ render: () => <Stations totals /> });

/** On paper a table has every line and every column, wherever it was scrolled to. */
export const OnPaper = meta.story({
  render: () => <Stations totals />,
  play: async ({ canvasElement }) => {
    const paper = () => canvasElement.querySelector('[data-component="DataTable.Paper"]');
    globalThis.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(paper()).not.toBeNull());
    expect(paper()?.querySelectorAll('tbody tr')).toHaveLength(rows.length + 1);
    expect(paper()?.querySelectorAll('thead th')).toHaveLength(stationColumns.length);
    expect(getComputedStyle(paper()?.querySelector('thead') as Element).display).toBe('table-header-group');
    globalThis.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(paper()).toBeNull());
  },
});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stations
      totals
      selectionMode="multiple"
      asOf="2026-06-30T12:00:00Z"
      defaultSelection={selectOnly(['row-0'])}
      defaultState={{
        pinnedStart: ['station'],
        sort: [
          { id: 'market', descending: false },
          { id: 'calls', descending: true },
        ],
        filters: [
          { id: 'calls', kind: 'between', min: 100 },
          { id: 'market', kind: 'one-of', values: ['Philadelphia', 'Pittsburgh'] },
        ],
      }}
      paging="pages"
    />
  ),
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={40}>
      <Stations aria-label="Loading" rows={[]} loading />
      <Stations aria-label="Newer rows on their way" rows={few.slice(0, 2)} loading tools={false} />
      <Stations
        aria-label="Empty"
        rows={[]}
        tools={false}
        empty={
          <EmptyState size="sm" title="No calls on these days" actions={<Button size="sm">Show this month</Button>} />
        }
      />
      <Stations
        aria-label="No match"
        rows={few}
        defaultState={{ filters: [{ id: 'station', kind: 'contains', text: 'harbor' }] }}
      />
      <Stations
        aria-label="Failed"
        rows={[]}
        tools={false}
        error={<ErrorState size="sm" title="The calls could not be loaded" onRetry={() => undefined} />}
      />
    </Stack>
  ),
});

export const Grouped = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stations
      rows={stationMonths(40)}
      totals
      defaultState={{ groupBy: ['market', 'code'], expanded: ['["Pittsburgh"]', '["Pittsburgh","1B"]'] }}
    />
  ),
});

export const Narrow = meta.story({
  tags: ['matrix'],
  render: () => (
    <div className="story-phone">
      <Stations
        rows={stationMonths(12)}
        totals
        defaultState={{ filters: [{ id: 'calls', kind: 'between', min: 100 }] }}
      />
    </div>
  ),
});

const line = ({ label, values }: TrendSeries) => {
  const known = values.filter((value) => value !== null);
  const most = Math.max(1, ...known);
  const at = (index: number) => values[index] ?? null;
  const points = values.flatMap((value, index) =>
    value === null
      ? []
      : [{ index, x: 2 + (96 * index) / Math.max(1, values.length - 1), y: 18 - (16 * value) / most }],
  );
  // Unknown values are gaps: zero would be a real number. A point between gaps is a dot.
  return (
    <svg
      role="img"
      aria-label={`${label}, from ${known[0] ?? 0} to ${known.at(-1) ?? 0}`}
      viewBox="0 0 100 20"
      width="100"
      height="20"
    >
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        d={points.map(({ index, x, y }) => `${at(index - 1) === null ? 'M' : 'L'}${x},${y}`).join('')}
      />
      {points.map(
        ({ index, x, y }) =>
          at(index - 1) === null &&
          at(index + 1) === null && <circle key={index} cx={x} cy={y} r="2" fill="currentColor" />,
      )}
    </svg>
  );
};
const month = (date: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(Date.parse(date));
const trend = { by: 'market', date: 'month', values: ['calls'], renderTrend: line, formatDate: month };

export const Trend = meta.story({
  tags: ['matrix'],
  render: () => <Stations trend={trend} defaultState={{ trend: { shown: true, datesDown: false, sort: [] } }} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'Jan' });
  },
});

export const FilterOpen = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stations
      defaultState={{ filters: [{ id: 'station', kind: 'one-of', values: ['Ambler Towing 1', 'Ambler Towing 3'] }] }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await waitFor(() => expect(panel.getAllByRole('option', { selected: true }).length).toBeGreaterThan(0));
    // The note about the values stays inside the panel, inset as far as the fields above it.
    const field = await panel.findByRole('combobox', { name: 'Column' });
    const choices = await panel.findAllByRole('option');
    const edge = () => Math.round(field.getBoundingClientRect().right);
    await waitFor(() =>
      expect(
        new Set(choices.map((choice) => Math.round(choice.lastElementChild?.getBoundingClientRect().right ?? 0))),
      ).toEqual(new Set([edge()])),
    );
  },
});

export const MenuOpen = meta.story({
  tags: ['matrix'],
  render: () => <Stations rows={few} />,
  play: async ({ canvas, userEvent }) => {
    (await head(canvas, /Market/)).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const menu = within(await screen.findByRole('menu'));
    // All labels align to the same edge, with or without an icon.
    const choices = await menu.findAllByRole('menuitem');
    const words = () =>
      choices.map((choice) =>
        Math.round([...choice.querySelectorAll(':scope > span')].at(-1)?.getBoundingClientRect().left ?? 0),
      );
    await waitFor(() => expect(new Set(words()).size).toBe(1));
  },
});

const grid = (canvas: ReturnType<typeof within>, name = 'Stations by month') => canvas.findByRole('grid', { name });
const head = (canvas: ReturnType<typeof within>, name: RegExp) => canvas.findByRole('columnheader', { name });
const said = (canvas: ReturnType<typeof within>, words: RegExp) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words));
const columnOf = (element: HTMLElement, index: number) =>
  [...element.querySelectorAll(`[data-component="DataTable.Row"] > [aria-colindex="${index}"]`)].map(
    (cell) => cell.textContent,
  );
const lastState = () => changed.mock.lastCall?.[0] as TableState;

export const Sorting = meta.story({
  render: () => <Stations rows={few} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await head(canvas, /Calls/));
    await waitFor(async () => expect(await head(canvas, /Calls/)).toHaveAttribute('aria-sort', 'descending'));
    await said(canvas, /Sorted by Calls, descending/);
    const calls = () => columnOf(canvasElement, 5).map(Number);
    await waitFor(() => expect(calls()).toEqual(calls().toSorted((a, b) => b - a)));
    await userEvent.click(await head(canvas, /Calls/));
    await waitFor(async () => expect(await head(canvas, /Calls/)).toHaveAttribute('aria-sort', 'ascending'));
    await userEvent.click(await head(canvas, /Calls/));
    await waitFor(async () => expect(await head(canvas, /Calls/)).not.toHaveAttribute('aria-sort'));
    await said(canvas, /Not sorted/);
  },
});

export const SortingByTwo = meta.story({
  render: () => <Stations />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await head(canvas, /Market/));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(await head(canvas, /Calls/));
    await userEvent.keyboard('{/Shift}');
    await waitFor(() =>
      expect(lastState().sort).toEqual([
        { id: 'market', descending: false },
        { id: 'calls', descending: true },
      ]),
    );
    await said(canvas, /Sorted by Market, ascending(,)? and Calls, descending/);
  },
});

export const Keyboard = meta.story({
  render: () => <Stations onRowOpen={opened} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = await grid(canvas);
    (await head(canvas, /Station/)).focus();
    await waitFor(() => expect(table.querySelectorAll('[tabindex="0"]')).toHaveLength(1));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(async () => expect(await head(canvas, /Market/)).toHaveAttribute('aria-sort', 'ascending'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '3'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex', '11'));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '241'),
    );
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '2'));
    await userEvent.keyboard('{PageDown}');
    await waitFor(() =>
      expect(Number(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex'))).toBeGreaterThan(8),
    );
    await userEvent.keyboard('{PageUp}{Enter}');
    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith(expect.objectContaining({ market: 'Columbus' }), { reason: 'keyboard' }),
    );
    await waitFor(() => expect(canvasElement.querySelectorAll('[tabindex="0"][aria-colindex]')).toHaveLength(1));
  },
});

const renderFromRightToLeft = () => (
  <div dir="rtl">
    <UiProvider direction="rtl">
      <Stations />
    </UiProvider>
  </div>
);

export const KeyboardFromRightToLeft = meta.story({
  render: renderFromRightToLeft,
  play: async ({ canvas, userEvent }) => {
    (await head(canvas, /Station/)).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(async () => expect(await head(canvas, /Market/)).toHaveFocus());
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(lastState().widths).toEqual({ market: 176 }));
    // The menu lists the shortcuts mirrored for right-to-left pages, and they work as listed.
    const menu = await openMenu(canvas, userEvent, /Market/);
    await waitFor(() => expect(menu.getByRole('menuitem', { name: /Move right/ })).toHaveTextContent('Ctrl Shift →'));
    await userEvent.keyboard('{Escape}');
    await menuGone();
    await waitFor(async () => expect(await head(canvas, /Market/)).toHaveFocus());
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await waitFor(() => expect(lastState().order.slice(0, 2)).toEqual(['market', 'station']));
  },
});

const openMenu = async (
  canvas: ReturnType<typeof within>,
  userEvent: { keyboard: (keys: string) => Promise<void> },
  name: RegExp,
) => {
  (await head(canvas, name)).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  return within(await screen.findByRole('menu'));
};
/** Selects an option in a Select, and waits until the page accepts clicks again. */
const choose = async (
  panel: ReturnType<typeof within>,
  userEvent: { click: (element: Element) => Promise<void> },
  field: string,
  option: string,
) => {
  await userEvent.click(await panel.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(document.body.style.pointerEvents).not.toBe('none'));
};
const menuGone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const ColumnMenu = meta.story({
  render: () => <Stations />,
  play: async ({ canvas, userEvent }) => {
    let menu = await openMenu(canvas, userEvent, /Calls/);
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Pin left' }));
    await menuGone();
    await waitFor(() => expect(lastState().pinnedStart).toEqual(['calls']));
    await said(canvas, /Calls pinned/);
    await waitFor(async () => expect(await head(canvas, /Calls/)).toHaveAttribute('aria-colindex', '1'));
    menu = await openMenu(canvas, userEvent, /Calls/);
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Unpin' }));
    await menuGone();
    menu = await openMenu(canvas, userEvent, /Calls/);
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Pin right' }));
    await menuGone();
    await waitFor(() => expect(lastState()).toMatchObject({ pinnedStart: [], pinnedEnd: ['calls'] }));
    await waitFor(async () => expect(await head(canvas, /Calls/)).toHaveAttribute('aria-colindex', '11'));
    menu = await openMenu(canvas, userEvent, /Calls/);
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Unpin' }));
    await menuGone();
    menu = await openMenu(canvas, userEvent, /Code/);
    await waitFor(() => expect(menu.getByText('Trouble code of the club.')).toBeVisible());
    await userEvent.click(await menu.findByRole('menuitem', { name: /Move left/ }));
    await menuGone();
    await said(canvas, /Code is column 2 of 11/);
    menu = await openMenu(canvas, userEvent, /Code/);
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Hide column' }));
    await menuGone();
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: /Code/ })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }));
    const columns = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await userEvent.click(await columns.findByRole('checkbox', { name: 'Code' }));
    await waitFor(async () => expect(await head(canvas, /Code/)).toHaveAttribute('aria-colindex', '2'));
    await userEvent.click(await columns.findByRole('button', { name: 'Reset columns' }));
    await waitFor(async () => expect(await head(canvas, /Code/)).toHaveAttribute('aria-colindex', '3'));
  },
});

export const MenuGivesTheFocusBack = meta.story({
  render: () => <Stations />,
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, /Market/);
    await userEvent.keyboard('{Escape}');
    await menuGone();
    await waitFor(async () => expect(await head(canvas, /Market/)).toHaveFocus());
  },
});

export const HidingLeavesOneColumn = meta.story({
  render: () => <Stations defaultState={{ hidden: stationColumns.slice(2).map(({ id }) => id) }} />,
  play: async ({ canvas, userEvent }) => {
    let menu = await openMenu(canvas, userEvent, /Market/);
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Hide column' }));
    await menuGone();
    // The focused header was removed.
    await waitFor(async () => expect(await head(canvas, /Station/)).toHaveFocus());
    menu = await openMenu(canvas, userEvent, /Station/);
    await menu.findByRole('menuitem', { name: /Sort ascending/ });
    await waitFor(() => expect(menu.queryByRole('menuitem', { name: 'Hide column' })).toBeNull());
  },
});

const marketPinned = stationColumns.map((column) =>
  column.id === 'market'
    ? { ...column, sortable: false, filterable: false, groupable: false, hideable: false, minWidth: 144, maxWidth: 176 }
    : column,
);

export const AColumnThatHoldsStill = meta.story({
  render: () => <Stations columns={marketPinned} />,
  play: async ({ canvas, userEvent }) => {
    const market = await head(canvas, /Market/);
    await userEvent.click(market);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await waitFor(() => expect(lastState().widths).toEqual({ market: 176 }));
    expect(changed.mock.calls.map(([state]) => (state as TableState).sort)).not.toContainEqual([expect.anything()]);
    expect(market).not.toHaveAttribute('aria-sort');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(lastState().widths).toEqual({ market: 144 }));
    const menu = await openMenu(canvas, userEvent, /Market/);
    await menu.findByRole('menuitem', { name: 'Pin left' });
    expect(menu.queryByRole('menuitem', { name: /Sort|Filter|Group|Hide/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await menuGone();
    await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }));
    const columns = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await waitFor(() => expect(columns.getByRole('checkbox', { name: 'Market' })).toBeDisabled());
  },
});

export const ResizingAndMovingByKeyboard = meta.story({
  render: () => <Stations />,
  play: async ({ canvas, userEvent }) => {
    (await head(canvas, /Market/)).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(lastState().widths).toEqual({ market: 176 }));
    await said(canvas, /Market is 176 pixels wide/);
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await waitFor(() => expect(lastState().order.slice(0, 3)).toEqual(['station', 'code', 'market']));
    await said(canvas, /Market is column 3 of 11/);
    await waitFor(async () => expect(await head(canvas, /Market/)).toHaveFocus());
  },
});

/** Pointer data for a mouse button held at an element's center, optionally offset sideways. */
const heldAt = (element: Element, aside = 0) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    buttons: 1,
    clientX: left + width / 2 + aside,
    clientY: top + height / 2,
    bubbles: true,
  };
};
/** Releases the mouse as a browser does: the press ends with a click in the same task. */
const letGo = (element: Element, at: ReturnType<typeof heldAt>) => {
  element.dispatchEvent(new PointerEvent('pointerup', { ...at, buttons: 0 }));
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};
const edgeOf = (column: HTMLElement) => column.querySelector('[data-handle]') as HTMLElement;
const cellsOf = (canvasElement: HTMLElement, column: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>(
    `[data-component="DataTable.Cell"][aria-colindex="${column.ariaColIndex}"]`,
  ),
];

export const ResizingByPointer = meta.story({
  render: () => <Stations />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const market = await head(canvas, /Market/);
    await waitFor(() => expect(cellsOf(canvasElement, market).length).toBeGreaterThan(5));
    const width = market.offsetWidth;
    const edge = edgeOf(market);
    const pressed = heldAt(edge);
    await fireEvent.pointerDown(edge, pressed);
    await fireEvent.pointerMove(edge, { ...pressed, clientX: pressed.clientX + 40 });
    // Header and cells resize with the pointer; the state is updated on release.
    await waitFor(() => expect(market.offsetWidth).toBe(width + 40));
    await waitFor(() =>
      expect(new Set(cellsOf(canvasElement, market).map((cell) => cell.offsetWidth))).toEqual(new Set([width + 40])),
    );
    expect(changed).not.toHaveBeenCalled();
    letGo(edge, heldAt(edge));
    await waitFor(() => expect(lastState().widths).toEqual({ market: width + 40 }));
    await waitFor(() => expect(market.offsetWidth).toBe(width + 40));
    await said(canvas, new RegExp(`Market is ${width + 40} pixels wide`));
    // A click on the edge doesn't count as a click on the header.
    await waitFor(() => expect(lastState().sort).toEqual([]));

    await fireEvent.pointerDown(edge, heldAt(edge));
    await fireEvent.pointerMove(edge, heldAt(edge, -90));
    await waitFor(() => expect(market.offsetWidth).toBe(width - 50));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(market.offsetWidth).toBe(width + 40));
    await waitFor(() => expect(lastState().widths).toEqual({ market: width + 40 }));

    await fireEvent.dblClick(edge);
    await waitFor(() => expect(market.offsetWidth).toBeLessThan(width + 40));
    await waitFor(() =>
      expect(cellsOf(canvasElement, market).filter((cell) => cell.scrollWidth > cell.clientWidth)).toEqual([]),
    );
  },
});

export const MovingByPointer = meta.story({
  render: () => <Stations />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const columns = () => canvas.getAllByRole('columnheader').map((each) => each.dataset.column);
    const market = await head(canvas, /Market/);
    const calls = await head(canvas, /Calls/);
    await waitFor(() => expect(columns().slice(0, 5)).toEqual(['station', 'market', 'code', 'month', 'calls']));
    const firstCells = () =>
      [...canvasElement.querySelectorAll('[aria-rowindex="2"] > [aria-colindex]')]
        .slice(0, 5)
        .map((cell) => cell.textContent);
    const [station, place, code, month, count] = firstCells();

    // Movement below the threshold isn't a drag.
    await fireEvent.pointerDown(market, heldAt(market));
    await fireEvent.pointerMove(window, heldAt(market, 3));
    await waitFor(() => expect(market).not.toHaveAttribute('data-dragging'));
    await fireEvent.pointerMove(window, heldAt(calls, calls.offsetWidth / 4));
    await waitFor(() => expect(market).toHaveAttribute('data-dragging'));
    await waitFor(() => expect(calls).toHaveAttribute('data-drop', 'end'));
    letGo(market, heldAt(calls));
    await waitFor(() => expect(columns().slice(0, 5)).toEqual(['station', 'code', 'month', 'calls', 'market']));
    await waitFor(() => expect(firstCells()).toEqual([station, code, month, count, place]));
    await said(canvas, /Market is column 5 of 11/);
    // The drag ended over a header, but it must not sort.
    await waitFor(() => expect(lastState().sort).toEqual([]));

    const codes = await head(canvas, /Code/);
    await fireEvent.pointerDown(market, heldAt(market));
    await fireEvent.pointerMove(window, heldAt(codes, -codes.offsetWidth / 4));
    await waitFor(() => expect(codes).toHaveAttribute('data-drop', 'start'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(codes).not.toHaveAttribute('data-drop'));
    letGo(market, heldAt(codes));
    await waitFor(() => expect(columns().slice(0, 5)).toEqual(['station', 'code', 'month', 'calls', 'market']));
  },
});

export const PointerFromRightToLeft = meta.story({
  render: renderFromRightToLeft,
  play: async ({ canvas }) => {
    const market = await head(canvas, /Market/);
    const width = market.offsetWidth;
    const edge = edgeOf(market);
    const pressed = heldAt(edge);
    await fireEvent.pointerDown(edge, pressed);
    await fireEvent.pointerMove(edge, { ...pressed, clientX: pressed.clientX - 40 });
    await waitFor(() => expect(market.offsetWidth).toBe(width + 40));
    letGo(edge, heldAt(edge));
    await waitFor(() => expect(lastState().widths).toEqual({ market: width + 40 }));
    const codes = await head(canvas, /Code/);
    await fireEvent.pointerDown(market, heldAt(market));
    await fireEvent.pointerMove(window, heldAt(codes, -codes.offsetWidth / 4));
    await waitFor(() => expect(codes).toHaveAttribute('data-drop', 'end'));
    letGo(market, heldAt(codes));
    await waitFor(() => expect(lastState().order.slice(0, 3)).toEqual(['station', 'code', 'market']));
  },
});

export const WidthsHoldWhileOneScrolls = meta.story({
  render: () => <Stations />,
  play: async ({ canvas, canvasElement }) => {
    const table = await grid(canvas);
    await head(canvas, /Station/);
    // Columns overflow, so no column takes the space of unrendered ones.
    await waitFor(() => expect(table.scrollWidth).toBeGreaterThan(table.clientWidth));
    const asked: Readonly<Record<string, number>> = {
      station: 240,
      market: 160,
      code: 88,
      month: 112,
      calls: 104,
      minutes: 104,
      satisfaction: 104,
      top: 104,
      answers: 104,
      lastCall: 184,
      active: 104,
    };
    const heads = () => canvas.getAllByRole('columnheader');
    const widths = () => Object.fromEntries(heads().map((each) => [each.dataset.column as string, each.offsetWidth]));
    const room = () => table.getBoundingClientRect().left + table.clientWidth;
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      table.scrollLeft = share * (table.scrollWidth - table.clientWidth);
      await waitFor(() =>
        expect(Math.max(...heads().map((each) => each.getBoundingClientRect().right))).toBeGreaterThanOrEqual(room()),
      );
      await waitFor(() =>
        expect(widths()).toEqual(Object.fromEntries(Object.keys(widths()).map((id) => [id, asked[id]]))),
      );
    }
    const last = stationColumns.at(-1)?.id;
    await waitFor(() =>
      expect(canvasElement.querySelector(`[data-column="${last}"]`)?.getBoundingClientRect().right).toBe(room()),
    );
  },
});

export const WhatStaysWhileOneScrolls = meta.story({
  render: () => <Stations totals defaultState={{ pinnedStart: ['station'], pinnedEnd: ['calls'] }} />,
  play: async ({ canvas, canvasElement }) => {
    const table = await grid(canvas);
    const station = await head(canvas, /Station/);
    const total = () => canvasElement.querySelector('[data-component="DataTable.Totals"]');
    await waitFor(() => expect(total()).not.toBeNull());
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() as DOMRect;
    // Inside the table's top and bottom borders.
    const [top, bottom] = [box(table).top + table.clientTop, box(table).top + table.clientTop + table.clientHeight];
    const [left, right] = [box(table).left, box(table).left + table.clientWidth];
    table.scrollTop = 3000;
    table.scrollLeft = 300;
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-component="DataTable.Row"]')?.getAttribute('aria-rowindex')).not.toBe(
        '2',
      ),
    );
    // Rows scroll below the header and above the totals,
    await waitFor(() => expect([box(station).top, box(total()).bottom]).toEqual([top, bottom]));
    // and between the first and the last column. This holds for every row, since each is a single element.
    await waitFor(async () =>
      expect([box(station).left, box(await head(canvas, /Calls/)).right]).toEqual([left, right]),
    );
    const inSight = () =>
      [...canvasElement.querySelectorAll('[data-component="DataTable.Row"]')].filter(
        (row) => box(row).top > top && box(row).bottom < bottom,
      );
    await waitFor(() => expect(inSight().length).toBeGreaterThan(5));
    for (const row of inSight())
      await waitFor(() =>
        expect([box(row.firstElementChild).left, box(row.lastElementChild).right]).toEqual([left, right]),
      );
  },
});

export const WhatLiesJustOutOfSight = meta.story({
  render: () => (
    <div style={{ inlineSize: '600px' }}>
      <Stations />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = await grid(canvas);
    await head(canvas, /Station/);
    const seen = () => table.getBoundingClientRect();
    const rowsDrawn = () => [...canvasElement.querySelectorAll('[data-component="DataTable.Row"]')];
    const headsDrawn = () => canvas.getAllByRole('columnheader');
    // Scrolling isn't possible yet, so there's no overscan: every rendered column and row is visible.
    await waitFor(() =>
      expect(headsDrawn().filter((each) => each.getBoundingClientRect().left >= seen().right)).toEqual([]),
    );
    await waitFor(() =>
      expect(rowsDrawn().filter((each) => each.getBoundingClientRect().top >= seen().bottom)).toEqual([]),
    );
    const before = [headsDrawn().length, rowsDrawn().length] as const;
    // Overscan is rendered when the pointer enters, before scrolling starts.
    await userEvent.hover(table);
    await waitFor(() => expect(headsDrawn()).toHaveLength(before[0] + 1));
    await waitFor(() => expect(rowsDrawn().length).toBeGreaterThan(before[1] + 4));
  },
});

export const SignsOfAHead = meta.story({
  render: () => <Stations />,
  play: async ({ canvas, userEvent }) => {
    // Each header's menu button is always there. Its icon is rendered on hover or focus, without a layout shift.
    const market = await head(canvas, /Market/);
    const words = within(market).getByText('Market');
    const place = JSON.stringify(words.getBoundingClientRect());
    await userEvent.hover(market);
    await waitFor(() => expect(market.querySelectorAll('svg')).toHaveLength(2));
    await waitFor(() => expect(JSON.stringify(words.getBoundingClientRect())).toBe(place));
    (await head(canvas, /Calls/)).focus();
    await waitFor(async () => expect((await head(canvas, /Calls/)).querySelectorAll('svg')).toHaveLength(2));
    await userEvent.click(within(market).getByRole('button', { name: 'Market menu' }));
    await waitFor(async () => expect(await screen.findByRole('menu')).toBeVisible());
  },
});

export const FilteringByValues = meta.story({
  render: () => <Stations />,
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, /Market/);
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Filter…' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filter' }));
    const pittsburgh = await panel.findByRole('option', { name: /Pittsburgh/ });
    const shown = rows.filter(({ market }) => market === 'Pittsburgh').length;
    await waitFor(() => expect(pittsburgh).toHaveTextContent(String(shown)));
    await userEvent.click(pittsburgh);
    await said(canvas, new RegExp(`${shown} rows of 240`));
    await waitFor(() => expect(canvas.getByText(`${shown} of 240 rows`)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Market is Pittsburgh' })).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove filter: Market is Pittsburgh' }));
    await waitFor(() => expect(canvas.getByText('240 rows')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus());
  },
});

export const FilteringByType = meta.story({
  render: () => <Stations defaultState={{ filters: [{ id: 'calls', kind: 'between', min: 100 }] }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Calls at least 100' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await userEvent.type(await panel.findByRole('textbox', { name: 'At most' }), '200{Enter}');
    await waitFor(() => expect(lastState().filters).toEqual([{ id: 'calls', kind: 'between', min: 100, max: 200 }]));
    const shown = rows.filter(({ calls }) => calls >= 100 && calls <= 200).length;
    await waitFor(() => expect(canvas.getByText(`${shown} of 240 rows`)).toBeVisible());
    await choose(panel, userEvent, 'Column', 'Station');
    await choose(panel, userEvent, 'Condition', 'contains');
    await userEvent.type(await panel.findByRole('textbox', { name: 'Text' }), 'jose');
    await waitFor(() => expect(lastState().filters).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Station contains “jose”' })).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.getByText('240 rows')).toBeVisible());
  },
});

export const FilteringByDays = meta.story({
  render: () => <Stations defaultState={{ filters: [{ id: 'month', kind: 'between', min: Date.UTC(2026, 1, 1) }] }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Month from Feb 2026' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filter' }));
    const until = await panel.findByRole('group', { name: 'Until' });
    const [monthPart] = await within(until).findAllByRole('spinbutton');
    monthPart?.focus();
    await userEvent.keyboard('03312026');
    await waitFor(() =>
      expect(lastState().filters).toEqual([
        { id: 'month', kind: 'between', min: Date.UTC(2026, 1, 1), max: Date.UTC(2026, 3, 1) - 1 },
      ]),
    );
    await waitFor(() =>
      expect(
        canvas.getByText(
          `${rows.filter((row) => row.month >= '2026-02-01' && row.month < '2026-04-01').length} of 240 rows`,
        ),
      ).toBeVisible(),
    );
  },
});

export const Grouping = meta.story({
  render: () => <Stations rows={stationMonths(40)} totals />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, /Market/);
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Group by this column' }));
    await menuGone();
    const table = await canvas.findByRole('treegrid', { name: 'Stations by month' });
    const heading = await within(table).findByRole('row', { name: /^Columbus/ });
    await waitFor(() => expect(heading).toHaveAttribute('aria-expanded', 'false'));
    const inside = stationMonths(40).filter(({ market }) => market === 'Columbus');
    await waitFor(() =>
      expect(heading).toHaveTextContent(inside.reduce((sum, { calls }) => sum + calls, 0).toLocaleString('en-US')),
    );
    (await within(heading).findByRole('rowheader')).focus();
    await userEvent.click(await within(heading).findByRole('rowheader'));
    await waitFor(() =>
      expect(within(table).getByRole('row', { name: /^Columbus/ })).toHaveAttribute('aria-expanded', 'true'),
    );
    await said(canvas, new RegExp(`Columbus expanded, ${inside.length} rows`));
    await waitFor(() =>
      expect(within(table).getAllByRole('row', { expanded: true })[0]).toHaveAttribute('aria-level', '1'),
    );
    await waitFor(() =>
      expect(
        within(table)
          .getAllByRole('row')
          .filter((row) => row.getAttribute('aria-level') === '2').length,
      ).toBeGreaterThan(0),
    );
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(within(table).getByRole('row', { name: /^Columbus/ })).toHaveAttribute('aria-expanded', 'false'),
    );
    await waitFor(() => expect(canvas.getByText('4 groups')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Ungroup Market' }));
    await grid(canvas);
    await waitFor(() => expect(canvasElement.querySelector('[data-group]')).toBeNull());
  },
});

export const ChoosingRows = meta.story({
  render: () => <Stations rows={few} selectionMode="multiple" />,
  play: async ({ canvas, userEvent }) => {
    const lastPicked = () => [...((picked.mock.lastCall?.[0] as { ids: ReadonlySet<string> } | undefined)?.ids ?? [])];
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Lansdale Auto' }));
    await waitFor(() => expect(lastPicked()).toEqual(['row-1']));
    await said(canvas, /1 row selected/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await waitFor(() => expect(lastPicked()).toEqual(['row-1', 'row-2', 'row-3']));
    await waitFor(() => expect(canvas.getByRole('row', { name: /San José/ })).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => expect(canvas.getByText('3 selected')).toBeVisible());
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows' }));
    await waitFor(() => expect(lastPicked()).toHaveLength(8));
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(lastPicked()).toHaveLength(0));
  },
});

export const ChoosingOneRow = meta.story({
  render: () => <Stations rows={few} selectionMode="single" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('rowheader', { name: 'Ambler Towing' }));
    await userEvent.click(await canvas.findByRole('rowheader', { name: 'Lansdale Auto' }));
    await waitFor(() => expect(canvas.getByRole('row', { name: /Ambler/ })).toHaveAttribute('aria-selected', 'false'));
    await waitFor(() => expect(canvas.getByRole('row', { name: /Lansdale/ })).toHaveAttribute('aria-selected', 'true'));
  },
});

export const Pages = meta.story({
  render: () => <Stations paging="pages" pageSizes={[25, 50]} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('1-50 of 240')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getByText('51-100 of 240')).toBeVisible());
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Rows per page' }), '25');
    await waitFor(() => expect(canvas.getByText('51-75 of 240')).toBeVisible());
    await waitFor(async () => expect(await grid(canvas)).toHaveAttribute('aria-rowcount', '241'));
    await waitFor(() =>
      expect(canvas.getAllByRole('rowheader')[0]?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '52'),
    );
  },
});

export const RowsThatArriveAsOneScrolls = meta.story({
  render: function Endless() {
    const [count, setCount] = useState(60);
    const [loadingMore, setLoading] = useState(false);
    const onLoadMore = () => {
      setLoading(true);
      setTimeout(() => {
        setCount((now) => now + 60);
        setLoading(false);
      }, 30);
    };
    return (
      <Stations
        rows={rows.slice(0, count)}
        totals
        infinite={{ hasMore: count < rows.length, loadingMore, onLoadMore }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const table = await grid(canvas);
    const sum = rows.reduce((total, { calls }) => total + calls, 0).toLocaleString('en-US');
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '-1'));
    // The loaded rows aren't all rows, so they're neither totaled nor grouped.
    expect(canvas.queryByRole('row', { name: /^All/ })).toBeNull();
    const menu = await openMenu(canvas, userEvent, /Market/);
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Hide column' })).toBeVisible());
    expect(menu.queryByRole('menuitem', { name: /group/i })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await menuGone();
    (await head(canvas, /Station/)).focus();
    for (let turn = 0; turn < 3; turn++) {
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await waitFor(() => expect(canvas.getByText(`${120 + 60 * turn} rows`)).toBeVisible());
    }
    await said(canvas, /60 rows loaded/);
    await waitFor(() => expect(canvas.getAllByText(sum)[0]).toBeVisible());
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '242'));
  },
});

export const ALoadThatFailsIsNotAskedForAtOnce = meta.story({
  render: function Failing() {
    const [loadingMore, setLoading] = useState(false);
    const [tries, setTries] = useState(0);
    const onLoadMore = () => {
      setTries((now) => now + 1);
      setLoading(true);
      setTimeout(() => setLoading(false), 30);
    };
    return (
      <>
        <output>
          {tries} asked, {loadingMore ? 'loading' : 'idle'}
        </output>
        <Stations rows={rows.slice(0, 60)} infinite={{ hasMore: true, loadingMore, onLoadMore }} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await grid(canvas);
    (await head(canvas, /Station/)).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    // The load failed while the end is in view: loading is idle, with one request.
    await waitFor(() => expect(canvas.getByText('1 asked, idle')).toBeVisible());
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() =>
      expect(canvas.getAllByRole('rowheader')[0]?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '2'),
    );
    expect(canvas.getByText('1 asked, idle')).toBeVisible();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(canvas.getByText('2 asked, idle')).toBeVisible());
  },
});

export const ARangeBeginsAtItsRow = meta.story({
  render: () => <Stations rows={few} selectionMode="multiple" />,
  play: async ({ canvas, userEvent }) => {
    const lastPicked = () =>
      [...((picked.mock.lastCall?.[0] as { ids: ReadonlySet<string> } | undefined)?.ids ?? [])].toSorted();
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    const first = names();
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${first[1]}` }));
    await waitFor(() => expect(lastPicked()).toEqual(['row-1']));
    await userEvent.click(await head(canvas, /Calls/));
    await waitFor(() => expect(names()).not.toEqual(first));
    const now = names();
    const [from, to] = [
      now.indexOf(first[1] as string),
      now.length - 1 === now.indexOf(first[1] as string) ? 0 : now.length - 1,
    ];
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${now[to]}` }));
    await userEvent.keyboard('{/Shift}');
    const range = now
      .slice(Math.min(from, to), Math.max(from, to) + 1)
      .map((name) => `row-${first.indexOf(name as string)}`);
    await waitFor(() => expect(lastPicked()).toEqual(range.toSorted()));
  },
});

export const SortedAndFilteredByTheServer = meta.story({
  render: function Remote() {
    // A grouping from a state saved elsewhere.
    const [state, setState] = useState<TableState>({ ...emptyTableState, groupBy: ['market'] });
    const kept = rows.filter((row) =>
      state.filters.every((filter) => filter.kind !== 'one-of' || filter.values.includes(row.market)),
    );
    const sorted =
      state.sort[0]?.id === 'calls'
        ? kept.toSorted((a, b) => (state.sort[0]?.descending ? b.calls - a.calls : a.calls - b.calls))
        : kept;
    return (
      <Stations
        rows={sorted.slice(state.page * 50, state.page * 50 + 50)}
        paging="pages"
        state={state}
        onStateChange={(next, details) => {
          changed(next, details);
          setState(next);
        }}
        server={{
          totalRows: kept.length,
          unfilteredRows: rows.length,
          facets: () =>
            Promise.resolve([
              { value: 'Pittsburgh', count: 90 },
              { value: 'Columbus', count: 4 },
            ]),
        }}
      />
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // What can't be grouped isn't offered for grouping or shown as grouped.
    await waitFor(() => expect(columnOf(canvasElement, 5).length).toBeGreaterThan(5));
    await waitFor(() => expect(canvas.queryByText(/^Grouped by/)).toBeNull());
    const menu = await openMenu(canvas, userEvent, /Market/);
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Hide column' })).toBeVisible());
    await waitFor(() => expect(menu.queryByRole('menuitem', { name: /group/i })).toBeNull());
    await userEvent.keyboard('{Escape}');
    await menuGone();
    await userEvent.click(await head(canvas, /Calls/));
    await waitFor(() =>
      expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ sort: [{ id: 'calls', descending: true }] }), {
        reason: 'sort',
      }),
    );
    await waitFor(() =>
      expect(Number(columnOf(canvasElement, 5)[0])).toBe(Math.max(...rows.map(({ calls }) => calls))),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await choose(panel, userEvent, 'Column', 'Market');
    await userEvent.click(await panel.findByRole('option', { name: /Pittsburgh.*90/ }));
    await waitFor(() =>
      expect(
        canvas.getByText(`${rows.filter(({ market }) => market === 'Pittsburgh').length} of 240 rows`),
      ).toBeVisible(),
    );
  },
});

/** Returns the text the browser would put on the clipboard. */
function copyFrom(element: Element): string {
  const data = new DataTransfer();
  element.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }));
  return data.getData('text/plain');
}

export const CopyingCells = meta.story({
  render: () => <Stations rows={few} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('rowheader', { name: 'Ambler Towing' }));
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Ambler Towing' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}');
    const [first, second] = few;
    await waitFor(() =>
      expect(copyFrom(document.activeElement as Element)).toBe(
        `${first?.code}\t2026-01-01\t${first?.calls}\r\n${second?.code}\t2026-02-01\t${second?.calls}`,
      ),
    );
    await waitFor(() => expect(copied).toHaveBeenCalledWith({ cells: 6, message: 'Copied 6 cells' }));
    await said(canvas, /Copied 6 cells/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(copyFrom(document.activeElement as Element)).toBe(String(second?.calls)));
  },
});

/** Captures the file a click would save. */
async function fileOf(save: () => Promise<void>): Promise<{ readonly name: string; readonly blob: Blob }> {
  const [create, click] = [URL.createObjectURL, HTMLAnchorElement.prototype.click];
  let name = '';
  const file = new Promise<Blob>((done) => {
    URL.createObjectURL = (blob) => {
      done(blob as Blob);
      return 'blob:caught';
    };
    HTMLAnchorElement.prototype.click = function caught() {
      name = this.download;
    };
  });
  await save();
  const blob = await file;
  await waitFor(() => expect(name).not.toBe(''));
  URL.createObjectURL = create;
  HTMLAnchorElement.prototype.click = click;
  return { name, blob };
}
const saveAs = (
  canvas: ReturnType<typeof within>,
  userEvent: { click: (element: Element) => Promise<void> },
  kind: string,
) =>
  fileOf(async () => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: kind }));
  });

export const SavingFiles = meta.story({
  render: () => (
    <Stations
      rows={[{ ...(few[0] as StationMonth), station: '=HYPERLINK("http://x")' }, ...few.slice(1)]}
      fileName="stations"
      defaultState={{ hidden: ['market'], filters: [{ id: 'calls', kind: 'between', min: 1 }] }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const csv = await saveAs(canvas, userEvent, 'CSV');
    await expect(csv.name).toBe('stations.csv');
    const text = await csv.blob.text();
    await expect(text.split('\r\n')[0]).toContain('Station,Code,Month,Calls,"Arrival, min"');
    await expect(text).toContain(`"'=HYPERLINK(""http://x"")",`);
    await menuGone();
    const excel = await saveAs(canvas, userEvent, 'Excel');
    await expect(excel.name).toBe('stations.xlsx');
    await expect([...new Uint8Array(await excel.blob.slice(0, 4).arrayBuffer())]).toEqual([0x50, 0x4b, 3, 4]);
    await waitFor(() =>
      expect(saved).toHaveBeenLastCalledWith({
        kind: 'excel',
        rows: few.filter(({ calls }) => calls >= 1).length,
        message: expect.stringContaining('stations.xlsx'),
      }),
    );
  },
});

const suppression = {
  min: 10,
  cases: (row: StationMonth) => row.answers,
  columnIds: ['satisfaction', 'top', 'answers'],
};

export const SmallCountsAreHidden = meta.story({
  render: () => (
    <Stations
      rows={few}
      totals
      suppression={suppression}
      defaultState={{ sort: [{ id: 'answers', descending: false }] }}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const hidden = few.filter(({ answers }) => answers < 10);
    await waitFor(() => expect(hidden.length).toBeGreaterThan(0));
    const answers = () => columnOf(canvasElement, 9);
    // The column is just out of view: it's rendered when the pointer enters.
    await userEvent.hover(await grid(canvas));
    await waitFor(() => expect(answers().filter((words) => words === 'fewer than 10')).toHaveLength(hidden.length));
    await waitFor(() => expect(answers().at(-1)).toBe('fewer than 10'));
    const total = canvasElement.querySelector('[data-component="DataTable.Totals"] > [aria-colindex="9"]');
    const left = hidden.reduce((sum, row) => sum + row.answers, 0);
    await waitFor(() =>
      expect(total).toHaveTextContent(
        left > 0 && left < 10 ? 'withheld' : String(few.reduce((sum, row) => sum + row.answers, 0)),
      ),
    );
    const csv = await (await saveAs(canvas, userEvent, 'CSV')).blob.text();
    await waitFor(() =>
      expect(csv.match(/fewer than 10/g)).toHaveLength(
        3 * hidden.filter((row) => row.answers > 0).length + 2 * hidden.filter((row) => row.answers === 0).length,
      ),
    );
  },
});

export const TurnedToShowTime = meta.story({
  render: () => <Stations trend={trend} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Trend' }));
    await waitFor(() => expect(lastState().trend.shown).toBe(true));
    await waitFor(async () => expect(await canvas.findByRole('columnheader', { name: /^Jan/ })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('img', { name: /^Pittsburgh, from/ })).toBeVisible());
    const sum = rows
      .filter((row) => row.market === 'Pittsburgh' && row.month === '2026-03-01')
      .reduce((total, { calls }) => total + calls, 0);
    await waitFor(() =>
      expect(
        within(canvas.getByRole('row', { name: /^Pittsburgh/ })).getByText(sum.toLocaleString('en-US')),
      ).toBeVisible(),
    );
    await userEvent.click(await head(canvas, /^Mar$/));
    await waitFor(() => expect(lastState().trend.sort).toEqual([{ id: '2026-03-01', descending: true }]));
    // A trend only sorts, so the keyboard doesn't open a column menu either.
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Dates down' }));
    await waitFor(async () => expect(await head(canvas, /^Pittsburgh/)).toBeVisible());
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /^Mar \d/ })).toHaveTextContent(sum.toLocaleString('en-US')),
    );
    await userEvent.click(await canvas.findByRole('radio', { name: 'Rows' }));
    await waitFor(async () => expect(await head(canvas, /Station/)).toBeVisible());
  },
});

export const SavedStateComesBack = meta.story({
  render: function Saved() {
    const [state, setState] = useState<TableState>(emptyTableState);
    const [kept, keep] = useState('');
    return (
      <Stack>
        <Stations
          state={state}
          onStateChange={setState}
          toolbar={
            <Button size="sm" onClick={() => keep(JSON.stringify(state))}>
              Keep
            </Button>
          }
        />
        <Button onClick={() => setState(emptyTableState)}>Forget</Button>
        <Button
          onClick={() =>
            setState(
              restoreTableState(
                JSON.parse(kept),
                stationColumns.map(({ id }) => id),
              ),
            )
          }
        >
          Bring back
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await head(canvas, /Calls/));
    (await head(canvas, /Calls/)).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Forget' }));
    await waitFor(async () => expect(await head(canvas, /Calls/)).not.toHaveAttribute('aria-sort'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Bring back' }));
    await waitFor(async () => expect(await head(canvas, /Calls/)).toHaveAttribute('aria-sort', 'descending'));
    await waitFor(async () => expect((await head(canvas, /Calls/)).offsetWidth).toBe(120));
  },
});

const many = stationMonths(100_000);

export const AHundredThousandRows = meta.story({
  render: () => <Stations rows={many} totals />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-component="DataTable.Row"]').length).toBeLessThan(60),
    );
    (await head(canvas, /Station/)).focus();
    await userEvent.keyboard('{ArrowDown}{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '100002'),
    );
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '100001'),
    );
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-component="DataTable.Row"]').length).toBeLessThan(60),
    );
    await waitFor(() => expect(canvas.getByText('100,000 rows')).toBeVisible());
  },
});

export const OnAPhone = meta.story({
  render: () => (
    <div className="story-phone">
      <Stations rows={few} onRowOpen={opened} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('columnheader').map((each) => each.dataset.column)).toEqual(['station', 'calls']),
    );
    await userEvent.click(await canvas.findByRole('rowheader', { name: 'Lansdale Auto' }));
    const details = within(await screen.findByRole('dialog', { name: 'Lansdale Auto' }));
    await waitFor(() => expect(details.getByText('Market')).toBeVisible());
    await userEvent.click(await details.findByRole('button', { name: 'Open' }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith(few[1], { reason: 'pointer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /Arrival/ }));
    await waitFor(() => expect(lastState().sort).toEqual([{ id: 'minutes', descending: true }]));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    // The keyboard can open the rest of a row too.
    (await head(canvas, /Station/)).focus();
    await userEvent.keyboard('{ArrowDown}');
    const cell = document.activeElement as HTMLElement;
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: cell.textContent });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(cell).toHaveFocus());
  },
});

export const WhatOpensAlsoCloses = meta.story({
  render: () => <Stations rows={few} />,
  play: async ({ canvas, userEvent }) => {
    for (const [name, role] of [
      ['Filter', 'dialog'],
      ['Columns', 'dialog'],
      ['Export', 'menu'],
    ] as const) {
      const opener = await canvas.findByRole('button', { name });
      await userEvent.click(opener);
      await screen.findByRole(role, { name });
      await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'true'));
      await userEvent.click(opener);
      await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
      await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
    }
    await userEvent.hover(await head(canvas, /Market/));
    const menu = await canvas.findByRole('button', { name: 'Market menu' });
    await userEvent.click(menu);
    await screen.findByRole('menu', { name: 'Market menu' });
    await userEvent.click(menu);
    await menuGone();
  },
});

/** Focus survives its column scrolling out of view, and the keys continue from there. */
export const ScrolledAwayFromTheFocus = meta.story({
  render: () => (
    <div style={{ inlineSize: '640px' }}>
      <Stations />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const table = await grid(canvas);
    const at = () => [
      document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex'),
      document.activeElement?.getAttribute('aria-colindex'),
    ];
    (await head(canvas, /Station/)).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(at()).toEqual(['3', '2']));
    table.scrollLeft = 900;
    await waitFor(() => expect(table.querySelector('[aria-colindex="2"]')).toBeNull());
    await waitFor(() => expect(table).toHaveFocus());
    expect(table.scrollLeft).toBeGreaterThan(500);
    table.scrollLeft = 0;
    await waitFor(() => expect(at()).toEqual(['3', '2']));
    table.scrollLeft = 900;
    await waitFor(() => expect(table).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(at()).toEqual(['4', '2']));
  },
});

const called = fn();

/**
 * With one control, Enter presses it. With several, Enter moves to the first, the arrows move on, and Escape leaves.
 */
export const ControlsInACell = meta.story({
  beforeEach: () => void called.mockClear(),
  render: () => (
    <DataTable
      {...base}
      rows={few}
      columns={[
        ...stationColumns.slice(0, 2),
        {
          id: 'ways',
          header: 'Ways',
          type: 'text',
          width: 200,
          value: (row) => row.code,
          cell: (row, { tabIndex }) => (
            <>
              <button type="button" tabIndex={tabIndex} onClick={() => called('call', row.id)}>
                Call
              </button>{' '}
              <button type="button" tabIndex={tabIndex} onClick={() => called('route', row.id)}>
                Route
              </button>
            </>
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    (await head(canvas, /Ways/)).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Call'));
    expect(called).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Route$/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(called).toHaveBeenLastCalledWith('route', 'row-0'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '3'));
  },
});

export const KeysInGroups = meta.story({
  render: () => <Stations rows={stationMonths(40)} defaultState={{ groupBy: ['market', 'code'] }} />,
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, /Market/);
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Expand all groups' }));
    await menuGone();
    await said(canvas, /All groups expanded/);
    const table = await canvas.findByRole('treegrid', { name: 'Stations by month' });
    await waitFor(() => expect(within(table).getAllByRole('row', { expanded: true }).length).toBeGreaterThan(1));
    const level = () => document.activeElement?.closest('[role="row"]')?.getAttribute('aria-level');
    const leaf = await waitFor(
      () =>
        within(table)
          .getAllByRole('row')
          .find((row) => row.getAttribute('aria-level') === '3') as HTMLElement,
    );
    await userEvent.click(within(leaf).getByRole('rowheader'));
    // Back up the tree: to the code, which collapses, then to the market.
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(level()).toBe('2'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-expanded', 'false'),
    );
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(level()).toBe('1'));
    const again = await openMenu(canvas, userEvent, /Market/);
    await userEvent.click(await again.findByRole('menuitem', { name: 'Collapse all groups' }));
    await waitFor(() => expect(canvas.queryAllByRole('row', { expanded: true })).toHaveLength(0));
  },
});

/** Headers without menus can't be moved, and the description doesn't mention keys they don't have. */
export const HeadsThatStay = meta.story({
  render: () => <Stations rows={few} tools={false} />,
  play: async ({ canvas, userEvent }) => {
    const table = await grid(canvas);
    await waitFor(() => expect(table).toHaveAccessibleDescription(/press Enter to sort/));
    expect(table).not.toHaveAccessibleDescription(/menu/);
    const market = await head(canvas, /Market/);
    const box = market.getBoundingClientRect();
    const to = (await head(canvas, /Month/)).getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: market, coords: { x: box.left + 20, y: box.top + 8 } },
      { target: market, coords: { x: to.right - 4, y: box.top + 8 } },
      { keys: '[/MouseLeft]' },
    ]);
    expect(
      canvas
        .getAllByRole('columnheader')
        .map((each) => each.dataset.column)
        .slice(0, 3),
    ).toEqual(['station', 'market', 'code']);
    market.focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    expect(changed).not.toHaveBeenCalledWith(expect.anything(), { reason: 'columns' });
  },
});

export const Conformance = meta.story(conformanceStory(dataTableConformance));

/** The rows of a list screen: with links, and marks at the edge. */
const callsOf = (row: StationMonth) => row.calls;
const list = {
  rows: few,
  rowHref: (row: StationMonth) => `#station-${stationId(row)}`,
  rowMark: (row: StationMonth) =>
    callsOf(row) > 150
      ? { tone: 'danger' as const, label: 'over capacity' }
      : callsOf(row) > 80
        ? { tone: 'beacon' as const, label: 'near capacity' }
        : null,
};

export const RowsOpenRecords = meta.story({
  render: () => <Stations {...list} onRowOpen={opened} />,
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Ambler Towing' });
    expect(link).toHaveAttribute('href', list.rowHref(few[0] as StationMonth));
    // The grid keeps its single tab stop.
    expect(link).toHaveAttribute('tabindex', '-1');
    await userEvent.click(link);
    await waitFor(() => expect(opened).toHaveBeenLastCalledWith(few[0], { reason: 'pointer' }));
    const row = (await canvas.findByRole('row', { name: /Lansdale Auto/ })) as HTMLElement;
    await userEvent.click(within(row).getAllByRole('gridcell').at(-1) as HTMLElement);
    await waitFor(() => expect(opened).toHaveBeenLastCalledWith(few[1], { reason: 'pointer' }));
    // Enter works on the name and on any other cell.
    await userEvent.keyboard('{Home}{ArrowUp}{Enter}');
    await waitFor(() => expect(opened).toHaveBeenLastCalledWith(few[0], { reason: 'keyboard' }));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await waitFor(() => expect(opened).toHaveBeenLastCalledWith(few[1], { reason: 'keyboard' }));
    expect(opened).toHaveBeenCalledTimes(4);
    // A double-click opens a row once, on its name and beside it.
    await userEvent.dblClick(link);
    expect(opened).toHaveBeenCalledTimes(5);
    await userEvent.dblClick(within(row).getAllByRole('gridcell').at(-1) as HTMLElement);
    expect(opened).toHaveBeenCalledTimes(6);
  },
});

export const RowMarks = meta.story({
  tags: ['matrix'],
  render: () => <Stations {...list} tools={false} selectionMode="multiple" defaultSelection={selectOnly(['row-1'])} />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('row', { name: /Ambler Towing/ });
    const expected = few.map((row) => list.rowMark(row)?.label ?? null);
    await waitFor(() =>
      expect(
        canvas.getAllByRole('rowheader').map((cell) => /, (.* capacity)$/.exec(cell.textContent ?? '')?.[1] ?? null),
      ).toEqual(expected),
    );
    expect(canvasElement.querySelectorAll('[data-mark]')).toHaveLength(expected.filter(Boolean).length);
    expect(expected.some(Boolean)).toBe(true);
  },
});

const assign = ({ selection, count }: BulkSelection) => (
  <Button size="sm" onClick={() => assigned(selection.kind, [...selection.ids], count)}>
    Assign
  </Button>
);

export const SelectionAcrossPages = meta.story({
  tags: ['matrix'],
  render: function AcrossPages() {
    const [state, setState] = useState<TableState>({ ...emptyTableState, pageSize: 10 });
    return (
      <Stations
        rows={rows.slice(state.page * 10, state.page * 10 + 10)}
        paging="pages"
        pageSizes={[10]}
        state={state}
        onStateChange={setState}
        server={{ totalRows: rows.length }}
        selectionMode="multiple"
        defaultSelection={selectOnly(['row-0', 'row-20'])}
        bulkActions={assign}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    // A row on another page counts too.
    const bar = within(await canvas.findByRole('toolbar', { name: 'Actions for selected rows' }));
    expect(bar.getByText('2 selected')).toBeVisible();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows' }));
    await waitFor(() => expect(bar.getByText('240 selected')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getByText('11-20 of 240')).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('row', { selected: true }).length).toBe(10));
    await userEvent.click((await canvas.findAllByRole('checkbox', { name: /^Select / }))[1] as HTMLElement);
    await waitFor(() => expect(bar.getByText('239 selected')).toBeVisible());
    await userEvent.click(bar.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(assigned).toHaveBeenLastCalledWith('all-but', ['row-10'], 239));
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(canvas.queryByRole('toolbar')).toBeNull());
    await waitFor(() => expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0));
    await userEvent.click(await canvas.findByRole('button', { name: 'Previous page' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Ambler Towing' }));
    await waitFor(() => expect(canvas.getByRole('toolbar')).toBeVisible());
  },
});

export const KeysetPages = meta.story({
  tags: ['matrix'],
  render: function Keyset() {
    const [count, setCount] = useState(12);
    const [failed, setFailed] = useState(false);
    return (
      <Stations
        rows={rows.slice(0, count)}
        server={{ totalRows: null }}
        infinite={{
          hasMore: count < 48,
          mode: 'button',
          failed,
          onLoadMore: () => {
            // The second load fails once.
            if (count === 24 && !failed) setFailed(true);
            else {
              setFailed(false);
              setCount((now) => now + 12);
            }
          },
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const table = await grid(canvas);
    await waitFor(() => expect(canvas.getByText('12 rows loaded')).toBeVisible());
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '-1'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(canvas.getByText('24 rows loaded')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t load more rows.'));
    // The loaded rows stay.
    expect(canvas.getByText('24 rows loaded')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText('36 rows loaded')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull());
  },
});

export const StateInTheAddress = meta.story({
  render: function Addressed() {
    const [search, setSearch] = useState('');
    const ids = stationColumns.map(({ id }) => id);
    const state = restoreTableState(search === '' ? {} : JSON.parse(search), ids);
    return (
      <>
        <output aria-label="Address">{search}</output>
        <Button size="sm" onClick={() => setSearch('')}>
          Back
        </Button>
        <Stations state={state} onStateChange={(next) => setSearch(JSON.stringify(changedTableState(next)))} />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const most = Math.max(...rows.map(callsOf));
    await userEvent.click(await head(canvas, /Calls/));
    await waitFor(() =>
      expect(canvas.getByLabelText('Address')).toHaveTextContent('{"sort":[{"id":"calls","descending":true}]}'),
    );
    await waitFor(() => expect(Number(columnOf(canvasElement, 5)[0])).toBe(most));
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await waitFor(async () => expect(await head(canvas, /Calls/)).not.toHaveAttribute('aria-sort'));
    await waitFor(() => expect(columnOf(canvasElement, 5)[0]).toBe(String(rows[0]?.calls)));
  },
});

export const PartlyFailed = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stations
      rows={few}
      tools={false}
      notice={
        <Banner tone="beacon" actions={<Button size="sm">Try again</Button>}>
          Satisfaction scores didn’t load. Everything else is up to date.
        </Banner>
      }
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Satisfaction scores didn’t load/)).toBeVisible());
    expect(canvas.getByRole('rowheader', { name: 'Ambler Towing' })).toBeVisible();
  },
});

export const ExportedByTheServer = meta.story({
  render: () => <Stations rows={few} server={{ totalRows: 240, onExport: saved }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await head(canvas, /Calls/));
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel' }));
    await waitFor(() =>
      expect(saved).toHaveBeenLastCalledWith(
        'excel',
        expect.objectContaining({ sort: [{ id: 'calls', descending: true }] }),
      ),
    );
  },
});

export const PhoneList = meta.story({
  tags: ['matrix'],
  render: () => (
    <div className="story-phone">
      <Stations {...list} onRowOpen={opened} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    // The name opens the record; the rest of the row opens the other columns.
    await userEvent.click(await canvas.findByRole('link', { name: 'Ambler Towing' }));
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    const row = await canvas.findByRole('row', { name: /Ambler Towing/ });
    await userEvent.click(within(row).getAllByRole('gridcell')[0] as HTMLElement);
    const details = within(await screen.findByRole('dialog', { name: 'Ambler Towing' }));
    await userEvent.click(await details.findByRole('button', { name: 'Open' }));
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Headers line up with their cells in every row, however long a row's text is. */
export const PhoneHeadsOverCells = meta.story({
  tags: ['matrix'],
  render: () => (
    <div style={{ inlineSize: 390 }}>
      <DataTable
        {...base}
        rows={few}
        columns={[
          { id: 'minutes', header: 'Arrival', type: 'number', value: (row) => row.minutes },
          {
            id: 'station',
            header: 'Station',
            type: 'text',
            width: 300,
            priority: 1,
            rowHeader: true,
            value: (row) => `${row.station} and sons of ${row.market}`.slice(0, 12 + 9 * few.indexOf(row)),
          },
          {
            id: 'market',
            header: 'Market, and what it is known for',
            type: 'text',
            width: 360,
            priority: 2,
            value: (row) => [row.market, 'Towing, tires, batteries, and lockouts', 'All'][few.indexOf(row) % 3],
          },
        ]}
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('columnheader').map((each) => each.dataset.column)).toEqual(['station', 'market']),
    );
    const edges = (cells: Iterable<Element>) =>
      [...cells].map((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return [Math.round(left), Math.round(right)];
      });
    const heads = edges(canvas.getAllByRole('columnheader'));
    const rowsDrawn = [...canvasElement.querySelectorAll('[data-component="DataTable.Row"]')];
    expect(rowsDrawn).toHaveLength(few.length);
    for (const row of rowsDrawn) expect(edges(row.children)).toEqual(heads);
    // Text that doesn't fit on a phone is clipped inside its cell.
    for (const row of rowsDrawn)
      for (const cell of row.children)
        if (cell.scrollWidth > cell.clientWidth) expect(getComputedStyle(cell).overflowX).toBe('clip');
  },
});
