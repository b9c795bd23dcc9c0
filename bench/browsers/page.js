import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '@roadside/ui/button';
import { DatePicker } from '@roadside/ui/date-picker';
import { Dialog } from '@roadside/ui/dialog';
import { Field } from '@roadside/ui/field';
import { UiProvider } from '@roadside/ui/provider';
import { callsByDay, stationTable } from '../../tooling/consumer/sample-parts.mjs';

const rows = Array.from({ length: 500 }, (_, index) => ({
  id: String(index),
  name: `Station ${index}`,
  calls: (index * 7) % 500,
}));

createRoot(document.getElementById('root')).render(
  h(
    UiProvider,
    { locale: 'en-US', timeZone: 'America/New_York' },
    h(
      Dialog.Root,
      null,
      h(Dialog.Trigger, { asChild: true }, h(Button, { tone: 'beacon' }, 'Save schedule')),
      h(Dialog.Content, null, h(Dialog.Header, null, h(Dialog.Title, null, 'Save this week?'))),
    ),
    h(Field, { label: 'Day' }, h(DatePicker, { today: '2026-11-20' })),
    h('div', { style: { height: 300 } }, stationTable(rows)),
    callsByDay(),
  ),
);
