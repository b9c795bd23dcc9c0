import { Link } from '@remix-run/react';
import { betMetricLabels, type BetMetric } from '@roadside/domain/arena';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { Metric } from '@roadside/ui/metric';
import { NumberField } from '@roadside/ui/number-field';
import { Skeleton } from '@roadside/ui/skeleton';
import { Slider } from '@roadside/ui/slider';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { dayWords } from '../../../kit/format/day-words.ts';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { Form, FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { betsAddress } from '../model/addresses.ts';
import {
  betOutcomeWords,
  breakEvenText,
  chanceText,
  leastToWin,
  pointsWords,
  stakeWords,
  targetText,
} from '../model/bet-words.ts';
import type { BetsResource, Odds } from '../server/bookie.server.ts';
import * as styles from './bookie.css.ts';

// The page answers before the curve's code is there: the server draws it.
const OddsCurve = lazyPart(
  async () => ({ default: (await import('@roadside/charts/odds-curve')).OddsCurve }),
  <Skeleton shape="block" className={styles.waitingChart} />,
);

interface BetDeskProps {
  readonly driver: { readonly id: number; readonly slug: string };
  readonly own: boolean;
  readonly metric: BetMetric;
  readonly odds: Odds;
  /** Reads the odds again, when the ones on screen are no longer offered. */
  readonly onStale: () => void;
}

type Level = Odds['levels'][number];

const wholeNumber = { maximumFractionDigits: 0 } as const;

/** The odds of a driver today: what each level needs, and how likely that really is. */
export function BetDesk({ driver, own, metric, odds, onStale }: BetDeskProps) {
  const [at, setAt] = useState(0);
  const chosen = odds.levels[at] ?? odds.levels[0];
  if (!chosen) return null;
  if (odds.remaining_days === 0)
    return (
      <Stack gap={20}>
        <Standing odds={odds} own={own} />
        <Banner tone="info">{odds.blocked}</Banner>
      </Stack>
    );
  return (
    <Stack gap={20}>
      <Standing odds={odds} own={own} />
      <OddsCurve
        title={`Chance to beat each total of ${betMetricLabels[metric].toLowerCase()}`}
        outcomes={odds.curve.totals}
        label="Points by the end of the quarter"
        odds={odds.curve.chances}
        oddsLabel="Chance to beat it"
        notes={[{ at: Math.round(chosen.need_to_beat), text: `${chosen.level}x` }]}
      />
      <Field label="Level" description="How many times the stake you win">
        <Slider
          min={0}
          max={odds.levels.length - 1}
          value={at}
          onValueChange={setAt}
          formatValue={(step) => `${odds.levels[step]?.level ?? ''}x`}
          marks={odds.levels.map(({ level }, value) => ({ value, label: `${level}x` }))}
        />
      </Field>
      <Offer offer={chosen} odds={odds} />
      {own && <BetForm driver={driver} metric={metric} odds={odds} offer={chosen} onStale={onStale} />}
    </Stack>
  );
}

function Standing({ odds, own }: { readonly odds: Odds; readonly own: boolean }) {
  const facts = [
    { label: 'Points this quarter', value: odds.driver_stats.sum },
    { label: 'Points a day', value: odds.driver_stats.mean },
    { label: 'Days left', value: odds.remaining_days },
    ...(own ? [{ label: 'Play points', value: odds.play_points }] : []),
  ];
  return (
    <Grid columns={{ narrow: 2, wide: 4 }} gap={16} asChild>
      <section aria-label="Where you stand">
        {facts.map(({ label, value }) => (
          <Stack key={label} gap={4}>
            <span className={styles.label}>{label}</span>
            <Metric value={targetText(value)} />
          </Stack>
        ))}
      </section>
    </Grid>
  );
}

/** What a level means, in words: the specification's odds, and the real chance. */
function Offer({ offer: { level, need_to_beat, chance }, odds }: { readonly offer: Level; readonly odds: Odds }) {
  return (
    <Stack gap={4} asChild>
      <section aria-label="This bet" aria-live="polite">
        <p className={styles.lead}>
          {`Earn ${pointsWords(leastToWin(need_to_beat))} or more by ${dayWords(odds.period.to, true)} to win ${level} times your stake.`}
        </p>
        <p className={styles.lead}>{`Your real chance: ${chanceText(chance)}.`}</p>
        <p className={styles.quiet}>
          {`Need to beat ${targetText(need_to_beat)}. At ${level}x, a bet breaks even if it wins ${breakEvenText(level)} of the time.`}
        </p>
        {odds.horizon === 'days' && odds.remaining_days > 1 && level > 2 && (
          <p className={styles.quiet}>High levels get harder the more days are left.</p>
        )}
      </section>
    </Stack>
  );
}

interface BetFormProps extends Pick<BetDeskProps, 'driver' | 'metric' | 'odds' | 'onStale'> {
  readonly offer: Level;
}

function BetForm({ driver, metric, odds, offer, onStale }: BetFormProps) {
  const { change } = useChange<BetsResource>(betsAddress({ driver: String(driver.id) }));
  const notify = useNotify();
  const most = Math.min(offer.max_stake, odds.play_points);
  const form = useForm({
    start: { points_bet: null as number | null },
    check: ({ points_bet: stake }) =>
      messagesFrom({
        points_bet:
          stake === null || !Number.isInteger(stake) || stake < 1
            ? 'Enter a whole number of points'
            : stake > most && `You can bet up to ${pointsWords(most)}`,
      }),
    send: async ({ points_bet }) => {
      const outcome = await change({
        metric,
        level: offer.level,
        points_bet: points_bet ?? 0,
        need_to_beat: offer.need_to_beat,
      });
      if (outcome?.ok === false && outcome.problem.kind === 'refused') onStale();
      return outcome;
    },
    onSaved: () => {
      notify({ tone: 'success', text: 'Bet placed' });
      form.reopen({ values: { points_bet: null }, version: null });
    },
  });
  const stake = form.values.points_bet;
  if (odds.blocked !== null)
    return (
      <Banner tone="info">
        {odds.blocked}
        {odds.play_points === 0 && (
          <>
            {' '}
            <Link to={`/bank/${encodeURIComponent(driver.slug)}`}>Move rewards to your betting balance</Link>
          </>
        )}
      </Banner>
    );
  return (
    <Form of={form} label="Place a bet" failed="We couldn’t place the bet.">
      <Stack gap={12}>
        <FormField of={form} name="points_bet" label="Stake" required description={stakeWords(odds, offer)}>
          {(control) => <NumberField {...control} min={1} max={most} format={wholeNumber} />}
        </FormField>
        {/* Always there: the stake is known when the field is left, often by pressing the button, which must not move. */}
        <p className={styles.quiet}>{betOutcomeWords(stake, offer.level)}</p>
        <Inline gap={8}>
          <Button type="submit" tone="beacon" loading={form.busy}>
            Place bet
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
