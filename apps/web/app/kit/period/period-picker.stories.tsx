import { useLocation } from '@remix-run/react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { drawScene, screenMeta } from '../../../stories/screen-stories.tsx';
import { PeriodPicker } from './period-picker.tsx';

const meta = preview.meta({ title: 'Screens/Period picker', ...screenMeta });

function Example() {
  const { search } = useLocation();
  return (
    <div style={{ display: 'grid', gap: '1rem', padding: '2rem', justifyItems: 'start' }}>
      <PeriodPicker
        today="2026-11-18"
        limits={{ fallback: { from: '2026-11-01', to: '2026-11-17' }, min: '2025-01-01', max: '2026-11-17' }}
      />
      <output>{search || 'No period in the address'}</output>
    </div>
  );
}

const picker = drawScene({ route: 'screen.period', path: '/period', at: '/period?q=tow', screen: Example });

/** Steps and choices go to the address; the initial period is omitted there. */
export const InTheAddress = meta.story({
  tags: ['matrix'],
  render: picker,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('?q=tow'));
    expect(canvas.getByRole('button', { name: 'Next period' })).toBeDisabled();
    await userEvent.click(await canvas.findByRole('link', { name: 'Previous period' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('?q=tow&from=2026-10-15&to=2026-10-31'));
    await userEvent.click(await canvas.findByRole('link', { name: 'Next period' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('?q=tow'));
    await userEvent.click(await canvas.findByRole('button', { name: /Period/ }));
    await userEvent.click(await screen.findByText('Previous month'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('?q=tow&from=2026-10-01&to=2026-10-31'));
    // Choosing a preset closes the panel; the picture must show the final state.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull());
  },
});
