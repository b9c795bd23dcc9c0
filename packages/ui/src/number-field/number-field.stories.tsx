import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Field } from '../field/index.ts';
import { Grid } from '../grid/index.ts';
import { UiProvider } from '../provider/index.ts';
import { Stack } from '../stack/index.ts';
import { NumberField } from './index.ts';
import { numberFieldConformance } from './number-field.conformance.tsx';

const euros: Intl.NumberFormatOptions = { style: 'currency', currency: 'EUR' };
const percent: Intl.NumberFormatOptions = { style: 'percent' };

const meta = preview.meta({
  title: 'Fields/NumberField',
  component: NumberField,
  args: { 'aria-label': 'Longest wait', unit: 'min', onValueChange: fn() },
});

export const Default = meta.story({ args: { defaultValue: 45 } });

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={3} gap={24}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Stack key={size} gap={16}>
          <Field label="Longest wait">
            <NumberField size={size} unit="min" defaultValue={45} />
          </Field>
          <Field label="Drivers needed">
            <NumberField size={size} defaultValue={12} min={0} />
          </Field>
          <Field label="Price of a tow">
            <NumberField size={size} format={euros} defaultValue={1249.5} steppers={false} />
          </Field>
          <Field label="Share on time">
            <NumberField size={size} format={percent} step={0.05} min={0} max={1} defaultValue={0.85} />
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
      <Field label="Nothing entered" optional>
        <NumberField placeholder="0" unit="min" />
      </Field>
      <Field label="At its largest">
        <NumberField defaultValue={90} max={90} unit="min" />
      </Field>
      <Field label="Outside its limits">
        <NumberField defaultValue={120} min={0} max={90} unit="min" />
      </Field>
      <Field label="The form objects" error="No station has so many drivers.">
        <NumberField defaultValue={400} />
      </Field>
      <Field label="Disabled" disabled>
        <NumberField defaultValue={45} unit="min" />
      </Field>
      <Field label="To read only" readOnly>
        <NumberField defaultValue={45} unit="min" />
      </Field>
    </Grid>
  ),
});

export const Keyboard = meta.story({
  args: { defaultValue: 45, min: 0, max: 90, step: 5 },
  play: async ({ canvas, args, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Longest wait' });
    await userEvent.tab();
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(box).toHaveValue('50'));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(50, { reason: 'set' }));
    await userEvent.keyboard('{End}{ArrowDown}');
    await waitFor(() => expect(box).toHaveValue('85'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(0, { reason: 'set' }));
    await userEvent.clear(box);
    await userEvent.type(box, '30{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(30, { reason: 'set' }));
    await waitFor(() => expect(box).toHaveAccessibleDescription('min'));
  },
});

export const Steppers = meta.story({
  args: { defaultValue: 89, max: 90 },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Longest wait' });
    const increase = await canvas.findByRole('button', { name: 'Increase' });
    await userEvent.click(increase);
    await waitFor(() => expect(box).toHaveValue('90'));
    await waitFor(() => expect(increase).toBeDisabled());
    await userEvent.click(await canvas.findByRole('button', { name: 'Decrease' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Decrease' }));
    await waitFor(() => expect(box).toHaveValue('88'));
  },
});

export const WrongNumbersAreExplained = meta.story({
  args: { min: 0, max: 90, step: 5 },
  play: async ({ canvas, args, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Longest wait' });
    await userEvent.type(box, '120');
    await userEvent.tab();
    await waitFor(() => expect(box).toHaveValue('120'));
    await waitFor(() => expect(box).toBeInvalid());
    await waitFor(() => expect(box).toHaveAccessibleDescription('min Enter a number from 0 to 90.'));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(120, { reason: 'set' }));
    await userEvent.clear(box);
    await userEvent.type(box, '42');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Enter a number in steps of 5, such as 40 or 45.')).toBeVisible());
    await userEvent.clear(box);
    await userEvent.type(box, '45');
    await userEvent.tab();
    await waitFor(() => expect(box).toBeValid());
  },
});

export const EmptyIsNoNumber = meta.story({
  args: { defaultValue: 45 },
  play: async ({ canvas, args, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Longest wait' });
    await userEvent.clear(box);
    await userEvent.tab();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' }));
    await waitFor(() => expect(box).toHaveValue(''));
  },
});

export const ReadsTheLanguage = meta.story({
  render: function German() {
    const [price, setPrice] = useState<number | null>(1249.5);
    return (
      <UiProvider locale="de-DE">
        <Field label="Preis" description={String(price)}>
          <NumberField format={euros} value={price} onValueChange={setPrice} />
        </Field>
      </UiProvider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Preis' });
    await waitFor(() => expect(box).toHaveValue('1.249,50\u00a0€'));
    await userEvent.clear(box);
    await userEvent.type(box, '2.000,25');
    await userEvent.tab();
    await waitFor(() => expect(box).toHaveValue('2.000,25\u00a0€'));
    await waitFor(() => expect(canvas.getByText('2000.25')).toBeVisible());
  },
});

export const Conformance = meta.story(conformanceStory(numberFieldConformance));
