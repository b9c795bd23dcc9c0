import type { Span } from '@roadside/scheduler-gantt/model';
import { Button } from '@roadside/ui/button';
import { Checkbox } from '@roadside/ui/checkbox';
import { Inline } from '@roadside/ui/inline';
import { Progress } from '@roadside/ui/progress';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useNow } from '../../../../kit/format/use-now.ts';
import { useNotify } from '../../../../kit/notices/notices.tsx';
import { accepted, fillableDays, fillInputOf, onShift, proposedBars, type ProposedBar } from '../../model/fill.ts';
import { acceptedWords } from '../../model/fill-words.ts';
import { needUnknownWords } from '../../model/forecast-notes.ts';
import type { OpenSchedule } from '../schedule-context.ts';
import { FillEffect } from './fill-effect.tsx';
import { ProposalList } from './proposal-list.tsx';
import { useFillSearch } from './use-fill-search.ts';
import * as styles from '../schedule.css.ts';

/**
 * Proposes shifts for the short hours of a day or of all days on screen, with what they change. Nothing is added until
 * somebody accepts it, and nothing is saved until the schedule is.
 */
export function FillPart({ open }: { readonly open: OpenSchedule }) {
  const { fill, state } = open;
  const { session } = state;
  const { day, setDay, proposals, setProposals } = fill;
  const now = Date.parse(useNow(open.now, open.aheadMs));
  const notify = useNotify();
  const days = useMemo(() => fillableDays(session, now), [session, now]);
  const [overtime, setOvertime] = useState(true);
  const { search, start, cancel } = useFillSearch();
  const all: Span = { start: days[0]?.start ?? 0, end: days.at(-1)?.end ?? 0 };
  const span = day ?? all;
  const name = useMemo(() => {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: open.place.timeZone,
      weekday: 'long',
      month: 'short',
      day: 'numeric',
    });
    return ({ start: at }: Span) => format.format(at);
  }, [open.place.timeZone]);
  // Null until the forecast and all drivers are loaded; new under another what-if.
  const { model } = session;
  const needed = useSyncExternalStore(
    model.watch,
    () => model.needed,
    () => model.needed,
  );
  const find = useCallback(
    () =>
      start(
        fillInputOf(session, { span: { start: span.start, end: span.end }, now: Date.now() + open.aheadMs, overtime }),
        onShift(session).onScreen,
      ),
    [start, session, span.start, span.end, open.aheadMs, overtime],
  );
  useEffect(() => {
    // Another day, rule or need starts another search; an edit doesn't.
    if (needed) find();
    return () => setProposals([]);
  }, [find, needed, setProposals]);
  useEffect(() => {
    if (search.state === 'found') setProposals(proposedBars(session, search.result));
  }, [search, session, setProposals]);

  function accept(bars: readonly ProposedBar[]) {
    const added = bars.filter((bar) => session.model.apply([accepted(session, bar)], 'bulk').applied);
    setProposals(proposals.filter((bar) => !bars.includes(bar)));
    const text = acceptedWords(added.length, bars.length);
    if (text) notify({ tone: added.length < bars.length ? 'warning' : 'success', text });
  }

  if (days.length === 0) return <p className={styles.small}>These days are over.</p>;
  if (!needed) return <p className={styles.small}>{needUnknownWords(open.address.span)}</p>;
  return (
    <Stack gap={12} asChild className={styles.section}>
      <section aria-label="Proposed shifts">
        <Select
          aria-label="Days to fill"
          items={[
            ...(days.length > 1 ? [{ value: 'all', label: 'All days shown' }] : []),
            ...days.map((each) => ({ value: String(each.start), label: name(each) })),
          ]}
          value={day || days.length === 1 ? String(span.start) : 'all'}
          onValueChange={(value) => setDay(days.find((each) => String(each.start) === value) ?? null)}
        />
        <Checkbox label="Allow overtime when no one else is free" checked={overtime} onCheckedChange={setOvertime} />
        {search.state === 'searching' && (
          <Stack gap={8}>
            <Progress
              label="Looking for drivers"
              value={search.progress ? search.progress.shortBefore - search.progress.short : null}
              max={Math.max(1, search.progress?.shortBefore ?? 1)}
              {...(search.progress
                ? {
                    valueText: `${search.progress.shortBefore - search.progress.short} of ${search.progress.shortBefore} driver-hours`,
                  }
                : {})}
            />
            <Button onClick={cancel}>Cancel</Button>
          </Stack>
        )}
        {search.state === 'failed' && <p className={styles.warn}>The search broke off. Try again.</p>}
        {search.state === 'found' && (
          <>
            <FillEffect open={open} from={span.start} to={span.end} basis={search.basis} result={search.result} />
            {proposals.length > 0 && (
              <Inline gap={8} wrap>
                <Button tone="beacon" onClick={() => accept(proposals)}>
                  {proposals.length === 1 ? 'Add shift' : `Add all ${proposals.length} shifts`}
                </Button>
              </Inline>
            )}
            <ProposalList open={open} proposals={proposals} onAccept={(bar) => accept([bar])} />
          </>
        )}
        {search.state !== 'searching' && (
          <Inline>
            <Button onClick={find}>{search.state === 'idle' ? 'Find shifts' : 'Search again'}</Button>
          </Inline>
        )}
      </section>
    </Stack>
  );
}
