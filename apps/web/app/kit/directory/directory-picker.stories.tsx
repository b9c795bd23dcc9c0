import { Field } from '@roadside/ui/field';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { drawScene, screenMeta } from '../../../stories/screen-stories.tsx';
import { enterRecording } from '../../../stories/screen-stage.tsx';
import { PersonPicker, PlacePicker } from './directory-picker.tsx';
import { searchAddress } from './addresses.ts';

const meta = preview.meta({ title: 'Screens/Directory pickers', ...screenMeta });

const hits = [
  { id: 'apex', name: 'Apex Towing', what: 'Station', slug: 'apex' },
  { id: 'arc-road', name: 'Arc Road Service', what: 'Station', slug: 'arc-road' },
];
const found = { ok: true, data: { hits, total: 2, nextToken: null } };

function Pickers() {
  const [place, setPlace] = useState<string | null>(null);
  return (
    <div style={{ display: 'grid', gap: '1rem', padding: '2rem', maxInlineSize: '24rem' }}>
      <Field label="Location">
        <PlacePicker name="place" onChoose={(choice) => setPlace(choice?.slug ?? null)} />
      </Field>
      <Field label="Person">
        <PersonPicker name="person" clearable />
      </Field>
      <output>{place ?? 'No location chosen'}</output>
    </div>
  );
}

const pickers = drawScene({ route: 'screen.pickers', path: '/pickers', at: '/pickers', screen: Pickers });

/** Opens, searches on the server and returns the chosen location. */
export const Places = meta.story({
  tags: ['matrix'],
  beforeEach: () => enterRecording({ [searchAddress()]: found }),
  render: pickers,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Location/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Arc Road Service/ }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('arc-road'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(canvas.getByRole('button', { name: /^Location/ })).toHaveTextContent('Arc Road Service');
  },
});

/** A failed search shows an error below the field and can be retried. */
export const SearchFails = meta.story({
  beforeEach: () => {
    let asked = 0;
    return enterRecording({
      [searchAddress()]: () =>
        ++asked > 1 ? found : { ok: false, problem: { kind: 'forbidden', detail: '', requestId: '' } },
    });
  },
  render: pickers,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Location/ }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('You don’t have access');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: /^Location/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: /Apex Towing/ })).toBeVisible());
  },
});
