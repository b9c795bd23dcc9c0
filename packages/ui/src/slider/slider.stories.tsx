import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Field } from '../field/index.ts';
import { Grid } from '../grid/index.ts';
import { UiProvider } from '../provider/index.ts';
import { Stack } from '../stack/index.ts';
import { Slider } from './index.ts';
import { sliderConformance } from './slider.conformance.tsx';

const minutes = (amount: number) => `${amount} min`;
const hours = (amount: number) => `${String(amount).padStart(2, '0')}:00`;
const waits = [0, 30, 60, 90].map((value) => ({ value, label: String(value) }));

const meta = preview.meta({
  title: 'Fields/Slider',
  component: Slider,
  args: {
    'aria-label': 'Longest wait',
    max: 90,
    step: 5,
    defaultValue: 45,
    formatValue: minutes,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap={24}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Stack key={size} gap={16}>
          <Field label="Longest wait">
            <Slider size={size} max={90} step={5} defaultValue={45} formatValue={minutes} />
          </Field>
          <Field label="Hours shown">
            <Slider size={size} max={24} defaultValue={[6, 18]} formatValue={hours} />
          </Field>
        </Stack>
      ))}
      <Field label="Longest wait" description="In minutes">
        <Slider max={90} step={5} defaultValue={30} marks={waits} showValue={false} />
      </Field>
    </Grid>
  ),
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap={24}>
      <Field label="At the start">
        <Slider defaultValue={0} />
      </Field>
      <Field label="At the end">
        <Slider defaultValue={100} />
      </Field>
      <Field label="Disabled" disabled>
        <Slider max={90} defaultValue={45} formatValue={minutes} />
      </Field>
      <Field label="Hours shown" error="Leave six hours between both ends.">
        <Slider max={24} defaultValue={[10, 12]} formatValue={hours} />
      </Field>
    </Grid>
  ),
});

export const Keyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const thumb = await canvas.findByRole('slider', { name: 'Longest wait' });
    await userEvent.tab();
    await waitFor(() => expect(thumb).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(thumb).toHaveAttribute('aria-valuenow', '50'));
    await waitFor(() => expect(thumb).toHaveAttribute('aria-valuetext', '50 min'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(90, { reason: 'move' }));
    await userEvent.keyboard('{PageDown}{Home}');
    await waitFor(() => expect(args.onValueCommit).toHaveBeenLastCalledWith(0, { reason: 'move' }));
    await waitFor(() => expect(canvas.getByText('0 min')).toBeVisible());
  },
});

export const TwoThumbsKeepTheirOrder = meta.story({
  render: function Hours() {
    const [value, setValue] = useState<readonly [number, number]>([6, 8]);
    return (
      <Field label="Hours shown">
        <Slider max={24} value={value} onValueChange={setValue} formatValue={hours} />
      </Field>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Hours shown' })).toBeVisible());
    const from = await canvas.findByRole('slider', { name: 'From' });
    const to = await canvas.findByRole('slider', { name: 'To' });
    from.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(from).toHaveAttribute('aria-valuenow', '8'));
    await waitFor(() => expect(to).toHaveAttribute('aria-valuenow', '8'));
    to.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByText('08:00 to 24:00')).toBeVisible());
  },
});

export const TurnsRoundFromRightToLeft = meta.story({
  render: (args) => (
    <UiProvider direction="rtl">
      <div dir="rtl">
        <Slider {...args} defaultValue={45} />
      </div>
    </UiProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const thumb = await canvas.findByRole('slider');
    thumb.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(thumb).toHaveAttribute('aria-valuenow', '50'));
  },
});

export const Conformance = meta.story(conformanceStory(sliderConformance));
