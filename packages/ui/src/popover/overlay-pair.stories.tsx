import { type CalendarDate, parseDate } from '@internationalized/date';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Calendar, CalendarCell, CalendarGrid } from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Combobox } from '../combobox/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Field } from '../field/index.ts';
import { Stack } from '../stack/index.ts';
import { Popover } from './index.ts';

const stations = ['Ambler', 'Lansdale', 'Doylestown'].map((label) => ({ id: label.toLowerCase(), label }));

/** Shows house rule 3: Radix provides overlays and React Aria their content, even inside a modal dialog. */
function RequestForm() {
  const [day, setDay] = useState<CalendarDate | null>(null);
  const [dayOpen, setDayOpen] = useState(false);
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>Request a day</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>Request a day</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Stack>
            <Field label="Station">
              <Combobox label="Stations" items={stations} />
            </Field>
            <Popover.Root open={dayOpen} onOpenChange={setDayOpen}>
              <Popover.Trigger asChild>
                <Button>{day ? `Day: ${day.toString()}` : 'Choose a day'}</Button>
              </Popover.Trigger>
              <Popover.Content aria-label="Day">
                <Calendar
                  aria-label="Day"
                  defaultFocusedValue={parseDate('2026-11-18')}
                  value={day}
                  onChange={(next) => {
                    setDay(parseDate(next.toString()));
                    setDayOpen(false);
                  }}
                >
                  <div>
                    <AriaButton slot="previous">‹</AriaButton>
                    <Heading />
                    <AriaButton slot="next">›</AriaButton>
                  </div>
                  <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
                </Calendar>
              </Popover.Content>
            </Popover.Root>
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button>Cancel</Button>
          </Dialog.Close>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const meta = preview.meta({ title: 'Overlays/One overlay engine', component: RequestForm, tags: ['!autodocs'] });

export const Default = meta.story({});

const openDialog = async (
  canvas: ReturnType<typeof within>,
  userEvent: { click: (element: Element) => Promise<void> },
) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Request a day' }));
  const dialog = await screen.findByRole('dialog', { name: 'Request a day' });
  return within(dialog);
};
const dialogStays = () => expect(screen.getByRole('dialog', { name: 'Request a day' })).toBeVisible();

export const MouseInCalendar = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: 'Choose a day' }));
    await userEvent.click(await screen.findByRole('button', { name: /November 20, 2026/ }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Day: 2026-11-20' })).toBeVisible());
    await dialogStays();
  },
});

export const KeyboardInCalendar = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent);
    (await dialog.findByRole('button', { name: 'Choose a day' })).focus();
    await userEvent.keyboard('{Enter}');
    const start = await screen.findByRole('button', { name: /November 18, 2026/ });
    start.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Day: 2026-11-26' })).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Day: 2026-11-26' })).toHaveFocus());
    await dialogStays();
  },
});

export const EscapeClosesOneAtATime = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: 'Choose a day' }));
    await screen.findByRole('dialog', { name: 'Day' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Day' })).toBeNull());
    await dialogStays();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const MouseInListBox = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: /Station/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Lansdale' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /Station/ })).toHaveTextContent('Lansdale'));
    await dialogStays();
  },
});

export const KeyboardAndEscapeInListBox = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas, userEvent);
    const trigger = await dialog.findByRole('button', { name: /Station/ });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await screen.findByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('doy{ArrowDown}{Enter}');
    await waitFor(() => expect(trigger).toHaveTextContent('Doylestown'));
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await dialogStays();
  },
});
