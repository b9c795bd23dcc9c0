import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Field } from '../field/index.ts';
import { Grid } from '../grid/index.ts';
import { UiProvider } from '../provider/index.ts';
import { Stack } from '../stack/index.ts';
import { timeFieldConformance } from './time-field.conformance.tsx';
import { TimeField } from './index.ts';

const meta = preview.meta({
  title: 'Fields/TimeField',
  component: TimeField,
  args: { 'aria-label': 'Start of shift', onValueChange: fn() },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={3} gap={24}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Stack key={size} gap={16}>
          <Field label="Start of shift">
            <TimeField size={size} defaultValue="08:15" />
          </Field>
          <Field label="End of shift">
            <TimeField size={size} defaultValue="17:00" clock={24} />
          </Field>
          <UiProvider locale="de-DE">
            <Field label="Beginn">
              <TimeField size={size} />
            </Field>
          </UiProvider>
        </Stack>
      ))}
    </Grid>
  ),
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap={24}>
      <Field label="Nothing entered" required>
        <TimeField />
      </Field>
      <Field label="Too early">
        <TimeField min="06:00" max="22:00" defaultValue="05:30" />
      </Field>
      <Field label="The form objects" error="The shift before ends at 9:00 AM.">
        <TimeField defaultValue="08:15" />
      </Field>
      <Field label="Disabled" disabled>
        <TimeField defaultValue="08:15" />
      </Field>
      <Field label="To read only" readOnly>
        <TimeField defaultValue="08:15" />
      </Field>
    </Grid>
  ),
});

export const Typed = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('spinbutton', { name: /^hour/ }));
    await userEvent.keyboard('0815p');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('20:15', { reason: 'type' }));
  },
});

export const Keyboard = meta.story({
  args: { clock: 24, defaultValue: '23:59' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /^hour/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('00:59', { reason: 'type' }));
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('00:00', { reason: 'type' }));
  },
});

export const LimitsAreExplained = meta.story({
  args: { min: '06:00', max: '22:00', clock: 24 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('spinbutton', { name: /^hour/ }));
    await userEvent.keyboard('2330');
    await waitFor(() => expect(canvas.getByText('Enter a time from 06:00 to 22:00.')).toBeVisible());
  },
});

export const Conformance = meta.story(conformanceStory(timeFieldConformance));
