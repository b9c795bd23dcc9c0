import { Button } from '@roadside/ui/button';
import { TextArea } from '@roadside/ui/text-area';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { drawScene, screenMeta } from '../../../stories/screen-stories.tsx';
import { FormField } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { FormDialog } from './form-dialog.tsx';

const meta = preview.meta({ title: 'Screens/Form dialog', ...screenMeta });

function Example() {
  const [open, setOpen] = useState(false);
  const [declined, setDeclined] = useState<string | null>(null);
  return (
    <div style={{ padding: '2rem' }}>
      <Button onClick={() => setOpen(true)}>Decline request</Button>
      <output>{declined === null ? 'Request pending' : `Declined: ${declined}`}</output>
      {open && <Decline onDeclined={setDeclined} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface DeclineProps {
  readonly onDeclined: (reason: string) => void;
  readonly onClose: () => void;
}

/** A service that refuses the first attempt. */
function Decline({ onDeclined, onClose }: DeclineProps) {
  const [tries, setTries] = useState(0);
  const form = useForm({
    start: { reason: '' },
    send: async () => {
      setTries(tries + 1);
      return tries === 0
        ? { ok: false, problem: { kind: 'refused', detail: 'The schedule for that day is locked.', requestId: 'r1' } }
        : { ok: true, data: null };
    },
    onSaved: (_, { reason }) => {
      onDeclined(reason);
      onClose();
    },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title="Decline this request?"
      description="Maria Lopez sees your reason."
      submit="Decline request"
      tone="danger"
    >
      <FormField of={form} name="reason" label="Reason">
        {(control) => <TextArea {...control} />}
      </FormField>
    </FormDialog>
  );
}

/** A refusal keeps the dialog open with what was typed. A success closes it and restores the focus. */
export const RefusedThenSent = meta.story({
  tags: ['matrix'],
  render: drawScene({ route: 'screen.form-dialog', path: '/form-dialog', at: '/form-dialog', screen: Example }),
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Decline request' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this request?' }));
    const field = dialog.getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'Short that day');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline request' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The schedule for that day is locked.');
    expect(field).toHaveValue('Short that day');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(canvas.getByRole('status')).toHaveTextContent('Declined: Short that day');
    expect(opener).toHaveFocus();
  },
});
