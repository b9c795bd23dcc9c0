import { Link } from '@remix-run/react';
import type { Scorecard } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { DrawersProvider } from '../../../kit/drawers/drawers.tsx';
import { figure } from '../../../kit/format/figures.ts';
import { momentWords } from '../../../kit/format/moment-words.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { scorecardAddress } from '../model/addresses.ts';
import { actionLink, cardMonth, tierMoved, tierWords } from '../model/scorecard-words.ts';
import type { ScorecardResource } from '../server/scorecards.server.ts';
import { Headlines } from './executive-report.tsx';
import * as styles from './exec-reports.css.ts';
import { FirstPage, Pieces } from './first-page.tsx';
import { ScorecardPdfButton } from './pdf-buttons.tsx';
import { WhyCharts } from './report-charts.tsx';
import { Restated } from './restated.tsx';
import { ScorecardThread } from './scorecard-thread.tsx';

export interface ScorecardScreenProps {
  readonly id: number;
  readonly card: Outcome<Scorecard>;
  readonly timeZone: string;
}

/** A station's month on one page of paper, with what the station answered. */
export function ScorecardScreen({ id, card: first, timeZone }: ScorecardScreenProps) {
  const address = scorecardAddress({ id });
  const { data, problem, retry } = useResource<ScorecardResource>(address, { first });
  useLiveResource(address, ['scorecards'], (change) => change.id === id);
  return (
    <DrawersProvider>
      <Stack gap={16} className={styles.sheet}>
        {!data && <h1 className={styles.title}>Scorecard</h1>}
        {problem && <NotRead problem={problem} onRetry={retry} />}
        {!data && !problem && <Skeleton shape="block" />}
        {data && <Card scorecard={data} timeZone={timeZone} />}
      </Stack>
    </DrawersProvider>
  );
}

interface CardProps {
  readonly scorecard: Scorecard;
  readonly timeZone: string;
}

function Card({ scorecard, timeZone }: CardProps) {
  const { card, frozen_at, restated } = scorecard;
  const { geography, from, to } = card;
  return (
    <>
      <Inline gap={24} rowGap={12} align="end" justify="between" wrap asChild>
        <header>
          <div>
            <h1 className={styles.title}>
              {geography.name} <span className={styles.kind}>Scorecard</span>
            </h1>
            <p className={styles.quiet}>{`${cardMonth(from)}. Frozen ${momentWords(frozen_at, timeZone, true)}.`}</p>
          </div>
          <Inline gap={8} align="end" wrap className={styles.notOnPaper}>
            <Button asChild>
              <Link to={`/scorecards/${geography.slug}/`}>All scorecards</Link>
            </Button>
            <ScorecardPdfButton id={scorecard.id} />
            <Button onClick={() => globalThis.print()}>Print scorecard</Button>
          </Inline>
        </header>
      </Inline>
      <Score scorecard={scorecard} />
      <section aria-labelledby="actions" className={styles.together}>
        <h2 id="actions" className={styles.heading}>
          Three things to do
        </h2>
        <ol className={styles.actions}>
          {card.actions.map(({ kind, pieces }, index) => {
            const link = actionLink(kind, { slug: geography.slug, from, to });
            return (
              // oxlint-disable-next-line react/no-array-index-key -- A frozen card's actions never change their order.
              <li key={index}>
                <Pieces pieces={pieces} before={card.before} />{' '}
                <Link to={link.to} className={styles.notOnPaper}>
                  {link.label}
                </Link>
              </li>
            );
          })}
        </ol>
      </section>
      <FirstPage report={card} />
      <Headlines report={card} />
      <section aria-labelledby="moved" className={styles.together}>
        <h2 id="moved" className={styles.heading}>
          What moved
        </h2>
        <WhyCharts report={card} />
      </section>
      <Restated report={card} frozen={{ at: frozen_at }} restated={restated} timeZone={timeZone} />
      <Answer scorecard={scorecard} timeZone={timeZone} />
    </>
  );
}

/** The score and the tier, large. */
function Score({ scorecard: { card } }: Pick<CardProps, 'scorecard'>) {
  const heading = card.metrics.find(({ id }) => id === 'overall_sat_avg');
  // A share of too few is no score, however high it is.
  const score = heading && card.tier !== null ? figure(heading, card.score.value) : null;
  const moved = tierMoved(card.tier, card.tier_before);
  return (
    <section aria-label="Score and tier" className={styles.together}>
      <Inline gap={16} align="baseline" wrap>
        {score !== null && <p className={styles.score}>{`${score}%`}</p>}
        <p className={styles.tier}>
          {tierWords(card.tier)}
          {moved && <span className={styles.kind}>{`, ${moved}`}</span>}
        </p>
      </Inline>
    </section>
  );
}

/** What the station answered. */
function Answer({ scorecard, timeZone }: CardProps) {
  const { acknowledged, may_acknowledge, card } = scorecard;
  const [busy, setBusy] = useState(false);
  const { change } = useChange<ScorecardResource>(scorecardAddress({ id: scorecard.id }));
  const notify = useNotify();
  const acknowledge = async () => {
    setBusy(true);
    const outcome = await change({ intent: 'acknowledge' });
    setBusy(false);
    if (outcome === null) return;
    if (outcome.ok) notify({ tone: 'success', text: 'Scorecard acknowledged' });
    else notify({ tone: 'danger', text: problemWords(outcome.problem).title });
  };
  return (
    <section aria-labelledby="answer">
      <h2 id="answer" className={styles.heading}>
        Answer
      </h2>
      <Stack gap={12}>
        <Inline gap={12} wrap>
          {acknowledged ? (
            <Badge tone="success" emphasis="soft">
              {`Acknowledged by ${acknowledged.name}, ${momentWords(acknowledged.at, timeZone, true)}`}
            </Badge>
          ) : (
            <Badge tone="neutral" emphasis="soft">
              Not acknowledged yet
            </Badge>
          )}
          {!acknowledged && may_acknowledge && (
            <Button tone="beacon" loading={busy} onClick={() => void acknowledge()} className={styles.notOnPaper}>
              {`Acknowledge ${cardMonth(card.from)}`}
            </Button>
          )}
        </Inline>
        <ScorecardThread scorecard={scorecard} timeZone={timeZone} />
      </Stack>
    </section>
  );
}
