import { useNavigate, useSearchParams } from '@remix-run/react';
import type { CallRow } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { Select } from '@roadside/ui/select';
import { Tabs } from '@roadside/ui/tabs';
import { useEffect, useMemo } from 'react';
import { withDrawer } from '../../../kit/drawers/drawer-address.ts';
import { DrawersProvider } from '../../../kit/drawers/drawers.tsx';
import { countWords } from '../../../kit/format/count-words.ts';
import { rangeWords } from '../../../kit/format/day-words.ts';
import { ListScreen } from '../../../kit/list/list-screen.tsx';
import { useListState } from '../../../kit/list/use-list-state.ts';
import type { Place } from '../../../kit/places/place.ts';
import { callKeyText } from '../model/call-key.ts';
import { daysAround, daysOf } from '../../../kit/calls/call-filters.ts';
import { callAddresses, callList, isPassedHere } from '../model/call-list.ts';
import * as styles from './call-details.css.ts';
import { callColumns, markOf } from './call-columns.ts';
import { CallGroups, groupLabels } from './call-groups.tsx';
import { CallNumbersStrip } from './call-numbers.tsx';
import { HistogramScrubber } from '../../../kit/scrubber/histogram-scrubber.tsx';
import { PassesPanel } from './passes-panel.tsx';
import { SendView } from './send-view.tsx';
import { useCallCommands } from './use-call-commands.ts';
import { type FirstReads, useCallExport, useCallReads } from './use-call-reads.ts';

export interface CallDetailsScreenProps {
  readonly place: Place;
  /** Today's date at the location (ISO). */
  readonly today: string;
  readonly first: FirstReads;
}

const noRows: readonly CallRow[] = [];

/** Call Details: which calls went wrong, and is there a pattern? */
export function CallDetailsScreen({ place, today, first }: CallDetailsScreenProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const view = search.get('view') === 'passes' ? 'passes' : 'calls';
  const groupBy = groupLabels.find(({ value }) => value === search.get('group'))?.value ?? null;
  const bare = useMemo(() => callList(noRows), []);
  const { state, hrefOf, change } = useListState(bare);
  const addresses = callAddresses(place.slug, state, today);
  const days = daysOf(state, today);

  const { pages, list, numbers, days: shownDays } = useCallReads(addresses, first);
  const exportRows = useCallExport(addresses.rows);
  const rows = useMemo(() => (pages.length > 0 ? pages.flatMap(({ data }) => data) : noRows), [pages]);
  const definition = useMemo(() => callList(rows), [rows]);
  const meta = pages[0]?.meta;

  const hrefWith = (changes: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return `?${next.toString()}`;
  };
  const go = (href: string, replace = false) => void navigate(href, { preventScrollReset: true, replace });
  // The dates are put in the URL on first load, so that a copied link shows the same calls tomorrow.
  const named = search.has('sc_dt__gte') && search.has('sc_dt__lte');
  useEffect(() => {
    if (!named) go(hrefWith({ sc_dt__gte: days.from, sc_dt__lte: days.to }), true);
    // oxlint-disable-next-line react/exhaustive-deps -- Only an address without days is completed.
  }, [named]);

  const open = (id: number) => withDrawer(search, { name: 'call', text: callKeyText({ slug: place.slug, id }) });
  const scope = useMemo(
    () => ({
      neighborsOf: (id: number) => {
        const index = rows.findIndex((row) => row.id === id);
        return {
          before: index > 0 ? (rows[index - 1]?.id ?? null) : null,
          after: index >= 0 ? (rows[index + 1]?.id ?? null) : null,
        };
      },
    }),
    [rows],
  );
  useCallCommands(go);

  const summary = (
    <CallNumbersStrip
      numbers={numbers.shown}
      address={addresses.explained}
      problem={numbers.problem}
      onRetry={numbers.retry}
    />
  );
  const tabs = (
    <div className={styles.tools}>
      <Tabs.Root
        value={view}
        onValueChange={(next) => go(hrefWith({ view: next === 'passes' ? 'passes' : null, drawer: null }))}
      >
        <Tabs.List aria-label="Call Details">
          <Tabs.Trigger value="calls">Calls</Tabs.Trigger>
          <Tabs.Trigger value="passes">Passes</Tabs.Trigger>
        </Tabs.List>
      </Tabs.Root>
      <SendView place={place} rows={rows} days={days} />
    </div>
  );
  return (
    <DrawersProvider scope={scope}>
      <ListScreen
        title="Call Details"
        description={`${place.name}, ${rangeWords(days.from, days.to)}`}
        definition={definition}
        columns={callColumns}
        rowId={({ id }) => String(id)}
        rows={rows}
        totalRows={meta?.total_rows ?? null}
        list={list}
        today={today}
        views="passed-calls"
        viewsWithout={['sc_dt__gte', 'sc_dt__lte']}
        rowMark={markOf}
        summary={summary}
        actions={tabs}
        aboveRows={
          <>
            <HistogramScrubber
              label="Calls per day"
              days={(shownDays?.data ?? []).map(({ day, calls, late }) => ({ day, value: calls, marked: late }))}
              around={daysAround(days, today)}
              from={days.from}
              to={days.to}
              words={({ value, marked }) => `${countWords(value, 'call', 'calls')}, ${marked} late`}
              onChange={(from, to) =>
                change({ ...state, filters: { ...state.filters, sc_dt__gte: [from], sc_dt__lte: [to] } })
              }
            />
            {view === 'calls' && (
              <Grouping
                by={groupBy}
                onChange={(by) => go(hrefWith({ group: by }))}
                passed={
                  isPassedHere(state) && meta?.counted !== undefined
                    ? `${place.name} passed these calls ${meta.counted.toLocaleString('en-US')} times. Other stations may have served them.`
                    : null
                }
              />
            )}
          </>
        }
        {...(view === 'passes'
          ? {
              body: (
                <PassesPanel
                  address={addresses.passes}
                  hrefOf={(filters) => hrefOf({ ...state, filters: { ...state.filters, ...filters } })}
                />
              ),
            }
          : groupBy
            ? {
                body: (
                  <CallGroups
                    address={addresses.groups(groupBy)}
                    by={groupBy}
                    hrefOf={(key, values) => hrefOf({ ...state, filters: { ...state.filters, [key]: values } })}
                  />
                ),
              }
            : {})}
        empty={{
          title: 'No calls on these days',
          description: 'This location’s calls appear here once they are loaded.',
          action: <Button onClick={() => change({ ...state, filters: {} })}>Show this month</Button>,
        }}
        rowHref={({ id }) => open(id)}
        onExport={() => void exportRows()}
        {...(meta?.as_of ? { asOf: meta.as_of } : {})}
      />
    </DrawersProvider>
  );
}

interface GroupingProps {
  readonly by: string | null;
  readonly onChange: (by: string | null) => void;
  /** A sentence next to the control when only passed calls are shown. */
  readonly passed: string | null;
}

function Grouping({ by, onChange, passed }: GroupingProps) {
  return (
    <div className={styles.grouping}>
      <Select
        className={styles.groupBy}
        aria-label="Group calls"
        value={by ?? 'none'}
        onValueChange={(next) => onChange(next === 'none' ? null : next)}
        items={[{ value: 'none', label: 'Not grouped' }, ...groupLabels]}
      />
      {passed && <p className={styles.quiet}>{passed}</p>}
    </div>
  );
}
