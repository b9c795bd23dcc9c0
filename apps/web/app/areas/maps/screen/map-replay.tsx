import { CallMap, fitBounds, placeBounds, type MapMetric } from '@roadside/charts/map';
import type { MapCalls } from '@roadside/contract/schemas';
import { lastOfMonth } from '@roadside/domain/calendar';
import {
  eveningHours,
  replayMoment,
  replayMs,
  replayOf,
  waitingAt,
  worstEvening,
  worstMoment,
  type EveningCalls,
  type Replay,
} from '@roadside/domain/maps';
import { Button } from '@roadside/ui/button';
import { Dialog } from '@roadside/ui/dialog';
import { EmptyState } from '@roadside/ui/empty-state';
import { PauseIcon, PlayIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { Skeleton } from '@roadside/ui/skeleton';
import { Slider } from '@roadside/ui/slider';
import { Stack } from '@roadside/ui/stack';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { countWords } from '../../../kit/format/count-words.ts';
import { weekdayWords } from '../../../kit/format/day-words.ts';
import { dayFormat } from '../../../kit/format/formats.ts';
import { clockWords } from '../../../kit/format/moment-words.ts';
import type { Place } from '../../../kit/places/place.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { mapCallsAddress, mapDaysAddress } from '../model/addresses.ts';
import { entriesOf } from '../model/map-places.ts';
import { noWorstWords, waitingWords } from '../model/replay-words.ts';
import type { MapCallsResource, MapDaysResource } from '../server/maps.server.ts';
import * as styles from './maps.css.ts';

export interface MapReplayProps {
  readonly place: Place;
  /** The last day the map shows (ISO); its month is searched, through today. */
  readonly to: string;
  readonly today: string;
  readonly onClose: () => void;
}

/** The worst evening of the month in ten seconds: who waits where, and how long already. */
export default function MapReplay({ place, to, today, onClose }: MapReplayProps) {
  const month = dayFormat('en-US', { month: 'long' }).format(new Date(`${to}T00:00:00Z`));
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="lg">
        <Dialog.Header>
          <Dialog.Title>{`Worst evening of ${month}`}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <WorstEvening place={place} to={to} today={today} month={month} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const waiting = (
  <div aria-busy>
    <Skeleton shape="block" className={styles.replayMap} />
  </div>
);

function WorstEvening({ place, to, today, month }: Omit<MapReplayProps, 'onClose'> & { readonly month: string }) {
  const last = lastOfMonth(to);
  const range = { sc_dt__gte: `${to.slice(0, 7)}-01`, sc_dt__lte: last < today ? last : today };
  const days = useResource<MapDaysResource>(
    mapDaysAddress({ slug: place.slug }, { filters: JSON.stringify({ ...range, hour__in: eveningHours }) }),
  );
  if (days.problem) return <NotRead problem={days.problem} onRetry={days.retry} />;
  if (!days.data) return waiting;
  const worst = worstEvening(days.data.data);
  return worst ? (
    <Evening place={place} worst={worst} />
  ) : (
    <EmptyState size="sm" picture="road" {...noWorstWords(days.data.data, month)} />
  );
}

function Evening({ place, worst }: { readonly place: Place; readonly worst: EveningCalls }) {
  const filters = JSON.stringify({ sc_dt__gte: worst.day, sc_dt__lte: worst.day, hour__in: eveningHours });
  const read = useResource<MapCallsResource>(mapCallsAddress({ slug: place.slug }, { filters }));
  const replay = useMemo(() => read.data && replayOf(read.data.calls), [read.data]);
  if (read.problem) return <NotRead problem={read.problem} onRetry={read.retry} />;
  if (!read.data) return waiting;
  // With too many calls the service sends only their averages.
  if (!replay || read.data.calls.known !== null)
    return (
      <EmptyState
        size="sm"
        picture="map"
        title="Too many calls to replay here"
        description="Open the map of a smaller location."
      />
    );
  return <Player place={place} worst={worst} calls={read.data} replay={replay} />;
}

interface PlayerProps {
  readonly place: Place;
  readonly worst: EveningCalls;
  readonly calls: MapCalls;
  readonly replay: Replay;
}

/** Pictures per second: enough for the eye, few enough for a phone. */
const frameMs = 100;
const steps = replayMs / frameMs;
/** A dot ages from its call on; two hours are as old as it gets. */
const age = { id: 'age', label: 'Waiting', unit: 'min', domain: [0, 120] } as const satisfies MapMetric;
/** No map of a replay is smaller, so that no call lies outside. */
const fitted = { width: 300, height: 240 };

/** Plays an evening. Where motion is reduced, a still of its worst moment; the slider still moves through the evening. */
function Player({ place, worst, calls, replay }: PlayerProps) {
  const still = useReducedMotion();
  const [chosen, setStep] = useState<number | null>(null);
  const [playing, setPlaying] = useState(!still);
  const stillStep = useMemo(
    () => Math.round(((worstMoment(replay) - replay.from) / (replay.to - replay.from)) * steps),
    [replay],
  );
  const step = chosen ?? (still ? stillStep : 0);
  const plays = playing && !still;
  useEffect(() => {
    if (!plays) return undefined;
    const timer = setTimeout(() => (step >= steps ? setPlaying(false) : setStep(step + 1)), frameMs);
    return () => clearTimeout(timer);
  }, [plays, step]);
  const toggle = useCallback(() => {
    if (step >= steps) setStep(0);
    setPlaying(!plays || step >= steps);
  }, [step, plays]);

  const entries = useMemo(() => entriesOf(calls, null), [calls]);
  // One view for the whole evening, so that only the dots change.
  const view = useMemo(() => fitBounds(placeBounds(entries), fitted), [entries]);
  const moment = chosen === null && still ? worstMoment(replay) : replayMoment(replay, step * frameMs);
  const shown = waitingAt(replay, moment);
  const places = shown.flatMap(({ entry, minutes }) => {
    const found = entries[entry];
    return found ? [{ ...found, values: { age: minutes } }] : [];
  });
  const clock = clockWords(new Date(moment * 1000).toISOString(), place.timeZone);
  return (
    <Stack gap={12}>
      <p
        className={styles.small}
      >{`${weekdayWords(worst.day)}: ${worst.late} of ${countWords(worst.calls, 'call', 'calls')} late`}</p>
      <CallMap
        className={styles.replayMap}
        title={`Members waiting, ${clock}`}
        titleHidden
        summaryHidden
        tools={false}
        live={false}
        fill
        metrics={[age]}
        metric="age"
        layer="dots"
        view={view}
        dotLimit={calls.total + 1}
        places={places}
      />
      <Inline gap={12}>
        {!still && (
          <Button size="sm" leading={plays ? <PauseIcon size={16} /> : <PlayIcon size={16} />} onClick={toggle}>
            {plays ? 'Pause' : 'Play'}
          </Button>
        )}
        <Slider
          aria-label="Time of the evening"
          className={styles.replayTime}
          showValue={false}
          min={0}
          max={steps}
          step={1}
          value={step}
          formatValue={(at) =>
            clockWords(new Date(replayMoment(replay, at * frameMs) * 1000).toISOString(), place.timeZone)
          }
          onValueChange={(at) => {
            setPlaying(false);
            setStep(at);
          }}
        />
      </Inline>
      {/* Read out only at rest: ten sentences a second would say nothing. */}
      <p role="status" aria-live={plays ? 'off' : 'polite'}>
        <strong>{clock}</strong>
        {`: ${waitingWords(shown)}`}
      </p>
    </Stack>
  );
}

const reduced = '(prefers-reduced-motion: reduce)';

/** Whether this person asked for less motion. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    onReducedMotion,
    () => matchMedia(reduced).matches,
    () => true,
  );
}

function onReducedMotion(changed: () => void): () => void {
  const query = matchMedia(reduced);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
