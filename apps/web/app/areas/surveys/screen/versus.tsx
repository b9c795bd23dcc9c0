import { isSmallSample, wilsonInterval } from '@roadside/domain/metrics';
import { shownDifference } from '@roadside/domain/rounding';
import { tierLabel, tierStanding, type CompensationNote } from '@roadside/domain/surveys';
import { Badge } from '@roadside/ui/badge';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { percentWords } from '../../../kit/format/figures.ts';
import { numberFormat } from '../../../kit/format/formats.ts';
import * as styles from './surveys.css.ts';

const one = numberFormat('en-US', 1);
const whole = numberFormat('en-US');
const signed = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** A score from its counts. */
export type ScoreNote = CompensationNote & { readonly top: number };

/** A score that isn't the official one: filtered, or of another question. */
export interface OtherScore {
  readonly label: string;
  readonly note: ScoreNote;
  /** Tiers depend on overall satisfaction only. */
  readonly hasTier: boolean;
}

export interface VersusProps {
  readonly official: ScoreNote;
  /** The score on screen if it isn't the official one. */
  readonly other: OtherScore | null;
  /** The what-if score; null if nothing is being tried. */
  readonly tried: ScoreNote | null;
  /** The period is over. */
  readonly over: boolean;
}

/**
 * The official score beside the filtered one and the what-if. The largest element is the difference the what-if makes,
 * or where the official score stands.
 */
export function Versus({ official, other, tried, over }: VersusProps) {
  const base = other ?? { label: 'Official', note: official, hasTier: true };
  const few = [base.note, ...(tried ? [tried] : [])].some(({ answered }) => isSmallSample(answered));
  // Of the two scores as shown, and only if both are scores.
  const difference =
    base.note.score !== null && tried?.score != null && !few ? shownDifference(tried.score, base.note.score, 1) : null;
  return (
    <>
      <Grid columns={2}>
        <Side label="Official" note={official} hasTier />
        {other && <Side {...other} />}
        {(tried ?? !other) && (
          <Side label="What-if" note={tried ?? official} hasTier={base.hasTier} isTried={!!tried} />
        )}
      </Grid>
      <p className={styles.difference} role="status">
        {difference === null
          ? tried && few && base.note.score !== null
            ? 'Too few surveys to compare'
            : standingOf(official, over)
          : `${signed.format(difference)} points`}
        {tried && base.hasTier && !few && tried.tier !== base.note.tier && (
          <span className={styles.tier}>
            {' '}
            {tierLabel(base.note.tier)} → {tierLabel(tried.tier)}
          </span>
        )}
      </p>
    </>
  );
}

const surveysIn = (count: number) => `${whole.format(count)} ${count === 1 ? 'survey' : 'surveys'}`;

function standingOf(note: ScoreNote, over: boolean): string {
  if (note.score === null) return '–';
  return isSmallSample(note.answered) ? surveysIn(note.answered) : tierStanding(note, over);
}

function Side({ label, note, hasTier, isTried = false }: OtherScore & { readonly isTried?: boolean }) {
  const few = isSmallSample(note.answered);
  const range = few ? null : wilsonInterval(note.top, note.answered);
  return (
    <Stack gap={2}>
      <Inline asChild className={styles.sideLabel}>
        <span>
          {label}
          {isTried && <Badge tone="beacon">what-if</Badge>}
        </span>
      </Inline>
      <span className={few ? `${styles.sideScore} ${styles.few}` : styles.sideScore}>{percentWords(note.score)}</span>
      <span className={styles.fine}>
        {hasTier && !few && `${tierLabel(note.tier)}, `}
        {surveysIn(note.answered)}
        {few && ' (too few to score)'}
      </span>
      {range && (
        <span className={styles.fine}>
          Likely range {one.format(range.low)}-{one.format(range.high)}%
        </span>
      )}
    </Stack>
  );
}
