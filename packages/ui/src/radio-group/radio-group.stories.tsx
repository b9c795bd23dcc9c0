import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Field } from '../field/index.ts';
import { Grid } from '../grid/index.ts';
import { ServiceBatteryIcon, ServiceLightIcon, ServiceTowIcon } from '../icons/index.ts';
import { Stack } from '../stack/index.ts';
import { RadioGroup } from './index.ts';
import { radioGroupConformance } from './radio-group.conformance.tsx';

const repeats = [
  { value: 'never', label: 'Does not repeat' },
  { value: 'weekly', label: 'Every week' },
  { value: 'weekdays', label: 'Monday to Friday' },
];
const services = [
  { value: 'tow', label: 'Tow', description: 'To a workshop or home', leading: <ServiceTowIcon /> },
  { value: 'battery', label: 'Battery', description: 'Jump start or replacement', leading: <ServiceBatteryIcon /> },
  { value: 'light', label: 'Light service', description: 'Fuel, wheel, lockout', leading: <ServiceLightIcon /> },
];

const meta = preview.meta({
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  args: { 'aria-label': 'Repeat', items: repeats, defaultValue: 'never', onValueChange: fn() },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={24}>
      <Grid columns={3} gap={24}>
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Field key={size} label="Repeat">
            <RadioGroup size={size} items={repeats} defaultValue="weekly" />
          </Field>
        ))}
      </Grid>
      <Field label="Repeat">
        <RadioGroup orientation="horizontal" items={repeats} defaultValue="never" />
      </Field>
      <Field label="Service" description="It decides which drivers can be sent.">
        <RadioGroup look="cards" orientation="horizontal" items={services} defaultValue="tow" />
      </Field>
      <Grid columns={2} gap={24}>
        <Field label="Service">
          <RadioGroup look="cards" items={services} defaultValue="battery" />
        </Field>
        <Field label="Service">
          <RadioGroup items={services} defaultValue="light" />
        </Field>
      </Grid>
    </Stack>
  ),
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={3} gap={24}>
      <Field label="Nothing chosen">
        <RadioGroup items={repeats} />
      </Field>
      <Field label="Disabled" disabled>
        <RadioGroup items={repeats} defaultValue="weekly" />
      </Field>
      <Field label="Repeat" error="Choose how often." required>
        <RadioGroup items={repeats} />
      </Field>
      <Field label="One choice is out">
        <RadioGroup
          look="cards"
          items={[
            ...services.slice(0, 2),
            { value: 'light', label: 'Light service', description: 'No driver is qualified', disabled: true },
          ]}
          defaultValue="tow"
        />
      </Field>
      <Field label="All are out" disabled>
        <RadioGroup look="cards" items={services} defaultValue="tow" />
      </Field>
    </Grid>
  ),
});

export const Keyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Does not repeat' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Every week' })).toBeChecked());
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('weekly', { reason: 'pick' }));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Monday to Friday' })).toBeChecked());
  },
});

export const CardsAreTargets = meta.story({
  args: { look: 'cards', items: services, defaultValue: 'tow', 'aria-label': 'Service' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByText('Jump start or replacement'));
    const chosen = await canvas.findByRole('radio', { name: 'Battery' });
    await waitFor(() => expect(chosen).toBeChecked());
    await waitFor(() => expect(chosen).toHaveAccessibleDescription('Jump start or replacement'));
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('battery', { reason: 'pick' }));
  },
});

export const FieldNamesTheGroup = meta.story({
  render: () => (
    <Field label="Repeat" error="Choose how often." required>
      <RadioGroup items={repeats} name="repeat" />
    </Field>
  ),
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('radiogroup', { name: /^Repeat/ });
    await waitFor(() => expect(group).toHaveAccessibleDescription('Choose how often.'));
    await waitFor(() => expect(group).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(group).toBeRequired());
  },
});

export const Conformance = meta.story(conformanceStory(radioGroupConformance));
