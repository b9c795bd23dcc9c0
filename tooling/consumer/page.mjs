// A page made only of the packed packages, rendered on a server: it is complete, and React logs no errors. The package
// check runs it in an empty app.
import { createElement as h, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createScheduleModel } from '@roadside/scheduler-gantt/model';
import { SchedulerGantt } from '@roadside/scheduler-gantt/view';
import { Button } from '@roadside/ui/button';
import { DatePicker } from '@roadside/ui/date-picker';
import { Field } from '@roadside/ui/field';
import { UiProvider } from '@roadside/ui/provider';
import { callsByDay, stationTable } from './sample-parts.mjs';

const said = [];
console.error = console.warn = (...words) => said.push(words.join(' '));
const from = Date.UTC(2026, 10, 20);
const model = createScheduleModel({
  drivers: [{ id: 'ray', name: 'Kim Ray', kind: 'driver' }],
  shifts: [
    { id: '1', driverId: 'ray', start: from + 8 * 3_600_000, end: from + 16 * 3_600_000, service: 'tow', version: 1 },
  ],
  window: { from, to: from + 24 * 3_600_000 },
});
const html = renderToString(
  h(
    StrictMode,
    null,
    h(
      UiProvider,
      { locale: 'en-US', timeZone: 'America/New_York' },
      h(Field, { label: 'Day' }, h(DatePicker, { today: '2026-11-20' })),
      stationTable([{ id: '12', name: 'Ambler Towing', calls: 4210 }]),
      callsByDay(),
      h(SchedulerGantt, { label: 'Shifts of station 12', model }),
      h(Button, { tone: 'beacon' }, 'Save schedule'),
    ),
  ),
);
const missing = [
  'Field.Root',
  'DataTable.Root',
  'Ambler Towing',
  '4,210',
  'Calls by day',
  'Kim Ray',
  'Save schedule',
].filter((part) => !html.includes(part));
if (said.length > 0 || missing.length > 0) {
  process.stdout.write([...said, ...missing.map((part) => `The page has no ${part}.`)].join('\n'));
  process.exit(1);
}
