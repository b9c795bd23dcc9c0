import { useNavigate, useSearchParams } from '@remix-run/react';
import { firstAcceptedDay, lastAcceptedDay } from '@roadside/domain/calendar';
import { DateRangePicker } from '@roadside/ui/date-range-picker';
import { Inline } from '@roadside/ui/inline';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { DrawersProvider } from '../../../kit/drawers/drawers.tsx';
import { rangeWords } from '../../../kit/format/day-words.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { PartLinks } from '../../../kit/pick-links/part-links.tsx';
import type { Place } from '../../../kit/places/place.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { useResourceClient } from '../../../kit/resource/use-resource-client.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { longestReportDays, reportAddress, reportLabels, reportsOf, type ReportState } from '../model/report-state.ts';
import type { LoadedReport, ScheduleReportResource } from '../server/schedule-reports.server.ts';
import { ReportTable } from './report-table.tsx';
import * as styles from './schedule-reports.css.ts';

// The page answers before its charts' code is there: the server draws them.
const ReportChart = lazyPart(
  async () => ({ default: (await import('./report-chart.tsx')).ReportChart }),
  <Skeleton shape="block" className={styles.waitingChart} />,
);

export interface ScheduleReportsScreenProps {
  readonly place: Pick<Place, 'slug' | 'name' | 'type'>;
  readonly today: string;
  readonly state: ReportState;
  readonly loaded: Outcome<LoadedReport>;
}

/** Reports on a location's schedule: one at a time, as a chart and a table, with numbers that open their shifts. */
export function ScheduleReportsScreen({ place, today, state, loaded: first }: ScheduleReportsScreenProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const address = reportAddress(place.slug, state);
  const client = useResourceClient();
  // Shows the loader's data until a live update refetches it.
  const { data, problem, loading, retry } = useResource<ScheduleReportResource>(address, {
    enabled: !first.ok || client.getQueryData(address.split('?')) !== undefined,
  });
  useLiveResource(address, ['schedule', 'requests']);
  const loaded = data ?? (first.ok ? first.data : undefined);
  const hrefOf = (next: Partial<Record<'report' | 'from' | 'to', string>>) => {
    const query = new URLSearchParams(search);
    query.delete('drawer');
    if (next.report) for (const name of ['from', 'to']) query.delete(name);
    for (const [name, value] of Object.entries(next)) query.set(name, value);
    return `?${query.toString()}`;
  };
  return (
    <DrawersProvider>
      <Stack gap={16}>
        <Inline gap={24} rowGap={12} align="end" justify="between" wrap asChild>
          <header>
            <div>
              <h1 className={styles.title}>Scheduler reports</h1>
              <p className={styles.quiet}>{`${place.name} · ${rangeWords(state.from, state.to)}`}</p>
            </div>
            <div className={styles.period}>
              <DateRangePicker
                aria-label="Period"
                today={today}
                min={firstAcceptedDay}
                max={lastAcceptedDay}
                maxDays={longestReportDays}
                value={{ from: state.from, to: state.to }}
                onValueChange={(range) =>
                  range && void navigate(hrefOf({ from: range.from, to: range.to }), { preventScrollReset: true })
                }
              />
            </div>
          </header>
        </Inline>
        <PartLinks
          label="Reports"
          items={reportsOf(place.type).map((id) => ({
            key: id,
            label: reportLabels[id],
            to: hrefOf({ report: id }),
            current: id === state.report,
          }))}
        />
        {!loaded && problem && <NotRead problem={problem} onRetry={retry} />}
        {!loaded && !problem && !first.ok && <NotRead problem={first.problem} onRetry={retry} />}
        {loaded && loaded.rows.length > 0 && (
          <ReportChart loaded={loaded} days={{ from: state.from, to: state.to, today }} />
        )}
        {loaded && <ReportTable loaded={loaded} state={state} place={place} search={search} loading={loading} />}
      </Stack>
    </DrawersProvider>
  );
}
