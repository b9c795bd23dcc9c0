import { cellsOf } from '@roadside/domain/scheduling';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { WeekGrid } from './week-grid.tsx';

const meta = preview.meta({ title: 'Kit/Week grid' });

const weekdays = cellsOf(
  ([1, 2, 3, 4, 5] as const).map((dayOfWeek) => ({ dayOfWeek, startTime: '06:00', endTime: '14:00' })),
);

function Grid() {
  const [cells, setCells] = useState(weekdays);
  return <WeekGrid label="Weekly availability" cells={cells} onChange={setCells} />;
}

export const Default = meta.story({ tags: ['matrix'], render: () => <Grid /> });

export const ReadOnly = meta.story({
  render: () => <WeekGrid label="Weekly availability" cells={weekdays} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'Sunday 6:00 AM' }));
    expect(canvas.getByRole('gridcell', { name: 'Sunday 6:00 AM' })).toHaveAttribute('aria-selected', 'false');
  },
});

/** Arrow keys move, Space paints, Shift extends. */
export const ByKeyboard = meta.story({
  render: () => <Grid />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('gridcell', { name: 'Saturday 8:00 AM' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
    await waitFor(() => expect(canvas.getByText('Saturday 8:00 AM–10:00 AM')).toBeVisible());
    await userEvent.keyboard('{Home}');
    expect(canvas.getByRole('gridcell', { name: 'Saturday 12:00 AM' })).toHaveFocus();
  },
});

/** The same without dragging: times are added and removed as text. */
export const ByTimes = meta.story({
  render: () => <Grid />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Friday 6:00 AM–2:00 PM' }));
    await waitFor(() => expect(canvas.queryByText('Friday 6:00 AM–2:00 PM')).toBeNull());
    expect(canvas.getByRole('gridcell', { name: 'Friday 6:00 AM' })).toHaveAttribute('aria-selected', 'false');
  },
});

export const Empty = meta.story({ render: () => <WeekGrid label="Weekly availability" cells={cellsOf([])} /> });
