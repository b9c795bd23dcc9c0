import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Field } from '../field/index.ts';
import { Grid } from '../grid/index.ts';
import { UiProvider } from '../provider/index.ts';
import { Stack } from '../stack/index.ts';
import { calendarConformance, rangeCalendarConformance } from './calendar.conformance.tsx';
import { Calendar, type DateRange, RangeCalendar } from './index.ts';

const today = '2026-11-20';
const sundays = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

const meta = preview.meta({ title: 'Fields/Calendar', component: Calendar, args: { today, onValueChange: fn() } });

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={32}>
      <Grid columns={2} gap={24}>
        <Calendar today={today} value="2026-11-12" aria-label="First day" />
        <Calendar today={today} value={today} firstDay={1} aria-label="First day, weeks from Monday" />
      </Grid>
      <RangeCalendar
        today={today}
        max={today}
        months={2}
        value={{ from: '2026-10-13', to: '2026-11-18' }}
        aria-label="Period"
      />
      <UiProvider locale="de-DE">
        <RangeCalendar
          today={today}
          months={2}
          value={{ from: '2026-11-20', to: '2026-11-20' }}
          aria-label="Zeitraum"
        />
      </UiProvider>
    </Stack>
  ),
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap={24}>
      <Calendar today={today} min="2026-11-09" max="2026-11-27" aria-label="Between two days" />
      <Calendar today={today} unavailable={sundays} aria-label="Without Sundays" />
      <Calendar today={today} value="2026-11-12" disabled aria-label="Disabled" />
      <Calendar today={today} value="2026-11-12" readOnly aria-label="To read only" />
      <Field label="Period" error="A driver is on leave on the 12th.">
        <RangeCalendar today={today} value={{ from: '2026-11-10', to: '2026-11-13' }} />
      </Field>
    </Grid>
  ),
});

export const Keyboard = meta.story({
  args: { defaultValue: '2026-11-12', autoFocus: true },
  play: async ({ canvas, args, userEvent }) => {
    const day = (name: RegExp) => canvas.getByRole('button', { name });
    await waitFor(() => expect(day(/November 12, 2026, selected$/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(day(/^Today, Friday, November 20, 2026$/)).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(day(/November 1, 2026$/)).toHaveFocus());
    await userEvent.keyboard('{End}{PageDown}');
    await waitFor(() => expect(day(/December 30, 2026$/)).toHaveFocus());
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('2025-12-30', { reason: 'pick' }));
    await waitFor(() => expect(day(/December 30, 2025, selected$/)).toHaveFocus());
  },
});

export const MonthsAndYearsAreJumps = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Month' }), 'February');
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Year' }), '2028');
    await userEvent.click(await canvas.findByRole('button', { name: /February 29, 2028$/ }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('2028-02-29', { reason: 'pick' }));
  },
});

export const LimitsHold = meta.story({
  args: { min: '2026-11-09', max: today, unavailable: sundays },
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next month' })).toBeDisabled());
    await userEvent.click(await canvas.findByRole('button', { name: /November 15, 2026$/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /November 21, 2026$/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /November 16, 2026$/ }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('2026-11-16', { reason: 'pick' }));
    expect(args.onValueChange).toHaveBeenCalledOnce();
  },
});

export const RangeByTwoClicks = meta.story({
  render: function Period() {
    const [period, setPeriod] = useState<DateRange | null>(null);
    return (
      <Stack>
        <RangeCalendar
          today={today}
          months={2}
          max={today}
          value={period}
          onValueChange={setPeriod}
          aria-label="Period"
        />
        <output>{period && `${period.from} ${period.to}`}</output>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /November 3, 2026$/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /October 26, 2026$/ }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2026-10-26 2026-11-03'));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /October 26, 2026, first day of the range$/ })).toBeVisible(),
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /November 3, 2026, last day of the range$/ })).toBeVisible(),
    );
  },
});

export const ArrowsTurnRoundFromRightToLeft = meta.story({
  render: (args) => (
    <UiProvider direction="rtl">
      <div dir="rtl">
        <Calendar {...args} defaultValue="2026-11-12" autoFocus />
      </div>
    </UiProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /November 13, 2026$/ })).toHaveFocus());
  },
});

export const TodayIsThePagesToday = meta.story({
  args: { today: '1999-12-31' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Today, Friday, December 31, 1999' })).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Today/ })).toHaveLength(1));
  },
});

export const Conformance = meta.story(conformanceStory(calendarConformance));
export const RangeConformance = meta.story(conformanceStory(rangeCalendarConformance));
