import { Link, useLocation } from '@remix-run/react';
import { typeNoun } from '@roadside/domain/geography';
import {
  costliestParts,
  forecastPeriod,
  headlineTier,
  surveysExpected,
  tierHeadline,
  tierLabel,
  type HeadlineCause,
  type HeadlineReader,
} from '@roadside/domain/surveys';
import { isSmallSample } from '@roadside/domain/metrics';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { Suspense, type ReactNode } from 'react';
import { withDrawer } from '../../../kit/drawers/drawer-address.ts';
import { useDrawers } from '../../../kit/drawers/drawers.tsx';
import { countWords } from '../../../kit/format/count-words.ts';
import { dayWords } from '../../../kit/format/day-words.ts';
import { dayFormat, numberFormat } from '../../../kit/format/formats.ts';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import type { Place } from '../../../kit/places/place.ts';
import { searchForOtherPlace } from '../../../kit/places/search-for-other-place.ts';
import type { StreamedRead } from '../../../kit/resource/streamed-read.ts';
import { useStreamedResource } from '../../../kit/resource/use-streamed-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { headlineAddress } from '../model/addresses.ts';
import type { Headline as HeadlineData, HeadlinePart } from '../model/headline.ts';
import { dashboardAgeMs } from '../model/kept-dashboards.ts';
import type { HeadlineResource } from '../server/headline.server.ts';
import { whyText } from '../why/why-asked.ts';
import * as styles from './headline.css.ts';

const whole = numberFormat('en-US');
const one = numberFormat('en-US', 1);
/** More would be a table, which is below. */
const maxPlaces = 3;

const trendWaiting = (
  <div className={styles.trendWaiting} aria-busy>
    <Skeleton shape="block" />
  </div>
);
const RunningScore = lazyPart(() => import('./running-score.tsx'), trendWaiting);

export interface HeadlineProps {
  readonly reader: HeadlineReader;
  readonly read: StreamedRead<HeadlineData>;
  readonly place: Pick<Place, 'slug' | 'type'>;
  /** Whether the rest of the dashboard shows another period or only some calls. */
  readonly filtered: boolean;
}

/** How the month stands to its tier and what to do about it, above everything else on the dashboard. */
export function Headline(props: HeadlineProps) {
  return (
    <section aria-label="This month">
      <Suspense
        fallback={
          <div className={styles.waiting} aria-busy>
            <Skeleton shape="block" />
          </div>
        }
      >
        <Content {...props} />
      </Suspense>
    </section>
  );
}

function Content({ reader, read, place, filtered }: HeadlineProps) {
  const { data, problem, retry } = useStreamedResource<HeadlineResource>(
    headlineAddress({ slug: place.slug }, { type: place.type }),
    read,
    { maxAgeMs: dashboardAgeMs },
  );
  if (problem && !data) return <NotRead problem={problem} onRetry={retry} />;
  return data ? <HeadlineWords data={data} reader={reader} place={place} filtered={filtered} /> : null;
}

/** The headline with its counts. */
export function HeadlineWords({
  data,
  reader,
  place,
  filtered,
}: Omit<HeadlineProps, 'read'> & { readonly data: HeadlineData }) {
  const month = dayFormat('en-US', { month: 'long' }).format(new Date(`${data.from}T00:00:00Z`));
  const more = moreWords(data, filtered);
  const { tier, threshold } = headlineTier(data.top, data.answered);
  return (
    <Stack gap={12}>
      <Stack gap={4}>
        <p className={styles.words} data-testid="headline">
          {tierHeadline(data, month, reader).map(({ text, opens }, index) =>
            opens ? (
              // oxlint-disable-next-line react/no-array-index-key -- the pieces of one sentence never move
              <Cause key={index} opens={opens} slug={place.slug} data={data}>
                {text}
              </Cause>
            ) : (
              text
            ),
          )}
        </p>
        {more && <p className={styles.more}>{more}</p>}
      </Stack>
      {!isSmallSample(data.answered) && <RunningScore slug={place.slug} from={data.from} to={data.to} tier={tier} />}
      {data.partType && data.answered > 0 && <Places data={data} threshold={threshold} />}
    </Stack>
  );
}

