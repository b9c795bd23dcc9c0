import { Stack } from '@roadside/ui/stack';
import { Inline } from '@roadside/ui/inline';
import { Link } from '@remix-run/react';
import type { DriverProfile, ReportShift } from '@roadside/contract/schemas';
import { addDays } from '@roadside/domain/calendar';
import { fitDefaults, requestStatusLabels, weekStartOf } from '@roadside/domain/scheduling';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { Drawer } from '@roadside/ui/drawer';
import { EmptyState } from '@roadside/ui/empty-state';
import { Tabs } from '@roadside/ui/tabs';
import type { DrawerProps } from '../../../kit/drawers/drawer-registry.ts';
import { dayWords } from '../../../kit/format/day-words.ts';
import type { PlaceClock } from '../../../kit/format/place-clock.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import type { DriverKey } from '../model/driver-key.ts';
import { stateLabels } from '../model/drivers-list.ts';
import type { DriverDetailResource, DriversResource } from '../server/drivers.server.ts';
import { GhostForm } from './ghost-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { PtoPart } from './pto-part.tsx';
import * as styles from './drivers.css.ts';
import { driverDetailAddress, driversAddress } from '../model/addresses.ts';

/** One driver or ghost. */
export default function DriverDrawer({ value, close, open }: DrawerProps<DriverKey>) {
  const { slug, orgId, id } = value;
  const address = driversAddress({ slug }, { org: orgId, only: id });
  const { data, problem, loading, retry } = useResource<DriversResource>(address);
  useLiveResource(address, ['drivers', 'requests']);
  const driver = data?.drivers[0];
  return (
    <Drawer.Root open onOpenChange={(stays) => !stays && close()} modal={false}>
      <Drawer.Content beside keepOpenOnOutsideClick>
        <Drawer.Header>
          <Drawer.Title>{driver?.full_name ?? 'Driver'}</Drawer.Title>
          {driver && (
            <Drawer.Description>
              {[stateLabels[driver.state], driver.station_name, driver.active_not_available_reason]
                .filter(Boolean)
                .join(' · ')}
            </Drawer.Description>
          )}
        </Drawer.Header>
        <Drawer.Body aria-busy={loading}>
          {problem && <NotRead problem={problem} onRetry={retry} />}
          {data && !driver && <EmptyState size="sm" title="This driver is no longer on the schedule" />}
          {driver?.isGhost && <GhostForm key={driver.id} ghost={driver} slug={slug} reload={retry} />}
          {driver && !driver.isGhost && data?.clock && (
            <DriverTabs driver={driver} clock={data.clock} place={value} open={open} reload={retry} />
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

interface DriverTabsProps {
  readonly driver: DriverProfile;
  readonly clock: PlaceClock;
  readonly place: DriverKey;
  readonly open: DrawerProps<DriverKey>['open'];
  readonly reload: () => void;
}

function DriverTabs({ driver, clock, place, open, reload }: DriverTabsProps) {
  const { today } = clock;
  return (
    <Tabs.Root defaultValue="profile">
      <Tabs.List aria-label={driver.full_name}>
        <Tabs.Trigger value="profile">Profile</Tabs.Trigger>
        <Tabs.Trigger value="pto">Time off</Tabs.Trigger>
        <Tabs.Trigger value="schedule">Schedule</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Panel value="profile">
        <ProfileForm key={driver.id} driver={driver} place={place} reload={reload} />
        {driver.slug && (
          <Inline wrap>
            <Button asChild emphasis="plain">
              <Link to={`/dashboard/${driver.slug}`}>Open dashboard</Link>
            </Button>
            <Button
              emphasis="plain"
              onClick={() => open('survey-focus', { slug: driver.slug ?? '', name: driver.full_name })}
            >
              Show surveys
            </Button>
            <Button
              emphasis="plain"
              onClick={() =>
                open('calls', {
                  slug: driver.slug ?? '',
                  from: addDays(today, -30),
                  to: today,
                  element: null,
                  metric: null,
                  part: 'denominator',
                  only: null,
                })
              }
            >
              Show calls
            </Button>
          </Inline>
        )}
      </Tabs.Panel>
      <Tabs.Panel value="pto">
        <PtoPart driver={driver} slug={place.slug} clock={clock} />
      </Tabs.Panel>
      <Tabs.Panel value="schedule">
        <SchedulePart driver={driver} today={today} />
      </Tabs.Panel>
    </Tabs.Root>
  );
}

const shiftFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/** Hours per week for some shifts, with those over the fit check's weekly limit. */
function WeekHours({ shifts }: { readonly shifts: readonly ReportShift[] }) {
  const weeks = [...new Set(shifts.map(({ local_day }) => weekStartOf(local_day)))];
  return (
    <Stack asChild gap={8}>
      <ul className={styles.list} aria-label="Hours by week">
        {weeks.map((sunday) => {
          const planned = shifts.filter(({ local_day }) => weekStartOf(local_day) === sunday);
          const hours = Math.round(planned.reduce((sum, shift) => sum + shift.hours, 0) * 10) / 10;
          const over = Math.max(0, Math.round((hours - fitDefaults.weeklyHours) * 10) / 10);
          return (
            <Inline key={sunday} asChild wrap gap={12} rowGap={2} justify="between">
              <li className={styles.line}>
                <span>{`Week of ${dayWords(sunday)}`}</span>
                <span className={styles.quiet}>{`${hours} h${over > 0 ? ` (${over} h overtime)` : ''}`}</span>
              </li>
            </Inline>
          );
        })}
      </ul>
    </Stack>
  );
}

/** Shifts from two weeks back to four weeks ahead, hours per calendar week, and the latest requests. */
function SchedulePart({ driver, today }: { readonly driver: DriverProfile; readonly today: string }) {
  const address = driverDetailAddress(
    { slug: driver.slug ?? '' },
    { from: weekStartOf(addDays(today, -14)), to: addDays(weekStartOf(today), 34) },
  );
  const { data, problem, loading, retry } = useResource<DriverDetailResource>(address, {
    enabled: driver.slug !== null,
  });
  useLiveResource(address, ['schedule', 'requests']);
  const format = shiftFormat(driver.time_zone);
  const shifts = (data?.shifts ?? []).toReversed();
  return (
    <Stack gap={16} className={styles.stack} aria-busy={loading}>
      {problem && <NotRead problem={problem} onRetry={retry} />}
      {data && (
        <>
          <h3 className={styles.heading}>Hours by week</h3>
          <WeekHours shifts={shifts} />
          <h3 className={styles.heading}>Shifts</h3>
          {shifts.length === 0 && <p className={styles.quiet}>No shifts in these weeks</p>}
          <Stack asChild gap={8}>
            <ul className={styles.list}>
              {shifts.map((shift) => (
                <Inline key={shift.id} asChild wrap gap={12} rowGap={2} justify="between">
                  <li className={styles.line}>
                    <span>{format.format(new Date(shift.start_date))}</span>
                    <span className={styles.quiet}>{`${shift.hours} h · ${shift.schedule_type.join(', ')}`}</span>
                  </li>
                </Inline>
              ))}
            </ul>
          </Stack>
          <h3 className={styles.heading}>Requests</h3>
          {data.requests.length === 0 && <p className={styles.quiet}>No requests</p>}
          <Stack asChild gap={8}>
            <ul className={styles.list}>
              {data.requests.map((request) => (
                <Inline
                  key={`${request.request_type} ${request.id}`}
                  asChild
                  wrap
                  gap={12}
                  rowGap={2}
                  justify="between"
                >
                  <li className={styles.line}>
                    <span>{request.words}</span>
                    <Badge emphasis="soft">{requestStatusLabels[request.status]}</Badge>
                  </li>
                </Inline>
              ))}
            </ul>
          </Stack>
        </>
      )}
    </Stack>
  );
}
