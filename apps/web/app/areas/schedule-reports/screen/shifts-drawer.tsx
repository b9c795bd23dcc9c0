import type { ReportShift } from '@roadside/contract/schemas';
import { dayNames } from '@roadside/domain/scheduling';
import { Button } from '@roadside/ui/button';
import { Drawer } from '@roadside/ui/drawer';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import type { DrawerProps } from '../../../kit/drawers/drawer-registry.ts';
import { rangeWords } from '../../../kit/format/day-words.ts';
import { useResourcePages } from '../../../kit/resource/use-resource-pages.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import type { ShiftsBehind } from '../model/report-state.ts';
import type { ReportShiftsResource } from '../server/schedule-reports.server.ts';
import { hourWords } from './report-columns.ts';
import * as styles from './schedule-reports.css.ts';
import { reportShiftsAddress } from '../model/addresses.ts';

const moment = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** The shifts counted in a number. */
export default function ShiftsDrawer({ value, close }: DrawerProps<ShiftsBehind>) {
  const { slug, from, to, driverId, dayOfWeek, hour, service, counted } = value;
  const address = reportShiftsAddress(
    { slug },
    { from, to, driver_id: driverId, day_of_week: dayOfWeek, hour, service, counted },
  );
  const { pages, problem, loading, hasMore, loadingMore, loadMore, retry } = useResourcePages<ReportShiftsResource>(
    address,
    ({ next_cursor }) => next_cursor,
  );
  const rows = pages.flatMap((page) => page.rows);
  const total = pages[0]?.total_rows;
  const named = driverId === null ? undefined : rows[0]?.display_name;
  const title =
    dayOfWeek !== null && hour !== null ? `${dayNames[dayOfWeek]}, ${hourWords(hour)}` : (named ?? 'Shifts');
  return (
    <Drawer.Root open onOpenChange={(stays) => !stays && close()} modal={false}>
      <Drawer.Content beside>
        <Drawer.Header>
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.Description>
            {`${narrowedWords(value)}${rangeWords(from, to)}${total === undefined ? '' : ` · ${total} ${total === 1 ? 'shift' : 'shifts'}`}`}
          </Drawer.Description>
        </Drawer.Header>
        <Drawer.Body aria-busy={loading}>
          {problem && <NotRead problem={problem} onRetry={retry} />}
          {!loading && !problem && rows.length === 0 && (
            <EmptyState
              size="sm"
              title={counted === 'on-day-off' ? 'No shifts on these days off' : 'No shifts in this period'}
            />
          )}
          <Stack asChild className={styles.list}>
            <ul aria-label="Shifts">
              {rows.map((shift) => (
                <li key={shift.id}>
                  <Inline gap={12} rowGap={2} align="stretch" justify="between" wrap className={styles.line}>
                    <span>
                      {new Intl.DateTimeFormat('en-US', { timeZone: shift.time_zone, ...moment }).format(
                        new Date(shift.start_date),
                      )}
                    </span>
                    <span>{`${shift.hours} h`}</span>
                  </Inline>
                  <Inline gap={12} rowGap={2} align="stretch" justify="between" wrap className={styles.line}>
                    <span className={styles.quiet}>{shift.display_name}</span>
                    <span className={styles.quiet}>{signedWords(shift)}</span>
                  </Inline>
                </li>
              ))}
            </ul>
          </Stack>
          {hasMore && (
            <Button block loading={loadingMore} onClick={loadMore} className={styles.more}>
              Show more
            </Button>
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

const countedWords = {
  staffed: 'With a driver',
  open: 'Open shifts',
  overtime: 'With overtime',
  late: 'Signed on late',
  missed: 'Never signed on',
  'on-day-off': 'Planned on days off',
  filled: 'Filled by drivers',
} as const;

/** The filters of the shifts, at the start of the line under the title. */
function narrowedWords({ service, counted }: ShiftsBehind): string {
  return [service, counted && countedWords[counted]].flatMap((each) => (each ? `${each} · ` : [])).join('');
}

function signedWords({
  isGhost,
  signed_on_at: on,
  signed_off_at: off,
  time_zone: timeZone,
  schedule_type: services,
}: ReportShift): string {
  if (isGhost) return 'Open shift';
  if (on === null) return services.join(', ');
  const clock = (at: string) =>
    new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(new Date(at));
  return `Signed on ${clock(on)}${off ? `–${clock(off)}` : ''}`;
}
