import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Field } from '../field/index.ts';
import { Grid } from '../grid/index.ts';
import { UiProvider } from '../provider/index.ts';
import { Stack } from '../stack/index.ts';
import { dateFieldConformance } from './date-field.conformance.tsx';
import { DateField } from './index.ts';

const today = '2026-11-20';
const sundays = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

const meta = preview.meta({
  title: 'Fields/DateField',
  component: DateField,
  args: { today, 'aria-label': 'First day', onValueChange: fn() },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={3} gap={24}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Stack key={size} gap={16}>
          <Field label="First day">
            <DateField today={today} size={size} defaultValue="2026-11-20" />
          </Field>
          <Field label="Last day" description="Leave it empty for no end." optional>
            <DateField today={today} size={size} />
          </Field>
          <UiProvider locale="de-DE">
            <Field label="Erster Tag">
              <DateField today={today} size={size} defaultValue="2026-11-02" />
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
        <DateField today={today} />
      </Field>
      <Field label="Too early">
        <DateField today={today} min={today} defaultValue="2026-11-02" />
      </Field>
      <Field label="The form objects" error="The driver is on leave.">
        <DateField today={today} defaultValue="2026-11-23" />
      </Field>
      <Field label="Disabled" disabled>
        <DateField today={today} defaultValue="2026-11-20" />
      </Field>
      <Field label="To read only" readOnly>
        <DateField today={today} defaultValue="2026-11-20" />
      </Field>
    </Grid>
  ),
});

export const Typed = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('spinbutton', { name: /^month/ }));
    await userEvent.keyboard('11202026');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-20', { reason: 'type' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'First day' })).toBeVisible());
  },
});

export const Keyboard = meta.story({
  args: { defaultValue: '2026-11-20' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-19', { reason: 'type' }));
  },
});

/** The first digits of a year are no date: a page that loads the day would load one of the year 2. */
export const AYearIsTypedToItsEnd = meta.story({
  args: { defaultValue: '2026-11-20' },
  play: async ({ canvas, args, userEvent }) => {
    const year = await canvas.findByRole('spinbutton', { name: /^year/ });
    await userEvent.click(year);
    await userEvent.keyboard('202');
    await waitFor(() => expect(year).toHaveTextContent('202'));
    expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('5');
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('2025-11-20', { reason: 'type' }));
    expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await userEvent.click(year);
    await userEvent.keyboard('2');
    await userEvent.tab();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' }));
    await waitFor(() => expect(canvas.getByText('Enter the full date.')).toBeVisible());
  },
});

export const AnUnfinishedDateIsNoDate = meta.story({
  args: { defaultValue: '2026-11-20' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('spinbutton', { name: /^day/ }));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' }));
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveTextContent('11'));
    await waitFor(() => expect(canvas.getByText('Enter the full date.')).toBeVisible());
    await userEvent.click(await canvas.findByRole('spinbutton', { name: /^day/ }));
    await userEvent.keyboard('20');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-20', { reason: 'type' }));
    await waitFor(() => expect(canvas.queryByText('Enter the full date.')).toBeNull());
  },
});

export const ArrowsStartFromToday = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('spinbutton', { name: /^year/ }));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /^year/ })).toHaveTextContent('2026'));
  },
});

export const HalfADateIsExplained = meta.story({
  render: (args) => (
    <Stack>
      <Field label="First day">
        <DateField {...args} />
      </Field>
      <button type="button">Next</button>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('First day'));
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus());
    await userEvent.keyboard('11');
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByText('Enter the full date.')).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'First day' })).toHaveAccessibleDescription('Enter the full date.'),
    );
    await userEvent.click(await canvas.findByRole('spinbutton', { name: /^day/ }));
    await waitFor(() => expect(canvas.queryByText('Enter the full date.')).toBeNull());
    await userEvent.keyboard('202026');
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.queryByText('Enter the full date.')).toBeNull());
  },
});

export const LimitsAreExplained = meta.story({
  args: { min: '2026-11-01', max: '2026-11-30', unavailable: sundays, 'aria-label': 'First day' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('spinbutton', { name: /^month/ }));
    await userEvent.keyboard('12012026');
    await waitFor(() => expect(canvas.getByText('Enter a date from Nov 1, 2026 to Nov 30, 2026.')).toBeVisible());
    await userEvent.click(await canvas.findByRole('spinbutton', { name: /^month/ }));
    await userEvent.keyboard('11222026');
    await waitFor(() => expect(canvas.getByText('This day isn’t available.')).toBeVisible());
  },
});

export const Conformance = meta.story(conformanceStory(dateFieldConformance));
