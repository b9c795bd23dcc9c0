import { isSmallSample } from '@roadside/domain/metrics';
import { shownDifference } from '@roadside/domain/rounding';
import { tierLabel, type CompensationNote } from '@roadside/domain/surveys';
import { Badge } from '@roadside/ui/badge';
import { percentWords } from '../../../kit/format/figures.ts';
import { numberFormat } from '../../../kit/format/formats.ts';
import { tierWords } from '../model/pacing-words.ts';
import * as styles from './surveys.css.ts';

const whole = numberFormat('en-US');
const signed = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

export interface VersusProps {
  readonly official: CompensationNote;
  /** The what-if score; null if nothing is being tried. */
  readonly tried: CompensationNote | null;
  readonly hasTier: boolean;
  /** The period is over. */
  readonly over: boolean;
}

/** The official score and the what-if, with the difference between them as the largest element. */
export function Versus({ official, tried, hasTier, over }: VersusProps) {
  const few = [official, ...(tried ? [tried] : [])].some(({ answered }) => isSmallSample(answered));
  // Of the two scores as shown, and only if both are scores.
  const difference =
    official.score !== null && tried?.score != null && !few ? shownDifference(tried.score, official.score, 1) : null;
  return (
    <>
      <div className={styles.versus}>
        <Side label="Official" note={official} hasTier={hasTier} />
        <Side label="What-if" note={tried ?? official} hasTier={hasTier} isTried={tried !== null} />
      </div>
      <p className={styles.difference} role="status">
        {difference === null
          ? official.score === null
            ? '–'
            : tried && few
              ? 'Too few surveys to compare'
              : tierFor(official, hasTier, over)
          : `${signed.format(difference)} points`}
        {tried && hasTier && !few && tried.tier !== official.tier && (
          <span className={styles.tier}>
            {' '}
            {tierLabel(official.tier)} → {tierLabel(tried.tier)}
          </span>
        )}
      </p>
    </>
  );
}

const tierFor = (note: CompensationNote, hasTier: boolean, over: boolean) =>
  isSmallSample(note.answered)
    ? `${whole.format(note.answered)} ${note.answered === 1 ? 'survey' : 'surveys'}`
    : hasTier
      ? tierWords(note, over)
      : percentWords(note.score);

function Side({
  label,
  note,
  hasTier,
  isTried = false,
}: {
  readonly label: string;
  readonly note: CompensationNote;
  readonly hasTier: boolean;
  readonly isTried?: boolean;
}) {
  return (
    <div className={styles.side}>
      <span className={styles.sideLabel}>
        {label}
        {isTried && <Badge tone="beacon">what-if</Badge>}
      </span>
      <span className={isSmallSample(note.answered) ? `${styles.sideScore} ${styles.few}` : styles.sideScore}>
        {percentWords(note.score)}
      </span>
      <span className={styles.fine}>
        {hasTier && !isSmallSample(note.answered) && `${tierLabel(note.tier)}, `}
        {whole.format(note.answered)} {note.answered === 1 ? 'survey' : 'surveys'}
        {isSmallSample(note.answered) && ' (too few to score)'}
      </span>
    </div>
  );
}
