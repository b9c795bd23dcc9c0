import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Stack } from '../stack/index.ts';
import { searchFieldConformance } from './search-field.conformance.tsx';
import { SearchField } from './index.ts';


const meta = preview.meta({ title: 'Fields/SearchField', component: SearchField, args: { placeholder: 'Station, driver or call', onValueChange: fn() } });

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
    const input = canvas.getByRole('searchbox', { name: 'Station, driver or call' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', { reason: 'clear' });
    await userEvent.keyboard('Bucks{Escape}');
    await expect(input).toHaveValue('');
  },
});

export const Conformance = meta.story(conformanceStory(searchFieldConformance));
