import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Stack } from '../stack/index.ts';
import { checkboxConformance } from './checkbox.conformance.tsx';
import { Checkbox } from './index.ts';

const meta = preview.meta({
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Stay signed in', onCheckedChange: fn() },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack align="start">
      <Checkbox label="Stay signed in" defaultChecked />
      <Checkbox label="Show quick tips" description="A sentence beside what is new, until you have used it once." />
      <Checkbox label="All stations" checked="mixed" />
    </Stack>
  ),
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack align="start">
      <Checkbox label="Not chosen" />
      <Checkbox label="Chosen" defaultChecked />
      <Checkbox label="Some chosen" checked="mixed" />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled and chosen" disabled defaultChecked description="Set by your station." />
      <Checkbox label="I have read the rules of the season" invalid />
    </Stack>
  ),
});

export const Keyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Stay signed in' });
    await userEvent.tab();
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(box).toBeChecked());
    await waitFor(() => expect(args.onCheckedChange).toHaveBeenLastCalledWith(true));
  },
});

export const MixedIsAnnounced = meta.story({
  args: { label: 'All stations', checked: 'mixed' },
  play: async ({ canvas, args, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: 'All stations' });
    await waitFor(() => expect(box).toBePartiallyChecked());
    await userEvent.click(await canvas.findByText('All stations'));
    await waitFor(() => expect(args.onCheckedChange).toHaveBeenLastCalledWith(true));
  },
});

export const DescriptionIsReadOnce = meta.story({
  args: { label: 'Show quick tips', description: 'Until you have used what is new once.' },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Show quick tips' });
    await waitFor(() => expect(box).toHaveAccessibleDescription('Until you have used what is new once.'));
  },
});

export const Conformance = meta.story(conformanceStory(checkboxConformance));
