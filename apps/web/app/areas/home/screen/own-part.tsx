import { Link, useSearchParams } from '@remix-run/react';
import type { NowItemReply } from '@roadside/contract/schemas';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { List } from '@roadside/ui/list';
import { Stack } from '@roadside/ui/stack';
import { dateWords, shortTimesWords } from '../../../kit/format/moment-words.ts';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { NotRead } from '../../../kit/states/not-read.tsx';
import type { NowReader } from '../model/now-words.ts';
import { callsHref, pinHref, scheduleHref, scoreHref, showsPin } from '../model/own-links.ts';
import type { OwnCall, OwnScore, OwnThanks } from '../model/own-words.ts';
import type { OwnNumbers } from '../server/own.server.ts';
import * as styles from './home.css.ts';

// The map's engine is larger than the page.
const ShiftMap = lazyPart(() => import('./shift-map.tsx'));

interface OwnPartProps {
  readonly own: OwnNumbers;
  /** The reader's running or next shift; undefined if that couldn't be read. */
  readonly shift: NowItemReply | null | undefined;
  readonly reader: NowReader;
  /** The current instant, ISO. */
  readonly now: string;
  readonly onRetry: () => void;
}

/** The reader's own numbers: a driver's next shift, score and newest praise; anybody else's score of their location. */
export function OwnPart({ own: { score, driver }, shift, reader, now, onRetry }: OwnPartProps) {
  const thanks = driver?.thanks.ok ? driver.thanks.data : null;
  const failed = [score, driver?.thanks].find((part) => part?.ok === false);
  return (
    <Grid columns={driver ? { narrow: 1, wide: 3 } : 1} gap={24} align="start">
      {shift !== undefined && (driver || shift) && <Shift shift={shift} reader={reader} now={now} />}
      {score.ok && score.data && <Score score={score.data} own={driver !== null} slug={reader.slug} />}
      {thanks && <Thanks thanks={thanks} />}
      {failed?.ok === false && <NotRead problem={failed.problem} onRetry={onRetry} />}
    </Grid>
  );
}

interface ShiftProps extends Pick<OwnPartProps, 'reader' | 'now'> {
  readonly shift: NowItemReply | null;
}

function Shift({ shift, reader, now }: ShiftProps) {
  const { at = null, until = null, title = null, names = [], point = null } = shift ?? {};
  const running = at !== null && at <= now;
  const showsMap = showsPin(useSearchParams()[0]);
  return (
    <Stack gap={4} asChild>
      <section aria-labelledby="shift-heading">
        <h2 id="shift-heading" className={styles.heading}>
          {running ? 'Your shift now' : 'Your next shift'}
        </h2>
        {at !== null && until !== null ? (
          <>
            <p className={styles.figure}>{shortTimesWords(at, until, reader.timeZone)}</p>
            <p>{[dateWords(at, reader.timeZone), title].filter(Boolean).join(' · ')}</p>
            {names.length > 0 && <p className={styles.quiet}>{`With ${names.join(', ')}`}</p>}
          </>
        ) : (
          <p className={styles.quiet}>No shift in the next 7 days.</p>
        )}
        <Inline gap={16} wrap>
          {point && (
            <Link to={showsMap ? '/home/' : pinHref} preventScrollReset className={styles.link}>
              {showsMap ? 'Hide map' : 'Show on map'}
            </Link>
          )}
          <Link to={scheduleHref(reader.slug)} className={styles.link}>
            Show schedule
          </Link>
        </Inline>
        {showsMap && point && <ShiftMap name={title ?? 'Your station'} point={point} />}
      </section>
    </Stack>
  );
}

interface ScoreProps {
  readonly score: OwnScore;
  /** Of the reader as a driver, not of a location. */
  readonly own: boolean;
  readonly slug: string;
}

function Score({ score: { value, goal, few, basis, next }, own, slug }: ScoreProps) {
  return (
    <Stack gap={4} asChild>
      <section aria-labelledby="score-heading">
        <h2 id="score-heading" className={styles.heading}>
          {own ? 'Your score this month' : 'Overall satisfaction this month'}
        </h2>
        {value !== null && (
          <p className={styles.figure} data-few={few || undefined}>
            {value}
          </p>
        )}
        <p className={value === null ? styles.quiet : undefined}>
          {[basis, goal && goalWords[goal]].filter(Boolean).join(' · ')}
        </p>
        {next && <p className={styles.quiet}>{next}</p>}
        <Inline>
          <Link to={scoreHref(slug)} className={styles.link}>
            Show surveys
          </Link>
        </Inline>
      </section>
    </Stack>
  );
}

const goalWords = { green: 'On goal', yellow: 'Close to goal', red: 'Off goal' } as const;

function Thanks({ thanks: { comment, about, href } }: { readonly thanks: OwnThanks }) {
  return (
    <Stack gap={4} asChild>
      <section aria-labelledby="thanks-heading">
        <h2 id="thanks-heading" className={styles.heading}>
          A member about you
        </h2>
        <blockquote className={styles.praise}>{comment}</blockquote>
        <p className={styles.quiet}>{about}</p>
        <Inline>
          <Link to={href} className={styles.link}>
            Show call
          </Link>
        </Inline>
      </section>
    </Stack>
  );
}

interface LatestCallsProps {
  readonly driver: NonNullable<OwnNumbers['driver']>;
  readonly slug: string;
  readonly onRetry: () => void;
}

/** A driver's last calls. */
export function LatestCalls({ driver: { calls }, slug, onRetry }: LatestCallsProps) {
  if (!calls.ok) return <NotRead problem={calls.problem} onRetry={onRetry} />;
  return (
    <Stack gap={8} asChild>
      <section aria-labelledby="calls-heading">
        <h2 id="calls-heading" className={styles.heading}>
          Your last calls
        </h2>
        {calls.data.length === 0 ? (
          <p className={styles.quiet}>No calls yet. They appear here once they are cleared.</p>
        ) : (
          <>
            <List.Root aria-labelledby="calls-heading" wrap>
              {calls.data.map((call) => (
                <CallLine key={call.id} {...call} />
              ))}
            </List.Root>
            <Inline>
              <Link to={callsHref(slug)} className={styles.link}>
                Show all calls
              </Link>
            </Inline>
          </>
        )}
      </section>
    </Stack>
  );
}

const CallLine = ({ title, detail, href }: OwnCall) => (
  <List.Item title={title} description={detail} link={<Link to={href} />} />
);
