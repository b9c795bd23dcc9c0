import type { CallRow } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { Skeleton } from '@roadside/ui/skeleton';
import { type ReactNode, useMemo } from 'react';
import { DrawersProvider } from '../../../kit/drawers/drawers.tsx';
import { rangeWords } from '../../../kit/format/day-words.ts';
import { shownColumns } from '../../../kit/list/shown-columns.ts';
import { ListScreen } from '../../../kit/list/list-screen.tsx';
import { unknownFilter, type ListState } from '../../../kit/list/list-state.ts';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { useFetchedWhenIdle } from '../../../kit/page/use-fetched-when-idle.ts';
import { useListState } from '../../../kit/list/use-list-state.ts';
import type { Place } from '../../../kit/places/place.ts';
import { daysOf, shortenedWords } from '../../../kit/calls/call-filters.ts';
import { aboutCalls, callAddresses, callList, isPassedHere } from '../model/call-list.ts';
import { passedHereWords } from '../model/passed-words.ts';
import { neighborsOf } from '../model/neighbors.ts';
import * as styles from './call-details.css.ts';
import { callColumns, markOf } from './call-columns.ts';
import { needsZone } from './call-times.ts';
import { CallNumbersStrip } from './call-numbers.tsx';
import { useCallCommands } from './use-call-commands.ts';
import { type FirstReads, useCallExport, useCallReads } from './use-call-reads.ts';
import { useCallView } from './use-call-view.ts';

// The server draws the days, the actions and the grouping; what moves them comes with the list. The other ways to look at the calls come
// once the list is there.
const CallsPerDay = lazyPart(() => import('./calls-per-day.tsx'), <div className={styles.waitingDays} />);
const CallDetailsActions = lazyPart(
  () => import('./call-details-actions.tsx'),
  <div className={styles.waitingActions} />,
);
const Grouping = lazyPart(() => import('./grouping.tsx'), <div className={styles.groupBy} />);
const CallGroups = lazyPart(
  () => import('./call-groups.tsx'),
  <Skeleton shape="block" className={styles.waitingPasses} />,
);
const PassesPanel = lazyPart(
  () => import('./passes-panel.tsx'),
  <Skeleton shape="block" className={styles.waitingPasses} />,
);
const otherViews = {
  fetchAhead: () => {
    for (const view of [CallGroups, PassesPanel]) view.fetchAhead();
  },
};

export interface CallDetailsScreenProps {
  readonly place: Place;
  /** Today's date at the location (ISO). */
  readonly today: string;
  /** The time zone of the reader's own location. */
  readonly readerZone: string;
  readonly first: FirstReads;
}

const noRows: readonly CallRow[] = [];
const stationColumn = ['station_name'] as const;

/** Call Details: which calls went wrong, and is there a pattern? */
export function CallDetailsScreen({ place, today, readerZone, first }: CallDetailsScreenProps) {
  const bare = useMemo(() => callList(noRows), []);
  const { state, hrefOf, change } = useListState(bare);
  const addresses = callAddresses(place.slug, state, today);
  const days = daysOf(state, today);

  const { pages, list, numbers, days: shownDays } = useCallReads(addresses, first);
  const exportRows = useCallExport(addresses.rows);
  const rows = useMemo(() => (pages.length > 0 ? pages.flatMap(({ data }) => data) : noRows), [pages]);
  const definition = useMemo(() => callList(rows), [rows]);
  const scope = useMemo(() => ({ neighborsOf: (id: number) => neighborsOf(rows, id) }), [rows]);
  const meta = pages[0]?.meta;
  const withZone = useMemo(() => needsZone(rows, place.timeZone, readerZone), [rows, place.timeZone, readerZone]);
  const columns = useMemo(() => callColumns(place.timeZone, withZone), [place.timeZone, withZone]);

  const { view, groupBy, go, hrefWith, hrefOfCall } = useCallView(place.slug, days);
  useCallCommands(go);
  useFetchedWhenIdle(otherViews);
  const filteredBy = (filters: ListState['filters']): ListState => ({
    ...state,
    filters: { ...state.filters, ...filters },
  });

  return (
    <DrawersProvider scope={scope}>
      <ListScreen
        title="Call Details"
        description={[`${place.name}, ${rangeWords(days.from, days.to)}`, shortenedWords(state, today)]
          .filter(Boolean)
          .join('. ')}
        definition={definition}
        columns={columns}
        rowId={({ id }) => String(id)}
        rows={rows}
        totalRows={meta?.total_rows ?? null}
        list={list}
        today={today}
        views="passed-calls"
        viewsWithout={['sc_dt__gte', 'sc_dt__lte']}
        rowMark={markOf}
        {...(place.type === 'station' && { oneValue: stationColumn })}
        // With a filter that doesn't exist there are no numbers, and the list says how to go on.
        summary={
          unknownFilter(state, bare) === null && (
            <CallNumbersStrip
              numbers={numbers.shown}
              address={addresses.explained}
              passedHref={hrefOf(filteredBy({ passed: ['here'] }))}
              problem={numbers.problem}
              onRetry={numbers.retry}
            />
          )
        }
        actions={
          <CallDetailsActions
            view={view}
            onChange={(next) => go(hrefWith({ view: next, drawer: null }))}
            place={place}
            rows={rows}
            days={days}
          />
        }
        aboveRows={
          <CallsPerDay
            counted={shownDays}
            days={days}
            today={today}
            onChange={(from, to) => change(filteredBy({ sc_dt__gte: [from], sc_dt__lte: [to] }))}
          />
        }
        {...(view === 'calls' && {
          arrange: <Grouping by={groupBy} onChange={(by) => go(hrefWith({ group: by }))} />,
        })}
        {...(view === 'calls' &&
          isPassedHere(state) &&
          meta?.counted !== undefined && {
            notice: <p className={styles.quiet}>{passedHereWords(place.name, meta.counted, meta.total_rows)}</p>,
          })}
        body={
          view === 'passes' && (
            <PassesPanel address={addresses.passes} hrefOf={(filters) => hrefOf(filteredBy(filters))} />
          )
        }
        {...(view === 'calls' &&
          groupBy && {
            renderTable: (toolbar: ReactNode) => (
              <CallGroups
                address={addresses.groups(groupBy)}
                by={groupBy}
                toolbar={toolbar}
                about={[['Location', place.name], ...aboutCalls(definition, state, days)]}
                hrefOf={(key, values) => hrefOf(filteredBy({ [key]: values }))}
              />
            ),
          })}
        empty={{
          title: 'No calls on these days',
          description: 'This location’s calls appear here once they are loaded.',
          action: <Button onClick={() => change({ ...state, filters: {} })}>Show this month</Button>,
        }}
        rowHref={({ id }) => hrefOfCall(id)}
        onExport={(_kind, shown) => void exportRows(shownColumns(shown, columns))}
        {...(meta?.as_of ? { asOf: meta.as_of } : {})}
      />
    </DrawersProvider>
  );
}
