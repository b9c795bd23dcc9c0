import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Field } from '../field/index.ts';
import { Grid } from '../grid/index.ts';
import { Stack } from '../stack/index.ts';
import { Switch } from './index.ts';
import { switchConformance } from './switch.conformance.tsx';

const meta = preview.meta({
  title: 'Fields/Switch',
  component: Switch,
  args: { label: 'Mute notifications', onCheckedChange: fn() },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={3} gap={24}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Stack key={size}>
          <Switch size={size} label="Ghosts in the schedule" />
          <Switch size={size} label="Ghosts in the schedule" defaultChecked />
          <Switch
            size={size}
            label="Send at night"
            description="Messages between 22:00 and 06:00 wait for the morning while it is off."
            defaultChecked
          />
          <Field label="Show unconfirmed">
            <Switch size={size} defaultChecked />
          </Field>
        </Stack>
      ))}
    </Grid>
  ),
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap={24}>
      <Stack>
        <Switch label="Off" />
        <Switch label="On" defaultChecked />
      </Stack>
      <Stack>
        <Switch label="Disabled, off" disabled />
        <Switch label="Disabled, on" description="Your team lead decides this." disabled defaultChecked />
      </Stack>
      <Field label="Share my position" error="Turn it on to take calls." required>
        <Switch />
      </Field>
    </Grid>
  ),
});

export const Keyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const control = await canvas.findByRole('switch', { name: 'Mute notifications' });
    await userEvent.tab();
    await waitFor(() => expect(control).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(control).toBeChecked());
    await waitFor(() => expect(args.onCheckedChange).toHaveBeenLastCalledWith(true, { reason: 'press' }));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(control).not.toBeChecked());
  },
});

export const WordsAreTheTarget = meta.story({
  args: { description: 'Calls still ring.' },
  play: async ({ canvas, userEvent }) => {
    const control = await canvas.findByRole('switch', { name: 'Mute notifications' });
    await userEvent.click(await canvas.findByText('Mute notifications'));
    await waitFor(() => expect(control).toBeChecked());
    await waitFor(() => expect(control).toHaveAccessibleDescription('Calls still ring.'));
  },
});

export const DisabledStays = meta.story({
  args: { disabled: true },
  play: async ({ canvas, args, userEvent }) => {
    const label = await canvas.findByText('Mute notifications');
    const reached = fn();
    label.addEventListener('click', reached);
    await userEvent.click(label);
    await waitFor(() => expect(reached).toHaveBeenCalledOnce());
    expect(canvas.getByRole('switch')).not.toBeChecked();
    expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
});

export const OwnerHoldsIt = meta.story({
  args: { checked: false },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch'));
    await waitFor(() => expect(args.onCheckedChange).toHaveBeenCalledWith(true, { reason: 'press' }));
    expect(canvas.getByRole('switch')).not.toBeChecked();
  },
});

export const Conformance = meta.story(conformanceStory(switchConformance));
