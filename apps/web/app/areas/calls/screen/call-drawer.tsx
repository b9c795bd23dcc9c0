import type { CallDetail } from '@roadside/contract/schemas';
import { clearCodeLabel, outcomeLabels, relatedHours, shownWait, troubleCodeLabel } from '@roadside/domain/calls';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { Drawer } from '@roadside/ui/drawer';
import { Inline } from '@roadside/ui/inline';
import { useUiSettings } from '@roadside/ui/provider';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { useEffect, type ReactNode } from 'react';
import { type CallHistory, CallTimeline } from '../../../kit/calls/call-timeline.tsx';
import type { DrawerProps } from '../../../kit/drawers/drawer-registry.ts';
import { minutesWords } from '../../../kit/format/minutes-words.ts';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import type { CallKey } from '../model/call-key.ts';
import { driveWords } from '../model/drive.ts';
import { passedCallsHref } from '../model/passed-words.ts';
import type { CallResource } from '../server/call-details.server.ts';
import * as styles from './call-drawer.css.ts';
import { callAddress } from '../model/addresses.ts';
import { clockOf, lateWords, receivedWords } from './call-times.ts';
import { WaitStrip } from './wait-strip.tsx';

const CallPlaceMap = lazyPart(() => import('./call-place-map.tsx'), <Skeleton shape="block" className={styles.map} />);

/** One call: timeline with passes and messages, driver, map, survey comment, and related calls. */
export default function CallDrawer({ value: { slug, id }, scope, open, close }: DrawerProps<CallKey>) {
  const { data, problem, loading, retry } = useResource<CallResource>(callAddress({ slug, id }), {
    keepPrevious: true,
  });
  const { before, after } = scope.neighborsOf?.(id) ?? { before: null, after: null };
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const at = event.target;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (at instanceof HTMLElement && at.closest('input, textarea, select, [contenteditable], [role="grid"]')) return;
      const next = event.key === 'j' ? after : event.key === 'k' ? before : null;
      if (next !== null) open('call', { slug, id: next });
    };
    document.addEventListener('keydown', step);
    return () => document.removeEventListener('keydown', step);
  }, [after, before, open, slug]);
  const { call } = data ?? {};
  const { timeZone } = useUiSettings();
  return (
    <Drawer.Root open onOpenChange={(stays) => !stays && close()} modal={false}>
      <Drawer.Content beside>
        <Drawer.Header>
          <Drawer.Title>
            {call ? `${troubleCodeLabel(call.tcd)}, ${call.city ?? 'unknown place'}` : 'Call'}
          </Drawer.Title>
          <Drawer.Description>
            {call
              ? `${receivedWords(call.received_at, timeZone, call.time_zone)}${call.station_name ? `, ${call.station_name}` : ''}`
              : 'One call'}
          </Drawer.Description>
        </Drawer.Header>
        <Drawer.Body aria-busy={loading}>
          {problem && <NotRead problem={problem} onRetry={retry} />}
          {!data && !problem && <Skeleton shape="block" className={styles.waiting} />}
          {data && <Content detail={data} onOpen={(key) => open('call', key)} />}
        </Drawer.Body>
        <Drawer.Footer>
          <Button
            size="sm"
            disabled={before === null}
            onClick={() => before !== null && open('call', { slug, id: before })}
          >
            Previous call
          </Button>
          <Button
            size="sm"
            disabled={after === null}
            onClick={() => after !== null && open('call', { slug, id: after })}
          >
            Next call
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer.Root>
  );
}

interface ContentProps {
  readonly detail: CallDetail;
  readonly onOpen: (key: CallKey) => void;
}

