import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { PasswordField } from '../password-field/index.ts';
import { Select } from '../select/index.ts';
import { Stack } from '../stack/index.ts';
import { TextField } from '../text-field/index.ts';
import { fieldConformance } from './field.conformance.tsx';
import { Field } from './index.ts';


const meta = preview.meta({ title: 'Fields/Field', component: Field, args: { label: 'E-mail', children: <TextField type="email" /> } });

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={20}>
      <Field label="E-mail">
        <TextField type="email" defaultValue="rosa.ndiaye@example.org" />
      </Field>
      <Field label="Display name" description="What your team sees in the huddle." optional>
        <TextField />
      </Field>
      <Field label="Password" required>
        <PasswordField />
      </Field>
      <Field label="Facility type" required>
        <Select items={[{ value: 'psp', label: 'PSP' }, { value: 'fleet', label: 'Fleet' }]} />
      </Field>
    </Stack>
  ),
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={20}>
      <Field label="E-mail" error="Enter an address with an @, such as rosa@example.org." required>
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
          <Select items={[{ value: 'long', label: 'Bereitschaftsdienstvereinbarung der Abschleppunternehmergemeinschaft Nordrhein-Westfalen' }]} defaultValue="long" />
        </Field>
      </div>
    </Stack>
  ),
});

export const WiresItself = meta.story({
  args: { label: 'E-mail', description: 'The one you sign in with.', error: 'Enter an address with an @.', required: true },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('textbox', { name: 'E-mail' });
    await waitFor(() => expect(input).toHaveAccessibleDescription('The one you sign in with. Enter an address with an @.'));
    await waitFor(() => expect(input).toBeInvalid());
    await waitFor(() => expect(input).toBeRequired());
    await userEvent.click(await canvas.findByText('E-mail'));
    await waitFor(() => expect(input).toHaveFocus());
  },
});

export const Conformance = meta.story(conformanceStory(fieldConformance));
