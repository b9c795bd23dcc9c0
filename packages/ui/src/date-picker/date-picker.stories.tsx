import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Field } from '../field/index.ts';
import { Grid } from '../grid/index.ts';
import { UiProvider } from '../provider/index.ts';
import { Stack } from '../stack/index.ts';
import { datePickerConformance } from './date-picker.conformance.tsx';
import { DatePicker } from './index.ts';

const today = '2026-11-20';
const meta = preview.meta({
  title: 'Fields/DatePicker',
  component: DatePicker,
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
            <DatePicker today={today} size={size} defaultValue="2026-11-20" />
          </Field>
          <UiProvider locale="de-DE">
            <Field label="Erster Tag" description="Frühestens morgen">
              <DatePicker today={today} size={size} />
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
      <Field label="Too early">
        <DatePicker today={today} min={today} defaultValue="2026-11-02" />
      </Field>
      <Field label="The form objects" error="The driver is on leave.">
        <DatePicker today={today} defaultValue="2026-11-23" />
      </Field>
      <Field label="Disabled" disabled>
        <DatePicker today={today} defaultValue="2026-11-20" />
      </Field>
      <Field label="To read only" readOnly>
        <DatePicker today={today} defaultValue="2026-11-20" />
      </Field>
    </Grid>
  ),
});

/** The calendar is anchored below the frame of the field and doesn't cover it. */
const hangsBelow = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const field = canvasElement.querySelector('[data-component="DateField.Box"]')?.getBoundingClientRect();
    const calendar = document.querySelector('[data-component="DatePicker.Content"]')?.getBoundingClientRect();
    return expect([Math.round(calendar?.left ?? -1), Math.round(calendar?.top ?? -1)]).toEqual([
      Math.round(field?.left ?? 0),
      Math.round((field?.bottom ?? 0) + 4),
    ]);
  });

export const Open = meta.story({
  tags: ['matrix'],
  args: { defaultOpen: true, defaultValue: '2026-11-12', max: '2026-11-27' },
  play: async ({ userEvent }) => {
    const day = await screen.findByRole('button', { name: /November 12, 2026, selected$/ });
    await waitFor(() => expect(day).toHaveFocus());
    // The day shows that it has the focus only if the last input was a key, also in another story.
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await waitFor(() => expect(day).toHaveFocus());
  },
});

export const PickedWithThePointer = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the calendar' }));
    await hangsBelow(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: /November 24, 2026$/ }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-24', { reason: 'pick' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /^day/ })).toHaveTextContent('24'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open the calendar' })).toHaveFocus());
  },
});

export const Keyboard = meta.story({
  args: { defaultValue: '2026-11-20' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Today, Friday, November 20, 2026, selected$/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-27', { reason: 'pick' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /^day/ })).toHaveTextContent('27'));
  },
});

export const EscapeClosesWithoutAChange = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the calendar' }));
    await screen.findByRole('button', { name: /^Today, / });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const TodayAndClear = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the calendar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Today' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(today, { reason: 'pick' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the calendar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'clear' }));
  },
});

export const Conformance = meta.story(conformanceStory(datePickerConformance));