function Content({ detail, onOpen }: ContentProps) {
  const { call, place, survey, related, redispatches, passes, full } = detail;
  const { timeZone } = useUiSettings();
  const late = lateWords(detail);
  const located = place.latitude !== null && place.longitude !== null;
  return (
    <Stack gap={20}>
      <Inline gap={6} align="stretch" wrap>
        {call.outcome && <Badge tone="neutral">{outcomeLabels[call.outcome]}</Badge>}
        {late !== null && <Badge tone="danger">{`${late} late`}</Badge>}
        {passes.length > 0 && (
          <Badge tone="beacon">{`Passed ${passes.length === 1 ? 'once' : `${passes.length} times`}`}</Badge>
        )}
        {call.appointment && <Badge tone="info">Appointment</Badge>}
      </Inline>
      {!full && <p className={styles.quiet}>Another station served this call. You see your part of it.</p>}
      <WaitStrip detail={detail} />
      <Section title="Where">
        <Facts
          facts={[
            ['City', [place.city, place.state].filter(Boolean).join(', ')],
            ['Grid', place.grid],
          ]}
        />
        {located && (
          <div className={styles.map}>
            <CallPlaceMap detail={detail} />
          </div>
        )}
        <p className={styles.drive}>{driveWords(detail)}</p>
      </Section>
      <Section title="Timeline">
        <CallTimeline history={historyOf(detail)} />
      </Section>
      <Section title="Who responded">
        <Facts
          facts={[
            ['Driver', call.driver_name],
            ['Truck', call.truck],
            ['Vehicle', call.vehicle],
            ['Wait', call.ata_minutes === null ? null : minutesWords(shownWait(call.received_at, call.ata_minutes))],
            ['Promised', call.pta_minutes === null ? null : minutesWords(call.pta_minutes)],
            ['Clear code', call.clear_code && `${call.clear_code}, ${clearCodeLabel(call.clear_code)}`],
          ]}
        />
        {redispatches.map(({ at, reason }) => (
          <p key={at} className={styles.quiet}>
            {`Second truck sent ${clockOf(at, timeZone)}${reason ? `: ${reason}` : ''}`}
          </p>
        ))}
      </Section>
      {full && (
        <Section title="Survey">
          {survey ? (
            <>
              <Facts
                facts={[
                  ['Overall', answer(survey.outc1)],
                  ['Response time', answer(survey.response_sat)],
                  ['Technician', answer(survey.q24)],
                  ['Kept informed', answer(survey.q26)],
                ]}
              />
              {survey.comment && <blockquote className={styles.comment}>{survey.comment}</blockquote>}
              {(survey.rerouted || survey.removed) && (
                <p className={styles.quiet}>
                  {survey.removed ? 'Removed from scoring' : 'Rerouted to another provider'}
                </p>
              )}
            </>
          ) : (
            <p className={styles.quiet}>No survey answered</p>
          )}
        </Section>
      )}
      {related.length > 0 && (
        <Section title={`Same car within ${relatedHours} hours`}>
          <Stack gap={4} asChild>
            <ul>
              {related.map((other) => (
                <li key={other.id}>
                  <Button emphasis="plain" size="sm" onClick={() => onOpen({ slug: other.slug, id: other.id })}>
                    {`${troubleCodeLabel(other.tcd)}, ${hoursWords(other.hours_apart)}, ${other.station_name}`}
                  </Button>
                </li>
              ))}
            </ul>
          </Stack>
        </Section>
      )}
    </Stack>
  );
}

function historyOf(detail: CallDetail): CallHistory {
  const { call, steps, passes, updates, promised_at } = detail;
  const days = { from: call.sc_dt, to: call.sc_dt };
  return {
    steps,
    passes: passes.map(({ at, station_slug, station_name, driver_name, reason }) => ({
      at,
      station: station_name,
      href: station_slug === null ? null : passedCallsHref(station_slug, days),
      detail: [reason, driver_name].filter(Boolean).join(', ') || null,
    })),
    updates,
    promisedAt: promised_at,
    late: lateWords(detail),
  };
}

const answer = (value: number | null) => (value === null ? null : `${value} of 5`);
const hoursWords = (hours: number) => `${minutesWords(Math.abs(hours) * 60)} ${hours < 0 ? 'before' : 'after'}`;

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}

function Facts({ facts }: { readonly facts: readonly (readonly [string, string | null])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => [
        <dt key={`${name} name`} className={styles.quiet}>
          {name}
        </dt>,
        <dd key={name}>{value || '–'}</dd>,
      ])}
    </dl>
  );
}
