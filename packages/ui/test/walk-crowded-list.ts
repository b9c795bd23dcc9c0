import { expect, screen, waitFor } from 'storybook/test';

interface Keys {
  keyboard(text: string): Promise<void>;
}

/** More labels than any list shows at once. */
export const crowdedLabels = Array.from({ length: 60 }, (_label, index) => `Station ${index + 1}`);

/**
 * Checks keyboard navigation in a list of {@link crowdedLabels} under a search input: arrow keys in the input move
 * through and scroll the list, and Tab does not stop on it.
 * @param search - the accessible name of the input
 */
export async function walkCrowdedList(userEvent: Keys, search: string): Promise<void> {
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(list.clientHeight + 100));
  const field = await screen.findByRole('combobox', { name: search, expanded: true });
  await waitFor(() => expect(field.getAttribute('aria-controls')).toBe(list.id));
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() =>
    expect(field.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { name: crowdedLabels.at(-1) ?? '' }).id,
    ),
  );
  await waitFor(() => expect(list.scrollTop).toBeGreaterThan(100));
}
