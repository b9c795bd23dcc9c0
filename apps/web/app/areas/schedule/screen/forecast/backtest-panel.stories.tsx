import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { BacktestPanel, type BackTestReply } from './backtest-panel.tsx';

const error = (predicted: number, actual: number) => ({
  mape: (100 * Math.abs(predicted - actual)) / actual,
  bias: (predicted - actual) / 8,
  predicted,
  actual,
  n: 8,
});

/** Eight weeks: close by day, too few predicted on Monday mornings, no calls before five on Sundays. */
const report: BackTestReply = {
  from: '2026-09-26',
  through: '2026-11-20',
  trained_at: '2026-11-21T06:10:00Z',
  hours: Array.from({ length: 168 }, (_, at) => {
    const [day, hour] = [Math.floor(at / 24), at % 24];
    const quiet = day === 0 && hour < 5;
    const actual = 40 + Math.round(60 * Math.sin((Math.PI * hour) / 24));
    const predicted = actual * (day === 1 && hour > 5 && hour < 10 ? 0.7 : 1 + 0.12 * Math.sin(at));
    return {
      day_of_week: day,
      hour,
      ...(quiet ? { mape: null, bias: 0.1, predicted: 1, actual: 0, n: 8 } : error(predicted, actual)),
    };
  }),
  by_hour: { mape: 24.3, bias: -0.21, predicted: 22_118, actual: 22_402, n: 1344 },
  by_day: { mape: 8.4, bias: -5.1, predicted: 22_118, actual: 22_402, n: 56 },
};

const meta = preview.meta({
  title: 'Screens/Schedule/Forecast accuracy',
  component: BacktestPanel,
  args: { report },
});

export const Default = meta.story({
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('8.4%')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('22,118 predicted vs. 22,402 actual calls')).toBeVisible());
    await userEvent.click(await canvas.findByRole('radio', { name: 'Bias' }));
    await waitFor(() => expect(canvas.getAllByText('Forecast bias by hour of week')[0]).toBeVisible());
  },
});

const none = { mape: null, bias: null, predicted: 0, actual: 0, n: 0 };

export const NothingYet = meta.story({
  args: { report: { ...report, by_hour: none, by_day: none } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No past predictions yet')).toBeVisible());
  },
});
