import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Checkbox } from '../checkbox/index.ts';
import { Combobox } from '../combobox/index.ts';
import { DateRangePicker } from '../date-range-picker/index.ts';
import { MultiSelect } from '../multi-select/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Select } from '../select/index.ts';
import { Slider } from '../slider/index.ts';
import { Stack } from '../stack/index.ts';
import { Switch } from '../switch/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { fieldConformance } from './field.conformance.tsx';
import { Field } from './index.ts';

const meta = preview.meta({
  title: 'Fields/Field',
  component: Field,
  args: { label: 'Email', children: <TextField type="email" /> },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={20}>
      <Field label="Email">
        <TextField type="email" defaultValue="rosa.ndiaye@example.org" />
      </Field>
      <Field label="Display name" description="What your team sees in the huddle." optional>
        <TextField />
      </Field>
      <Field label="Password" required>
        <PasswordField />
      </Field>
      <Field label="Facility type" required>
        <Select
          items={[
            { value: 'psp', label: 'PSP' },
            { value: 'fleet', label: 'Fleet' },
          ]}
        />
      </Field>
    </Stack>
  ),
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={20}>
      <Field label="Email" error="Enter an address with an @, such as rosa@example.org." required>
        <TextField type="email" defaultValue="rosa.example.org" />
      </Field>
      <Field label="Station" disabled description="Set by your station administrator.">
        <TextField defaultValue="Ambler Towing" />
      </Field>
      <Field label="Employee id" readOnly>
        <TextField defaultValue="104 882" />
      </Field>
      <Field label="Facility type" error="Choose one.">
        <Select items={[{ value: 'psp', label: 'PSP' }]} />
      </Field>
      <div className="story-phone">
        <Field
          label="Genehmigungspflichtige Bereitschaftsdienstvereinbarung der nächstgelegenen Niederlassung"
          description="Pannenhilfebereitschaftsdienstplanverantwortliche tragen sie ein, sobald die Niederlassung sie bestätigt hat."
          error="Diese Bereitschaftsdienstvereinbarung gilt für die gewählte Niederlassung nicht mehr."
          required
        >
          <Select
            items={[
              {
                value: 'long',
                label: 'Bereitschaftsdienstvereinbarung der Abschleppunternehmergemeinschaft Nordrhein-Westfalen',
              },
            ]}
            defaultValue="long"
          />
        </Field>
      </div>
    </Stack>
  ),
});

export const WiresItself = meta.story({
  args: {
    label: 'Email',
    description: 'The one you sign in with.',
    error: 'Enter an address with an @.',
    required: true,
  },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('textbox', { name: 'Email' });
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription('The one you sign in with. Enter an address with an @.'),
    );
    await waitFor(() => expect(input).toBeInvalid());
    await waitFor(() => expect(input).toBeRequired());
    await userEvent.click(await canvas.findByText('Email'));
    await waitFor(() => expect(input).toHaveFocus());
  },
});

const types = [
  { value: 'psp', label: 'PSP' },
  { value: 'fleet', label: 'Fleet' },
];
const stations = [
  { id: 'ambler', label: 'Ambler Towing' },
  { id: 'bucks', label: 'Bucks Recovery' },
];
const entries = (form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => `${name} ${String(value)}`);
const begun = [
  'type psp',
  'place ambler',
  'places ambler',
  'from 2026-11-01',
  'to 2026-11-07',
  'box on',
  'light on',
  'way a',
  'share 40',
  'words First',
];

function EveryField({ readOnly = false }: { readonly readOnly?: boolean }) {
  const field = { readOnly };
  return (
    <form aria-label="Every field" onSubmit={(event) => event.preventDefault()}>
      <Stack gap={12}>
        <Field label="Type" {...field}>
          <Select name="type" items={types} defaultValue="psp" />
        </Field>
        <Field label="Place" {...field}>
          <Combobox label="Places" name="place" items={stations} defaultValue="ambler" />
        </Field>
        <Field label="Stations" {...field}>
          <MultiSelect label="Stations" name="places" items={stations} defaultValue={['ambler']} />
        </Field>
        <Field label="Period" {...field}>
          <DateRangePicker
            today="2026-11-20"
            name={{ from: 'from', to: 'to' }}
            defaultValue={{ from: '2026-11-01', to: '2026-11-07' }}
          />
        </Field>
        <Field label="Box" labelHidden {...field}>
          <Checkbox label="Box" name="box" defaultChecked />
        </Field>
        <Field label="Light" labelHidden {...field}>
          <Switch label="Light" name="light" defaultChecked />
        </Field>
        <Field label="Way" {...field}>
          <RadioGroup
            name="way"
            items={[
              { value: 'a', label: 'Way A' },
              { value: 'b', label: 'Way B' },
            ]}
            defaultValue="a"
          />
        </Field>
        <Field label="Share" {...field}>
          <Slider name="share" defaultValue={40} />
        </Field>
        <Field label="Words" {...field}>
          <TextArea name="words" defaultValue="First" />
        </Field>
        <Field label="Search" {...field}>
          <SearchField />
        </Field>
        <button type="reset">Reset</button>
      </Stack>
    </form>
  );
}

