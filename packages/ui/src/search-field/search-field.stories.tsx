import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Stack } from '../stack/index.ts';
import { searchFieldConformance } from './search-field.conformance.tsx';
import { SearchField } from './index.ts';

const meta = preview.meta({
  title: 'Fields/SearchField',
  component: SearchField,
  args: { placeholder: 'Station, driver or call', onValueChange: fn() },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      <SearchField size="sm" placeholder="Small" />
      <SearchField placeholder="Middle" defaultValue="Ambler" />
      <SearchField size="lg" placeholder="Large" defaultValue="Ambler" />
      <SearchField placeholder="Disabled" disabled />
    </Stack>
  ),
});

export const Clear = meta.story({
  args: { defaultValue: 'Ambler' },
  play: async ({ canvas, args, userEvent }) => {
    const input = await canvas.findByRole('searchbox', { name: 'Station, driver or call' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(input).toHaveValue(''));
    await waitFor(() => expect(input).toHaveFocus());
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('', { reason: 'clear' }));
    await userEvent.keyboard('Bucks{Escape}');
    await waitFor(() => expect(input).toHaveValue(''));
  },
});

export const Conformance = meta.story(conformanceStory(searchFieldConformance));
