import { Button } from '@roadside/ui/button';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { drawScene, screenMeta } from '../../../stories/screen-stories.tsx';
import { LazyConfirmDialog } from './lazy-confirm-dialog.tsx';

const meta = preview.meta({ title: 'Screens/Lazy confirm dialog', ...screenMeta });

function Example() {
  const [open, setOpen] = useState(false);
  const [removed, setRemoved] = useState(false);
  return (
    <div style={{ padding: '2rem' }}>
      <Button onClick={() => setOpen(true)}>Remove template</Button>
      <output>{removed ? 'Template removed' : 'Template kept'}</output>
      <LazyConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Remove this template?"
        confirm="Remove template"
        tone="danger"
        onConfirm={() => setRemoved(true)}
      />
    </div>
  );
}

/** The dialog loads on the first click. Escape cancels and returns the focus; confirming removes the template. */
export const KeptThenConfirmed = meta.story({
  render: drawScene({
    route: 'screen.lazy-confirm-dialog',
    path: '/lazy-confirm-dialog',
    at: '/lazy-confirm-dialog',
    screen: Example,
  }),
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Remove template' });
    await userEvent.click(opener);
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove this template?' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    expect(canvas.getByText('Template kept')).toBeVisible();
    await userEvent.click(opener);
    const again = within(await screen.findByRole('alertdialog', { name: 'Remove this template?' }));
    await userEvent.click(again.getByRole('button', { name: 'Remove template' }));
    await waitFor(() => expect(canvas.getByText('Template removed')).toBeVisible());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
