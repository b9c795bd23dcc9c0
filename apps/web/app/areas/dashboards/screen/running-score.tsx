import { LineChart } from '@roadside/charts/line-chart';
import { goals } from '@roadside/charts/parts';
import { tierDaysWords, tierLabel, tierThresholds, type Tier } from '@roadside/domain/surveys';
import { Skeleton } from '@roadside/ui/skeleton';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { runningScoreAddress } from '../model/addresses.ts';
import type { RunningScoreResource } from '../server/headline.server.ts';
import * as styles from './headline.css.ts';

export interface RunningScoreProps {
  readonly slug: string;
  /** First and last day, ISO. */
  readonly from: string;
  readonly to: string;
  /** The tier the headline speaks of; the days at it are counted in words. */
  readonly tier: Tier;
}

const tierDays = {
  goalMet: ({ goal, met, count }: Readonly<Record<string, string | number>>) =>
    tierDaysWords(String(goal), Number(met), Number(count)),
};

/** The month's score as it stood at the end of each day, with the tiers as lines. */
export default function RunningScore({ slug, from, to, tier: spoken }: RunningScoreProps) {
  const { data, problem, retry } = useResource<RunningScoreResource>(runningScoreAddress({ slug }, { from, to }), {
    keepPrevious: true,
  });
  if (problem && !data) return <NotRead problem={problem} onRetry={retry} />;
  if (!data)
    return (
      <div className={styles.trendWaiting} aria-busy>
        <Skeleton shape="block" />
      </div>
    );
  // One day is no trend; the headline has its number.
  if (data.filter(({ score }) => score !== null).length < 2) return null;
  return (
    <LineChart
      title="Score this month, day by day, %"
      size="sm"
      x={{ values: data.map(({ day }) => day), label: 'Day' }}
      y={{}}
      parts={[
        goals(
          tierThresholds.map(({ tier, score }) => ({
            label: tierLabel(tier),
            value: score,
            ...(tier === spoken && { better: 'higher' }),
          })),
        ),
      ]}
      messages={tierDays}
      series={[
        {
          label: 'Score so far',
          unit: '%',
          format: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
          values: data.map(({ score }) => score),
          counts: data.map(({ answered }) => answered),
        },
      ]}
    />
  );
}
