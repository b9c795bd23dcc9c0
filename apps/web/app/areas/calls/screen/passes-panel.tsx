import { Link } from '@remix-run/react';
import type { CallPasses } from '@roadside/contract/schemas';
import { hoursOfShift, type DayShift } from '@roadside/domain/calls';
import { isSmallSample } from '@roadside/domain/metrics';
import { EmptyState } from '@roadside/ui/empty-state';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { Table } from '@roadside/ui/table';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import type { AddressOf } from '../../../kit/resource/resource.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import type { CallPassesResource } from '../server/call-details.server.ts';
import { countWords } from '../../../kit/format/count-words.ts';
import { cityFirst } from '../../../kit/format/station-words.ts';
import { secondLine, wideOnly } from '../../../kit/list/two-lines.css.ts';
import * as styles from './call-details.css.ts';
import { fewLast, isFewOffers, type PassRate, rateWords, reasonShare, rollingWords } from '../model/pass-rates.ts';
import { passesOfCalls } from '../model/passed-words.ts';
import { PassHeat } from './pass-heat.tsx';

const RollingRates = lazyPart(
  () => import('./rolling-rates.tsx'),
  <Skeleton shape="block" className={styles.waitingChart} />,
);

/** Returns the URL of the list of calls behind a cell, with these filters added. */
export type PassHref = (filters: Readonly<Record<string, readonly string[]>>) => string;

export interface PassesPanelProps {
  readonly address: AddressOf<CallPassesResource>;
  readonly hrefOf: PassHref;
}

const shiftLabels: Readonly<Record<DayShift, string>> = {
  day: 'Day, 6 AM to 2 PM',
  evening: 'Evening, 2 PM to 10 PM',
  night: 'Night, 10 PM to 6 AM',
};
const number = new Intl.NumberFormat('en-US');

/** Passes by time, reason, shift and facility. Every number opens its calls. */
export default function PassesPanel({ address, hrefOf }: PassesPanelProps) {
  const { data, problem, loading, retry } = useResource<CallPassesResource>(address, { keepPrevious: true });
  if (problem && !data) return <NotRead problem={problem} onRetry={retry} />;
  if (loading || !data) return <Skeleton shape="block" className={styles.waitingPasses} />;
  const passed: PassHref = (filters) => {
    const query = new URLSearchParams(hrefOf({ passed: ['here'], ...filters }).slice(1));
    query.delete('view');
    return `?${query.toString()}`;
  };
  return (
    <Stack gap={24}>
      <section aria-label="Passes by hour of the week">
        <h2 className={styles.title}>{`${passesOfCalls(data.total, data.calls_passed)}, by hour of the week`}</h2>
        {data.total !== data.calls_passed && (
          <p className={styles.quiet}>A call passed by two stations is two passes.</p>
        )}
        {data.total === 0 ? (
          <EmptyState
            size="sm"
            title="No passes on these days"
            description="Passed calls appear here by weekday and hour."
          />
        ) : (
          <PassHeat cells={data.cells} hrefOf={passed} />
        )}
      </section>
      <div className={styles.panels}>
        <Reasons data={data} hrefOf={passed} />
        <Rates
          title="By shift"
          head="Shift"
          rows={data.shifts.map((row) => ({
            ...row,
            key: row.shift,
            name: shiftLabels[row.shift],
            href: passed({ hour__in: hoursOfShift(row.shift).map(String) }),
          }))}
        />
        {data.stations.length > 1 && (
          <Rates
            title="By station"
            head="Station"
            rows={fewLast(data.stations).map((row) => ({
              ...row,
              key: String(row.station_id),
              name: cityFirst(row.station_name),
              // The station's own Call Details: there, 'by this location' is the station.
              href: `/passed-calls/${encodeURIComponent(row.station_slug)}${passed({})}`,
            }))}
          />
        )}
        <Rates
          title="By driver"
          head="Driver"
          rows={fewLast(data.drivers).map((row) => ({
            ...row,
            key: String(row.driver_id),
            name: row.driver_name,
            href: passed({ driver_id__in: [String(row.driver_id)] }),
          }))}
          note={
            data.without_driver > 0
              ? `${countWords(data.without_driver, 'pass has', 'passes have')} no driver, usually because none was available.`
              : undefined
          }
        />
        <section aria-label="Decline rate">
          <h2 className={styles.title}>Rolling decline rate</h2>
          <p className={styles.quiet}>{rollingWords(data)}</p>
          <RollingRates rolling={data.rolling} />
        </section>
      </div>
    </Stack>
  );
}

function Reasons({ data, hrefOf }: { readonly data: CallPasses; readonly hrefOf: PassHref }) {
  if (data.reasons.length === 0) return null;
  const few = isSmallSample(data.total);
  const counted = data.reasons.reduce((sum, { passes }) => sum + passes, 0);
  return (
    <section aria-label="By reason">
      <h2 className={styles.title}>By reason</h2>
      <Table.Root caption="Passes by reason" data-density="dense">
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell corner>Reason</Table.HeaderCell>
            <Table.HeaderCell numeric>Passes</Table.HeaderCell>
            <Table.HeaderCell numeric>Share</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {data.reasons.map((row) => (
            <Table.Row key={row.reason ?? ''}>
              <Table.RowHeader>
                {row.reason === null ? (
                  'Not given'
                ) : (
                  <Link to={hrefOf({ pass_reason__in: [row.reason] })}>{row.reason}</Link>
                )}
              </Table.RowHeader>
              <Table.Cell numeric>{number.format(row.passes)}</Table.Cell>
              <Table.Cell numeric className={few ? styles.few : undefined}>
                {few ? `${reasonShare(row, counted)} of ${counted}` : reasonShare(row, counted)}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      {counted > data.total && (
        <p className={styles.quiet}>A call that one station passed for two reasons counts under both.</p>
      )}
    </section>
  );
}

interface RateRow {
  readonly key: string;
  readonly name: string;
  readonly href: string;
  readonly passes: number;
  readonly days_14: PassRate;
  readonly days_30: PassRate;
}

interface RatesProps {
  readonly title: string;
  readonly head: string;
  readonly rows: readonly RateRow[];
  readonly note?: string | undefined;
}

function Rates({ title, head, rows, note }: RatesProps) {
  if (rows.length === 0 && !note) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {rows.length > 0 && (
        <Table.Root caption={`Passes ${title.toLowerCase()}`} data-density="dense">
          <Table.Header>
            <Table.Row>
              <Table.HeaderCell corner>{head}</Table.HeaderCell>
              <Table.HeaderCell numeric>Passes</Table.HeaderCell>
              <Table.HeaderCell numeric className={wideOnly}>
                14 days
              </Table.HeaderCell>
              <Table.HeaderCell numeric className={wideOnly}>
                30 days
              </Table.HeaderCell>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map(({ key, name, href, passes, days_14, days_30 }) => (
              <Table.Row key={key}>
                <Table.RowHeader>
                  <Link to={href}>{name}</Link>
                  <span className={secondLine}>{`14 days ${rateWords(days_14)} · 30 days ${rateWords(days_30)}`}</span>
                </Table.RowHeader>
                <Table.Cell numeric>{number.format(passes)}</Table.Cell>
                {[days_14, days_30].map((rate, window) => (
                  <Table.Cell
                    key={window === 0 ? 'days_14' : 'days_30'}
                    numeric
                    className={isFewOffers(rate) ? `${styles.few} ${wideOnly}` : wideOnly}
                  >
                    {rateWords(rate)}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      )}
      {note && <p className={styles.quiet}>{note}</p>}
    </section>
  );
}
