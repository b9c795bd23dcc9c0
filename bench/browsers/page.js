// A page with parts of every rendering package, which an old browser has to display and operate.
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { createScheduleModel, windowOfDays } from '@roadside/scheduler-gantt/model';
import { SchedulerGantt } from '@roadside/scheduler-gantt/view';
import { Button } from '@roadside/ui/button';
import { Combobox } from '@roadside/ui/combobox';
import { DatePicker } from '@roadside/ui/date-picker';
import { Dialog } from '@roadside/ui/dialog';
import { Field } from '@roadside/ui/field';
import { Menu } from '@roadside/ui/menu';
import { UiProvider } from '@roadside/ui/provider';
import { ScrollArea } from '@roadside/ui/scroll-area';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Switch } from '@roadside/ui/switch';
import { TextField } from '@roadside/ui/text-field';
import { callsByDay, stationTable } from '../../tooling/consumer/sample-parts.mjs';
import { check } from './check.js';

const rows = Array.from({ length: 500 }, (_, index) => ({
  id: String(index),
  name: `Station ${index}`,
  calls: (index * 7) % 500,
}));
const hour = 3_600_000;
const day = windowOfDays({ year: 2026, month: 11, day: 16 }, 1, 'America/New_York');
const schedule = createScheduleModel({
  window: day,
  drivers: [{ id: 'ana', name: 'Ana Ortiz', kind: 'driver' }],
  shifts: [
    { id: 'one', driverId: 'ana', service: 'tow', start: day.from + 8 * hour, end: day.from + 16 * hour, version: 1 },
  ],
});

createRoot(document.getElementById('root')).render(
  h(
    UiProvider,
    { locale: 'en-US', timeZone: 'America/New_York' },
    h(
      Dialog.Root,
      null,
      h(Dialog.Trigger, { asChild: true }, h(Button, { tone: 'beacon' }, 'Save schedule')),
      h(
        Dialog.Content,
        null,
        h(Dialog.Header, null, h(Dialog.Title, null, 'Save this week?')),
        h(Dialog.Body, null, h(Field, { label: 'Reason' }, h(TextField))),
      ),
    ),
    h(
      Menu.Root,
      null,
      h(Menu.Trigger, { asChild: true }, h(Button, null, 'Export')),
      h(
        Menu.Content,
        null,
        h(Menu.Item, { onSelect: () => document.body.setAttribute('data-chosen', 'excel') }, 'Excel'),
      ),
    ),
    h(SegmentedControl, {
      label: 'Span',
      items: [
        { value: 'day', label: 'Day' },
        { value: 'week', label: 'Week' },
      ],
      defaultValue: 'day',
    }),
    h('div', { dir: 'rtl' }, h(Switch, { label: 'Live', defaultChecked: true })),
    h(Field, { label: 'Day' }, h(DatePicker, { today: '2026-11-20' })),
    h(
      Field,
      { label: 'Station' },
      h(Combobox, {
        items: [
          { id: 'ambler', label: 'Ambler Towing' },
          { id: 'lansdale', label: 'Lansdale Auto' },
        ],
      }),
    ),
    h(
      'div',
      { style: { height: 80, display: 'flex' } },
      h(
        ScrollArea,
        { label: 'Drivers' },
        rows.slice(0, 30).map(({ id }) => h('p', { key: id }, `Driver ${id}`)),
      ),
    ),
    h('div', { style: { height: 300 } }, stationTable(rows)),
    h('div', { style: { width: 600 } }, callsByDay()),
    h(
      'div',
      { style: { height: 300, display: 'grid' } },
      h(SchedulerGantt, { label: 'Shifts', model: schedule, now: day.from + 9 * hour, onOperations: () => true }),
    ),
  ),
);
void check();
