import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { TextArea } from '@roadside/ui/text-area';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { drawScene, screenMeta } from '../../../stories/screen-stories.tsx';
import { FormDialog } from './form-dialog.tsx';

const meta = preview.meta({ title: 'Screens/Form dialog', ...screenMeta });

/** A service that refuses the first attempt. */
function Example() {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [tries, setTries] = useState(0);
  const [declined, setDeclined] = useState<string | null>(null);
  return (
    <div style={{ padding: '2rem' }}>
      <Button onClick={() => setOpen(true)}>Decline request</Button>
      <output>{declined === null ? 'Request pending' : `Declined: ${declined}`}</output>
      <FormDialog
        open={open}
        onOpenChange={setOpen}
        title="Decline this request?"
        description="Maria Lopez sees your reason."
        submit="Decline request"
        tone="danger"
        onSubmit={async () => {
          setTries(tries + 1);
          if (tries === 0)
            return {
              ok: false,
              problem: { kind: 'refused', detail: 'The schedule for that day is locked.', requestId: 'r1' },
            };
          setDeclined(reason);
          return { ok: true, data: null };
        }}
      >
        <Field label="Reason">
          <TextArea value={reason} onValueChange={setReason} />
        </Field>
      </FormDialog>
    </div>
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
