import { expect, screen, waitFor } from 'storybook/test';

interface Keys {
  keyboard(text: string): Promise<void>;
}

/** So many labels that no list shows them all at once. */
export const crowdedLabels = Array.from({ length: 60 }, (_label, index) => `Station ${index + 1}`);

/**
 * Walks a list of {@link crowdedLabels} under a search: the field one types in answers for the list, so that arrow keys
 * walk and scroll it and Tab does not stop there.
 * @param search - what the field is called
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