interface CauseProps {
  readonly opens: HeadlineCause;
  readonly slug: string;
  readonly data: HeadlineData;
  readonly children: ReactNode;
}

/** A number of the headline: opens why it moved, the surveys it counts, or what would change it. */
function Cause({ opens, slug, data: { from, to }, children }: CauseProps) {
  const { search } = useLocation();
  const why = {
    name: 'why',
    text: whyText({ slug, metric: 'overall_sat_avg', timeType: 'This_Month', from, to, element: null, compare: null }),
  };
  const address =
    opens === 'why'
      ? withDrawer(search, why)
      : // Above a station, Raw Surveys lists those that don't count too.
        `/surveys/${encodeURIComponent(slug)}?${opens === 'surveys' ? 'dashboard=2&new_biz_rules=on' : 'dashboard=3'}&time=This_Month`;
  return (
    <Link to={address} preventScrollReset={opens === 'why'} className={styles.cause}>
      {children}
    </Link>
  );
}

/** What the headline rests on: the surveys still expected, and where the month ends if nothing changes. */
function moreWords(data: HeadlineData, filtered: boolean): string {
  const forecast = isSmallSample(data.answered) ? null : forecastPeriod(data);
  const remaining = surveysExpected(data);
  return [
    remaining > 0 && !isSmallSample(data.answered)
      ? `${whole.format(data.top)} of ${whole.format(data.answered)} surveys are top score. At this pace, ${countWords(remaining, 'more arrives', 'more arrive')} by ${dayWords(data.endsOn)}.`
      : '',
    forecast && forecast.remaining > 0
      ? `If the last 28 days continue, the month ends at ${one.format(forecast.score)}% (${tierLabel(forecast.tier)}; likely ${one.format(forecast.low)}-${one.format(forecast.high)}%).`
      : '',
    filtered ? 'Tiers count every survey of the month, so the filters don’t change this.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The places that take most from the score, the worst first; at a station, the drivers to talk to. */
function Places({ data, threshold }: { readonly data: HeadlineData; readonly threshold: number }) {
  const { parts, partType, answered } = data;
  const worst = costliestParts(parts, threshold, answered, maxPlaces);
  const noun = partType ? typeNoun(partType).one : 'location';
  if (worst.length === 0)
    return (
      <p className={styles.more}>
        {parts.every((part) => isSmallSample(part.answered))
          ? `No ${noun} has 10 surveys yet this month, too few to say where points are lost.`
          : `Every ${noun} with at least 10 surveys is at ${threshold}% or better.`}
      </p>
    );
  return (
    <Stack gap={4}>
      <h2 className={styles.title}>
        {partType === 'driver' ? 'Talk to these drivers first' : 'Where the points are lost'}
      </h2>
      <Stack gap={4} asChild>
        <ol className={styles.places}>
          {worst.map(({ part, cost }) => (
            <li key={part.slug} className={styles.more}>
              <PartLink part={part} driver={partType === 'driver'} />
              {`: ${countWords(part.top, 'top score', 'top scores')} in ${whole.format(part.answered)} surveys (${one.format((100 * part.top) / part.answered)}%), costs ${cost < 0.05 ? 'less than 0.1' : one.format(cost)} points against ${threshold}%`}
            </li>
          ))}
        </ol>
      </Stack>
    </Stack>
  );
}

function PartLink({ part: { slug, name }, driver }: { readonly part: HeadlinePart; readonly driver: boolean }) {
  const drawers = useDrawers();
  const { search } = useLocation();
  return driver ? (
    <button type="button" className={styles.driver} onClick={() => drawers?.open('survey-focus', { slug, name })}>
      {name}
    </button>
  ) : (
    <Link to={`/dashboard/${encodeURIComponent(slug)}${searchForOtherPlace(search)}`} className={styles.place}>
      {name}
    </Link>
  );
}
