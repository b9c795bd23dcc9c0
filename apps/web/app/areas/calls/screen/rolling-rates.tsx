import { LineChart } from '@roadside/charts/line-chart';
import type { CallPasses } from '@roadside/contract/schemas';

/** The decline rate over rolling 14-day and 30-day windows, by day. */
export default function RollingRates({ rolling }: Pick<CallPasses, 'rolling'>) {
  const format = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (
    <LineChart
      title="Decline rate, %"
      titleHidden
      size="sm"
      x={{ values: rolling.map(({ day }) => day), label: 'Day' }}
      y={{ from: 0 }}
      series={[
        { label: 'Last 14 days', unit: '%', format, values: rolling.map(({ rate_14 }) => rate_14) },
        { label: 'Last 30 days', unit: '%', format, values: rolling.map(({ rate_30 }) => rate_30) },
      ]}
    />
  );
}
