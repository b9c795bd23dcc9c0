import { expect, waitFor } from 'storybook/test';
import { z } from 'zod';
import preview from '../../../../../.storybook/preview.tsx';
import { drawScene, screenMeta } from '../../../stories/screen-stories.tsx';
import { formOf } from './form-of.server.ts';
import { SchemaForm, type SchemaFormProps } from './schema-form.tsx';

const shift = formOf(
  z.object({
    name: z.string().min(3).max(40),
    minutes: z.int().min(0).max(90),
    start_date: z.iso.date(),
    service: z.enum(['Tow', 'Battery']),
    days: z.array(z.enum(['Monday', 'Tuesday', 'Wednesday'])).min(1),
    note: z.string().max(200).nullable(),
    urgent: z.boolean(),
  }),
  {
    fields: {
      name: { hint: 'As dispatch calls it' },
      minutes: { label: 'Longest wait', unit: 'min', half: true },
      start_date: { half: true },
      note: { multiline: true },
    },
  },
);
const values = {
  name: 'Night shift',
  minutes: '45',
  start_date: '2026-11-24',
  service: 'Tow',
  days: ['Monday'],
  note: '',
  urgent: true,
};

const draw = (props: Partial<SchemaFormProps> = {}) =>
  drawScene({
    route: 'screen.shift-form',
    path: 'shift',
    at: '/shift/',
    screen: () => (
      <main>
        <h1>Shift</h1>
        <SchemaForm fields={shift.fields} busy={false} submit="Save shift" today="2026-11-24" {...props} />
      </main>
    ),
  });

const meta = preview.meta({ title: 'Screens/Form', ...screenMeta });

export const Empty = meta.story({
  render: draw(),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(name.closest('form')).toHaveProperty('noValidate', true));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save shift' }));
    await waitFor(() => expect(canvas.getByText('Enter a name')).toBeVisible());
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Night');
    await waitFor(() => expect(canvas.queryByText('Enter a name')).toBeNull());
  },
});

export const Filled = meta.story({ render: draw({ defaults: values }) });

export const Saving = meta.story({ render: draw({ defaults: values, busy: true }) });

export const Refused = meta.story({
  render: draw({
    defaults: values,
    answer: { values, fields: { name: 'Another shift has this name', days: 'Choose an open day' }, words: '' },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Another shift has this name')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Choose an open day')).toBeVisible());
  },
});

export const RefusedAsAWhole = meta.story({
  render: draw({
    defaults: values,
    answer: { values, fields: {}, words: "Roadside isn't responding. Nothing was changed. Try again in a moment." },
  }),
});

export const Conflict = meta.story({
  render: draw({
    defaults: values,
    version: 3,
    what: 'shift',
    answer: {
      values,
      fields: {},
      words: '',
      conflict: { version: 4, theirs: { ...values, name: 'Early shift', urgent: false } },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use saved version' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Early shift'));
    await expect(canvas.queryByRole('button', { name: 'Use saved version' })).toBeNull();
  },
});
