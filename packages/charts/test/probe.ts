import { expect, userEvent, waitFor, within } from 'storybook/test';

/** The focused element inside a chart, in Tab order. */
const tabStops = (root: Element): readonly Element[] =>
  [...root.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
    (element) => (element as HTMLElement).tabIndex >= 0 && element.checkVisibility(),
  );

/**
 * The value under the cursor, once the shared live region has announced exactly that; the region may still contain
 * another chart's message.
 */
async function announced(plot: HTMLElement): Promise<string> {
  const label = () => within(plot).getByRole('img').getAttribute('aria-label') ?? '';
  const regions = () => plot.ownerDocument.querySelectorAll('[data-component="Chart.Announcer"]');
  await waitFor(() => expect([...regions()].map((region) => region.textContent)).toEqual([label()]));
  return label();
}

/**
 * Checks the accessibility model of one chart: a named figure with a summary, one tab stop that is an application only
 * while focused, arrow keys that announce values, a real table one key away with the same values, and Escape.
 */
export async function probeChart(canvasElement: HTMLElement): Promise<void> {
  const figure = canvasElement.querySelector('figure') as HTMLElement;
  const plot = figure.querySelector<HTMLElement>('[data-component="Chart.Plot"]') as HTMLElement;
  await expect(tabStops(figure)).toEqual([plot]);
  await expect(plot).toHaveAccessibleName();
  await expect(plot).toHaveAccessibleDescription(/\w/);
  await expect(plot).toHaveAttribute('role', 'group');

  plot.focus();
  await expect(plot).toHaveAttribute('role', 'application');
  // The handlers load on the first focus.
  await waitFor(async () => {
    await userEvent.keyboard('{Home}');
    await expect(plot.querySelector('[role="img"]')).not.toBeNull();
  });
  const first = await announced(plot);
  await expect(first).toMatch(/\w/);
  const { rows } = await openTable(figure);
  await expect(rows.length).toBeGreaterThan(0);
  plot.focus();
  await userEvent.keyboard('{End}');
  if (rows.length > 1) {
    await waitFor(() => expect(within(plot).getByRole('img')).not.toHaveAccessibleName(first));
    await announced(plot);
  }
  // A value is announced the same way it appears in the table.
  const spoken = within(plot).getByRole('img').getAttribute('aria-label') ?? '';
  await expect(
    rows.some(
      (row) =>
        row.every((part) => part.length === 0 || spoken.includes(part)) ||
        row.slice(1).some((part) => part.length > 0 && spoken.includes(part)),
    ),
  ).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect(plot.querySelector('[role="img"]')).toBeNull();
  plot.blur();
  await expect(plot).toHaveAttribute('role', 'group');
}

/** Opens the table with the T key, reads it, and closes it again. */
async function openTable(figure: HTMLElement): Promise<{ readonly rows: readonly (readonly string[])[] }> {
  await userEvent.keyboard('t');
  const table = await within(figure).findByRole('table');
  const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ''),
  );
  const buttons = within(figure).getAllByRole('button', { name: 'Close table' });
  await userEvent.click(buttons[0] as HTMLElement);
  await waitFor(() => expect(within(figure).queryByRole('table')).toBeNull());
  return { rows };
}

/** The probe as a story. */
export const probeStory = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => await probeChart(canvasElement),
};
