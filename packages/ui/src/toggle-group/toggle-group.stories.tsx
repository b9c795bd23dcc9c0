import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Stack } from '../stack/index.ts';
import { toggleGroupConformance } from './toggle-group.conformance.tsx';
import { ToggleGroup } from './index.ts';

const meta = preview.meta({
  title: 'Actions/ToggleGroup',
  component: ToggleGroup.Root,
  args: { 'aria-label': 'Services', onValueChange: fn() },
});
const items = ['Tow', 'Battery', 'Light Service'].map((name) => (
  <ToggleGroup.Item key={name} value={name}>
    {name}
  </ToggleGroup.Item>
));

export const Default = meta.story({ args: { defaultValue: ['Tow'], children: items } });

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack align="start">
      <ToggleGroup.Root aria-label="Services" defaultValue={['Tow', 'Battery']}>
        {items}
      </ToggleGroup.Root>
      <ToggleGroup.Root aria-label="Services, small" size="sm" defaultValue={[]}>
        {items}
      </ToggleGroup.Root>
    </Stack>
  ),
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack align="start">
      <ToggleGroup.Root aria-label="Services" defaultValue={['Tow']} disabled>
        {items}
      </ToggleGroup.Root>
      <ToggleGroup.Root aria-label="Services, one closed" defaultValue={['Tow']}>
        <ToggleGroup.Item value="Tow">Tow</ToggleGroup.Item>
        <ToggleGroup.Item value="Battery" disabled>
          Battery
        </ToggleGroup.Item>
      </ToggleGroup.Root>
    </Stack>
  ),
});

export const Keyboard = meta.story({
  args: { defaultValue: ['Tow'], children: items },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tow', pressed: true })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Battery', pressed: true })).toHaveFocus());
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['Tow', 'Battery']));
    await userEvent.keyboard('{Home} ');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tow', pressed: false })).toHaveFocus());
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['Battery']));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getAllByRole('button')).not.toContain(document.activeElement));
  },
});

export const Conformance = meta.story(conformanceStory(toggleGroupConformance));
