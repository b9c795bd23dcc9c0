import { useNavigate, useSearchParams } from '@remix-run/react';
import { Button } from '@roadside/ui/button';
import { IconButton } from '@roadside/ui/icon-button';
import { ChevronBackIcon, ChevronForwardIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Stack } from '@roadside/ui/stack';
import { breakWords, shownEnd, shownHours, unpaidMinutes } from '@roadside/domain/scheduling';
import { useRevalidator } from '@remix-run/react';
import { roundTo } from '@roadside/domain/rounding';
import { useState } from 'react';
import { useNow } from '../../../kit/format/use-now.ts';
import { useLive } from '../../../kit/live/use-live.ts';
import type { FirstScheduleReads, LoadedSchedule } from '../model/loaded-schedule.ts';
import { readScheduleAddress, scheduleSearch, shownDays, stepped } from '../model/schedule-address.ts';
import type { ScheduleEntry, ScheduleReply } from '../model/schedule-reply.ts';
import { servicesInWords } from '../model/services.ts';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { ConfirmSchedule } from './confirm-schedule.tsx';
import { daysInWords } from './schedule-toolbar.tsx';
import * as styles from './schedule.css.ts';

const CalendarFeed = lazyPart(() => import('./calendar-feed.tsx'));

interface DriverScheduleProps {
  readonly loaded: LoadedSchedule;
  readonly reply: ScheduleReply;
  readonly first: FirstScheduleReads | null;
}

/** A driver's own shifts: the next one first, then today, the week or the month. */
export default function DriverSchedule({ loaded, reply, first }: DriverScheduleProps) {
  const { place, today, now: renderedAt, aheadMs } = loaded;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const now = Date.parse(useNow(renderedAt, aheadMs));
  const [sharing, setSharing] = useState(false);
  useLive(['schedule', 'drivers'], () => revalidate());
  const address = readScheduleAddress(search, today);
  const { from, days } = shownDays(address);
  const until = new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
  const zones = new Map(reply.stations.map(({ id, time_zone: zone, name }) => [id, { zone, name }]));
  const shifts = reply.schedule
    .filter(({ day }) => day >= from && day < until)
    .toSorted((a, b) => (a.start_date < b.start_date ? -1 : 1));
  const next = reply.schedule
    .filter((entry) => Date.parse(shownEnd(entry.start_date, entry.duration)) > now)
    .toSorted((a, b) => (a.start_date < b.start_date ? -1 : 1))[0];
  const words = (entry: ScheduleEntry) => shiftWords(entry, zones.get(entry.station_id)?.zone ?? place.timeZone);
  // Days that begin later say nothing of the shifts before them.
  const nextWords = ({ start_date: start }: ScheduleEntry) =>
    Date.parse(start) <= now ? 'On shift now' : reply.from > today ? 'First shift in this period' : 'Next shift';
  const goTo = (to: ReturnType<typeof stepped>) =>
    void navigate(scheduleSearch(to, search), { preventScrollReset: true });
  const hours = shifts.reduce(
    (sum, { duration, breaks }) => sum + shownHours(duration) - unpaidMinutes(breaks) / 60,
    0,
  );
  return (
    <Stack className={styles.own}>
      <h1 className={styles.title}>My schedule</h1>
      <ConfirmSchedule slug={place.slug} today={today} first={first?.notices ?? null} />
      <Stack gap={4} asChild className={styles.next}>
        <section aria-label={next ? nextWords(next) : 'Next shift'}>
          {next ? (
            <>
              <span className={styles.small}>{nextWords(next)}</span>
              <span className={styles.nextTime}>{words(next).time}</span>
              <span>{`${words(next).day} · ${servicesInWords(next.schedule_type)}`}</span>
              <span className={styles.small}>{zones.get(next.station_id)?.name}</span>
              {words(next).breaks && <span className={styles.small}>{`Breaks: ${words(next).breaks}`}</span>}
              {next.note && <span>{next.note}</span>}
            </>
          ) : (
            <span>No upcoming shifts in this period.</span>
          )}
        </section>
      </Stack>
      <div className={styles.tools}>
        <SegmentedControl
          label="Days shown"
          items={[
            { value: 'day', label: 'Today' },
            { value: 'week', label: 'This week' },
            { value: 'month', label: 'Month' },
          ]}
          value={address.span}
          onValueChange={(span) => goTo({ ...address, span, day: today })}
        />
        <IconButton label="Earlier" onClick={() => goTo(stepped(address, -1))}>
          <ChevronBackIcon />
        </IconButton>
        <IconButton label="Later" onClick={() => goTo(stepped(address, 1))}>
          <ChevronForwardIcon />
        </IconButton>
        {address.day !== today && <Button onClick={() => goTo({ ...address, day: today })}>Back to today</Button>}
      </div>
      <Stack gap={8} asChild className={styles.section}>
        <section aria-label={daysInWords(address)}>
          <h2 className={styles.sectionTitle}>{daysInWords(address)}</h2>
          <p className={styles.small}>
            {shifts.length === 0
              ? 'No shifts in this period.'
              : `${shifts.length === 1 ? '1 shift' : `${shifts.length} shifts`}, ${roundTo(hours, 2)} h`}
          </p>
          <ol className={styles.agenda}>
            {shifts.map((entry) => (
              <Inline key={entry.id} justify="between" wrap asChild className={styles.line}>
                <li>
                  <span className={styles.lineText}>
                    <b>{words(entry).day}</b> {words(entry).time}
                    {words(entry).breaks && <span className={styles.small}>{` Breaks: ${words(entry).breaks}`}</span>}
                    {entry.note && <span className={styles.small}> {entry.note}</span>}
                  </span>
                  <span className={styles.small}>{servicesInWords(entry.schedule_type)}</span>
                </li>
              </Inline>
            ))}
          </ol>
        </section>
      </Stack>
      <Stack gap={8} asChild className={styles.section}>
        <section>
          <h2 className={styles.sectionTitle}>Your shifts in your calendar app</h2>
          {sharing ? (
            <CalendarFeed />
          ) : (
            <div>
              <Button onClick={() => setSharing(true)}>Set up calendar</Button>
            </div>
          )}
        </section>
      </Stack>
    </Stack>
  );
}

function shiftWords({ start_date: start, duration, breaks }: ScheduleEntry, timeZone: string) {
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  const from = Date.parse(start);
  return {
    breaks: breakWords(breaks, start, timeZone),
    day: new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' }).format(from),
    time:
      duration === 0
        ? `${time.format(from)}, no set end`
        : `${time.format(from)} – ${time.format(Date.parse(shownEnd(start, duration)))}`,
  };
}
