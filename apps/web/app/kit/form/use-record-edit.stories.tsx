import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { TextField } from '@roadside/ui/text-field';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { differencesOf } from './conflict.ts';
import { useRecordEdit } from './use-record-edit.ts';

const meta = preview.meta({ title: 'Kit/Editing a stored record' });

const described = ({ name }: { readonly name: string }) => [{ key: 'name', label: 'Name', text: name }];

/** A record with one field, and a button that saves it as someone else would. */
function Record() {
  const [stored, setStored] = useState({ version: 1, name: 'Elm Street' });
  const { values, edit, version, conflict, onSaved, takeTheirs } = useRecordEdit({ name: stored.name }, stored.version);
  const save = (sent: number) => {
    if (sent !== stored.version) return;
    setStored({ version: sent + 1, name: values.name });
    onSaved(values, sent + 1);
  };
  return (
    <form>
      <Field label="Name">
        <TextField value={values.name} onValueChange={(name) => edit({ name })} />
      </Field>
      {conflict && (
        <ConflictPanel
          what="road"
          differences={differencesOf(described(conflict.mine), described(conflict.theirs))}
          busy={false}
          onOverwrite={() => save(conflict.version)}
          onTakeTheirs={takeTheirs}
        />
      )}
      <Button onClick={() => save(version)}>Save road</Button>
      <Button
        emphasis="plain"
        onClick={() => setStored(({ version: before }) => ({ version: before + 1, name: `Version ${before + 1}` }))}
      >
        Somebody saves
      </Button>
    </form>
  );
}

export const NothingTyped = meta.story({
  render: () => <Record />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Somebody saves' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Version 2'));
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
  },
});

export const TypedMeanwhile = meta.story({
  render: () => <Record />,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
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
    const name = await canvas.findByRole('textbox', { name: 'Name' });
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
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' North');
    await userEvent.click(await canvas.findByRole('button', { name: 'Somebody saves' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Overwrite saved version' }));
    await waitFor(() => expect(name).toHaveValue('Elm Street North'));
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
  },
});
