import { Button } from '@roadside/ui/button';
import { TextField } from '@roadside/ui/text-field';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Form, FormField } from './form.tsx';
import { useForm } from './use-form.ts';

const meta = preview.meta({ title: 'Kit/Editing a stored record' });

const described = ({ name }: { readonly name: string }) => [{ key: 'name', label: 'Name', text: name }];

/** A record with one field, and a button that saves it as someone else would. */
function Record() {
  const [stored, setStored] = useState({ version: 1, name: 'Elm Street' });
  const form = useForm({
    start: { name: stored.name },
    stored: { version: stored.version, reload: () => undefined },
    check: ({ name }) => (name.trim() === '' ? { name: 'Enter a name' } : {}),
    send: async ({ name }, sent) => {
      if (sent !== stored.version)
        return { ok: false, problem: { kind: 'refused', detail: '', requestId: '', fields: { version: 'Outdated' } } };
      const saved = { version: stored.version + 1, name };
      setStored(saved);
      return { ok: true, data: saved };
    },
    versionOf: ({ version }) => version,
  });
  return (
    <Form of={form} label="Road" what="road" described={described}>
      <FormField of={form} name="name" label="Name" required>
        {(control) => <TextField {...control} />}
      </FormField>
      <Button type="submit">Save road</Button>
      <Button
        emphasis="plain"
        onClick={() => setStored(({ version: before }) => ({ version: before + 1, name: `Version ${before + 1}` }))}
      >
        Somebody saves
      </Button>
    </Form>
  );
}

export const Missing = meta.story({
  render: () => <Record />,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save road' }));
    await waitFor(() => expect(canvas.getByText('Enter a name')).toBeVisible());
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Oak Street');
    await waitFor(() => expect(canvas.queryByText('Enter a name')).toBeNull());
  },
});

export const NothingTyped = meta.story({
  render: () => <Record />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Somebody saves' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Version 2'));
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
  },
});

export const TypedMeanwhile = meta.story({
  render: () => <Record />,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, ' North');
    await userEvent.click(await canvas.findByRole('button', { name: 'Somebody saves' }));
    await waitFor(() => expect(name).toHaveValue('Elm Street North'));
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /Name/ })).toHaveTextContent('Elm Street NorthVersion 2'),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Use saved version' }));
    await waitFor(() => expect(name).toHaveValue('Version 2'));
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
  },
});

export const SavedTwice = meta.story({
  render: () => <Record />,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, ' North');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save road' }));
    await userEvent.type(name, ' West');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save road' }));
    await waitFor(() => expect(name).toHaveValue('Elm Street North West'));
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
  },
});

export const Overwritten = meta.story({
  render: () => <Record />,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, ' North');
    await userEvent.click(await canvas.findByRole('button', { name: 'Somebody saves' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Overwrite saved version' }));
    await waitFor(() => expect(name).toHaveValue('Elm Street North'));
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
  },
});
