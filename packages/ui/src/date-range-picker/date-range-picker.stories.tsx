import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Field } from '../field/index.ts';
import { Grid } from '../grid/index.ts';
import { UiProvider } from '../provider/index.ts';
import { Stack } from '../stack/index.ts';
import { dateRangePickerConformance } from './date-range-picker.conformance.tsx';
import { type DateRange, DateRangePicker, dateRangePresets } from './index.ts';

const today = '2026-11-20';
const month = { from: '2026-11-01', to: '2026-11-20' };
const free = { from: '2026-10-13', to: '2026-11-05' };

const meta = preview.meta({
  title: 'Fields/DateRangePicker',
  component: DateRangePicker,
  args: { today, max: today, 'aria-label': 'Period', onValueChange: fn() },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap={24}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Stack key={size} gap={16}>
          <Field label="Period">
            <DateRangePicker today={today} max={today} size={size} defaultValue={month} />
          </Field>
          <Field label="Period">
            <DateRangePicker today={today} max={today} size={size} defaultValue={free} />
          </Field>
        </Stack>
      ))}
      <UiProvider locale="de-DE">
        <Field label="Zeitraum">
          <DateRangePicker today={today} presets={[]} defaultValue={free} />
        </Field>
      </UiProvider>
    </Grid>
  ),
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap={24}>
      <Field label="Nothing chosen" required>
        <DateRangePicker today={today} />
      </Field>
      <Field label="Period" error="Choose at most 31 days.">
        <DateRangePicker today={today} defaultValue={{ from: '2026-01-01', to: today }} />
      </Field>
      <Field label="Disabled" disabled>
        <DateRangePicker today={today} max={today} defaultValue={month} />
      </Field>
    </Grid>
  ),
});

export const Open = meta.story({
  tags: ['matrix'],
  args: { defaultOpen: true, defaultValue: free, clearable: true },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apply' })).toBeVisible());
    const lastDay = screen.getByRole('button', { name: /November 5, 2026/ });
    await waitFor(() => expect(lastDay).toHaveFocus());
    // The day shows that it has the focus only if the last input was a key, also in another story.
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await waitFor(() => expect(lastDay).toHaveFocus());
  },
});

export const ByName = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Period: Choose a period' }));
    await userEvent.click(await screen.findByRole('button', { name: 'This month' }));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(month, { reason: 'preset', preset: 'this-month' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Period: This month Nov 1/ })).toBeVisible());
  },
});

export const FromTheCalendar = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Period: Choose a period' }));
    await userEvent.click(await screen.findByRole('button', { name: /November 2, 2026$/ }));
    await userEvent.click(await screen.findByRole('button', { name: /November 9, 2026$/ }));
    await waitFor(() => expect(screen.getByText('8 days')).toBeVisible());
    expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-02', to: '2026-11-09' }, { reason: 'pick' }),
    );
  },
});

export const Typed = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Period: Choose a period' }));
    const first = within(await screen.findByRole('group', { name: 'First day' }));
    const last = within(await screen.findByRole('group', { name: 'Last day' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Custom' }));
    await waitFor(() => expect(first.getByRole('spinbutton', { name: /^month/ })).toHaveFocus());
    await userEvent.keyboard('11152026');
    await userEvent.click(await last.findByRole('spinbutton', { name: /^month/ }));
    await userEvent.keyboard('11102026');
    await waitFor(() => expect(screen.getByText('The first day is after the last.')).toBeVisible());
    await userEvent.click(await last.findByRole('spinbutton', { name: /^day/ }));
    await userEvent.keyboard('18');
    await waitFor(() => expect(screen.queryByText('The first day is after the last.')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /November 15, 2026, first day of the range$/ })).toBeVisible(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-15', to: '2026-11-18' }, { reason: 'type' }),
    );
  },
});

export const Keyboard = meta.story({
  args: { defaultValue: { from: '2026-11-10', to: '2026-11-12' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Period/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /November 12, 2026, last day of the range$/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ from: '2026-11-05' }), {
        reason: 'pick',
      }),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Period/ })).toHaveFocus());
  },
});

export const EscapeKeepsWhatHeld = meta.story({
  args: { defaultValue: month },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Period/ }));
    await userEvent.click(await screen.findByRole('button', { name: /November 2, 2026, selected$/ }));
    await userEvent.keyboard('{Escape}');
    if (screen.queryByRole('dialog')) await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const ApplyExplainsWhatIsMissing = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Period: Choose a period' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.getByText('Enter the first and the last day.')).toBeVisible());
    expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const PresetsOfItsOwn = meta.story({
  args: {
    presets: [
      { id: 'incentive', label: 'Incentive period', range: () => ({ from: '2026-10-01', to: '2026-12-31' }) },
      { id: 'next', label: 'Next week', range: () => ({ from: '2026-11-22', to: '2026-11-28' }) },
      ...dateRangePresets.slice(0, 1),
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Period: Choose a period' }));
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Next week' })).toBeDisabled());
    await userEvent.click(await screen.findByRole('button', { name: 'Incentive period' }));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(
        { from: '2026-10-01', to: today },
        { reason: 'preset', preset: 'incentive' },
      ),
    );
  },
});

export const FieldNamesIt = meta.story({
  render: function Filter() {
    const [period, setPeriod] = useState<DateRange | null>(free);
    return (
      <Field label="Period" error="Choose at most 14 days.">
        <DateRangePicker today={today} max={today} value={period} onValueChange={setPeriod} clearable />
      </Field>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = await canvas.findByRole('button', { name: /^Period Oct 13/ });
    await waitFor(() => expect(trigger).toHaveAccessibleDescription('Choose at most 14 days.'));
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Period Choose a period' })).toBeVisible());
  },
});

export const Conformance = meta.story(conformanceStory(dateRangePickerConformance));