/** A read-only field keeps its value on any key press and is submitted with its form. */
export const EveryFieldOnlyRead = meta.story({
  render: () => <EveryField readOnly />,
  play: async ({ canvas, userEvent, step }) => {
    const form = await canvas.findByRole<HTMLFormElement>('form', { name: 'Every field' });
    await waitFor(() => expect(entries(form)).toEqual(begun));
    for (const opener of [
      canvas.getByRole('combobox', { name: /^Type/ }),
      canvas.getByRole('button', { name: /^Place/ }),
      canvas.getByRole('button', { name: /^Stations/ }),
      canvas.getByRole('button', { name: /^Period/ }),
    ])
      // oxlint-disable-next-line no-await-in-loop -- in sequence, as a person would
      await step(`${opener.dataset.component} opens for no press and no key`, async () => {
        await userEvent.click(opener);
        opener.focus();
        await userEvent.keyboard('{ArrowDown}{Enter}b{Backspace}');
        expect(opener).toHaveFocus();
        expect(screen.queryByRole('listbox')).toBeNull();
        expect(screen.queryByRole('dialog')).toBeNull();
      });
    expect(canvas.queryByRole('button', { name: /Ambler Towing$/, description: /remove/i })).toBeNull();
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Box$/ }));
    await userEvent.click(await canvas.findByRole('switch', { name: /Light$/ }));
    await userEvent.keyboard(' ');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Way B' }));
    canvas.getByRole('radio', { name: 'Way A' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Words' }), ' more');
    expect(entries(form)).toEqual(begun);
    expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '40');
  },
});

/** Resetting a form restores the initial values, both on screen and in the submitted data. */
export const EveryFieldReset = meta.story({
  render: () => <EveryField />,
  play: async ({ canvas, userEvent }) => {
    const form = await canvas.findByRole<HTMLFormElement>('form', { name: 'Every field' });
    await waitFor(() => expect(entries(form)).toEqual(begun));
    await userEvent.click(await canvas.findByRole('button', { name: /^Place/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Bucks Recovery' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove Ambler/ }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Box$/ }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Way B' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Words' }), ' more');
    await userEvent.type(await canvas.findByRole('searchbox'), 'amb');
    await waitFor(() =>
      expect(entries(form)).toEqual(expect.arrayContaining(['place bucks', 'way b', 'words First more'])),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(entries(form)).toEqual(begun));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Place/ })).toHaveTextContent('Ambler Towing'));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Remove Ambler/ })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
  },
});

/** Browsers validate only native controls. Each of these also blocks submission and points out what is missing. */
export const EveryFieldRequired = meta.story({
  render: () => (
    <form aria-label="Needed" onSubmit={(event) => event.preventDefault()}>
      <Stack gap={12}>
        <Field label="Place" required>
          <Combobox label="Places" name="place" items={stations} />
        </Field>
        <Field label="Stations" required>
          <MultiSelect label="Stations" name="places" items={stations} />
        </Field>
        <Field label="Period" required>
          <DateRangePicker today="2026-11-20" name={{ from: 'from', to: 'to' }} />
        </Field>
        <button>Save</button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = await canvas.findByRole<HTMLFormElement>('form', { name: 'Needed' });
    const save = canvas.getByRole('button', { name: 'Save' });
    expect(form.checkValidity()).toBe(false);
    await userEvent.click(save);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Place/ })).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: /^Place/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Bucks Recovery' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(save);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Stations/ })).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: /^Stations/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ambler Towing' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Stations/ })).toHaveFocus());
    await userEvent.click(save);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Period/ })).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: /^Period/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yesterday' }));
    await waitFor(() => expect(form.checkValidity()).toBe(true));
    expect(entries(form)).toEqual(['place bucks', 'places ambler', 'from 2026-11-19', 'to 2026-11-19']);
  },
});

export const Conformance = meta.story(conformanceStory(fieldConformance));
