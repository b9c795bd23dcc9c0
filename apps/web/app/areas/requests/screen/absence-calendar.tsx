import { Stack } from '@roadside/ui/stack';
import { useSearchParams, Link } from '@remix-run/react';
import { addDays, firstOfMonth, lastOfMonth } from '@roadside/domain/calendar';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { Skeleton } from '@roadside/ui/skeleton';
import type { ReactNode } from 'react';
import { dayFormat } from '../../../kit/format/formats.ts';
import { dayWords } from '../../../kit/format/day-words.ts';
import * as listStyles from '../../../kit/list/list.css.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { useCentered } from '../../../kit/pick-links/center-current.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { absenceLegend, absenceLetter, absenceRows, monthDays, offOn } from '../model/absence-days.ts';
import type { AbsencesResource } from '../server/requests.server.ts';
import * as styles from './requests.css.ts';
import { absencesAddress } from '../model/addresses.ts';

interface AbsenceCalendarProps {
  readonly place: { readonly slug: string; readonly name: string };
  readonly today: string;
  readonly actions: ReactNode;
}

/** A month of time off, one row per driver, with the number of drivers off each day. */
export function AbsenceCalendar({ place, today, actions }: AbsenceCalendarProps) {
  const [search] = useSearchParams();
  const asked = search.get('month') ?? '';
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? `${asked}-01` : firstOfMonth(today);
  const days = monthDays(month);
  const address = absencesAddress({ slug: place.slug }, { from: month, to: lastOfMonth(month) });
  const { data, problem, loading, retry } = useResource<AbsencesResource>(address, { keepPrevious: true });
  useLiveResource(address, ['requests', 'drivers']);
  const rows = absenceRows(data?.absences ?? [], { from: month, to: lastOfMonth(month) });
  // On a phone a month doesn't fit: it opens at today.
  const scroll = useCentered<HTMLDivElement>(rows.length > 0 ? month : undefined);
  const monthName = dayFormat('en-US', { month: 'long', year: 'numeric' }).format(new Date(`${month}T00:00:00Z`));
  const to = (day: string) => {
    const query = new URLSearchParams(search);
    query.set('month', day.slice(0, 7));
    return `?${query.toString()}`;
  };
  return (
    <Stack gap={16}>
      <Inline gap={24} rowGap={12} align="end" justify="between" wrap asChild>
        <header>
          <div>
            <h1 className={listStyles.title}>Absence calendar</h1>
            <p className={listStyles.quiet}>{`${place.name} · ${monthName}`}</p>
          </div>
          <div className={listStyles.tools}>
            <div className={styles.view}>{actions}</div>
            <Button asChild emphasis="plain">
              <Link to={to(addDays(month, -1))} preventScrollReset>
                Previous month
              </Link>
            </Button>
            <Button asChild emphasis="plain">
              <Link to={to(addDays(lastOfMonth(month), 1))} preventScrollReset>
                Next month
              </Link>
            </Button>
          </div>
        </header>
      </Inline>
      {problem && <NotRead problem={problem} onRetry={retry} />}
      {loading && <Skeleton shape="block" />}
      {data && rows.length === 0 && (
        <EmptyState title="Nobody is off" description="Approved and pending time off for this month appears here." />
      )}
      {rows.length > 0 && (
        <div
          ref={scroll}
          className={styles.calendarScroll}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
          tabIndex={0}
          role="region"
          aria-label={`Days off, ${monthName}`}
        >
          <table className={styles.calendar}>
            <thead>
              <tr>
                <th className={styles.name} scope="col">
                  Driver
                </th>
                {days.map((day) => (
                  <th
                    key={day}
                    scope="col"
                    className={styles.day}
                    data-today={day === today || undefined}
                    aria-current={day === today ? 'date' : undefined}
                  >
                    {Number(day.slice(8))}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.driverId}>
                  <th scope="row" className={styles.name}>
                    {row.name}
                  </th>
                  {days.map((day) => {
                    const off = row.days.get(day);
                    return (
                      <td key={day} className={styles.day}>
                        {off && (
                          <span
                            role="img"
                            aria-label={`${dayWords(day)}: ${off.type}, ${off.status}`}
                            className={styles.off}
                            data-pending={off.status === 'pending' || undefined}
                            title={`${dayWords(day)}: ${off.type}, ${off.status}`}
                          >
                            {absenceLetter(off)}
                          </span>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" className={styles.name}>
                  Off that day
                </th>
                {days.map((day) => (
                  <td key={day} className={styles.day}>
                    {offOn(rows, day) || ''}
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      {data && data.more > 0 && (
        <p className={styles.quiet}>{`${data.more} more absences. Choose a smaller location.`}</p>
      )}
      {rows.length > 0 && <p className={styles.quiet}>{absenceLegend(rows)}</p>}
    </Stack>
  );
}
