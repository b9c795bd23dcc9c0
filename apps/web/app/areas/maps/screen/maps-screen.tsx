import type { MapCalls } from '@roadside/contract/schemas';
import { CallMap } from '@roadside/charts/map';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { useCallback, useState } from 'react';
import { DrawersProvider } from '../../../kit/drawers/drawers.tsx';
import { rangeWords } from '../../../kit/format/day-words.ts';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import type { Place } from '../../../kit/places/place.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import type { mapDays, MapState } from '../model/map-state.ts';
import { MapPanel } from './map-panel.tsx';
import * as styles from './maps.css.ts';
import { useChoice } from './use-choice.ts';
import { useDrawnMap } from './use-drawn-map.ts';
import { useMapCalls } from './use-map-calls.ts';
import { useMapCommands } from './use-map-commands.ts';
import { useMapDays } from './use-map-days.ts';

/** Lazy parts whose server HTML is visible while the map loads; clicks on them are replayed once their code loads. */
const MapLink = lazyPart(() => import('./map-link-menu.tsx'));
const MapsBeside = lazyPart(() => import('./maps-beside.tsx'), <Skeleton shape="block" className={styles.beside} />);
const MapReplay = lazyPart(() => import('./map-replay.tsx'));
const InView = lazyPart(() => import('./in-view.tsx'), <Skeleton shape="block" className={styles.side} />);

export interface MapsScreenProps {
  readonly place: Place;
  /** Today's date at the location (ISO). */
  readonly today: string;
  /** The state the map opens with: the defaults, or those of a shared link. */
  readonly state: MapState;
  readonly first: { readonly address: string; readonly data: MapCalls } | null;
}

/** Where are people waiting now, and where do they always wait? */
export function MapsScreen(props: MapsScreenProps) {
  return (
    <DrawersProvider>
      <OperationsWall {...props} />
    </DrawersProvider>
  );
}

const noStations: MapCalls['stations'] = [];

function OperationsWall({ place, today, state: opened, first }: MapsScreenProps) {
  const [state, setState] = useState(opened);
  const [folded, setFolded] = useState(false);
  const [lasso, setLasso] = useState(false);
  const { days, setDays } = useMapDays(today);
  const calls = useMapCalls({ place, state, days, first });
  const { reply, entries, problem, retry } = calls;
  const choice = useChoice(entries, state, setState);
  const { setSelection } = choice;
  const { area, panel, drawn, legend, setLegend } = useDrawnMap({ place, state, setState, calls, choice });

  const change = useCallback(
    (next: MapState) => {
      setSelection([]);
      setState(next);
    },
    [setSelection],
  );
  const changeDays = useCallback(
    (from: string, to: string) => {
      setSelection([]);
      setDays(from, to);
    },
    [setSelection, setDays],
  );
  const compare = () => setState((known) => ({ ...known, compared: !known.compared }));
  useMapCommands({ state, change, lasso, setLasso, compare, clear: () => setSelection([]) });

  return (
    <Stack className={styles.root}>
      <MapsHead
        place={place}
        today={today}
        days={days}
        state={state}
        stations={reply?.stations ?? noStations}
        onCompare={compare}
        lasso={lasso}
        onLasso={setLasso}
        folded={folded}
        onFold={setFolded}
      />
      {problem && reply === null ? (
        <NotRead problem={problem} onRetry={retry} />
      ) : (
        <div className={styles.body} data-folded={folded || undefined} aria-busy={calls.stale}>
          <Stack ref={area} gap="none" className={styles.area} data-compared={state.compared || undefined}>
            <MapPanel
              ref={panel}
              place={place}
              today={today}
              days={days}
              state={state}
              onChange={change}
              onDays={changeDays}
              legend={legend}
              onLegend={setLegend}
            />
            <CallMap
              {...drawn}
              title={`${place.name} calls`}
              places={entries}
              onTimeChange={choice.setTime}
              selection={choice.selection}
              onSelectionChange={setSelection}
              lasso={lasso}
              onLassoChange={setLasso}
              onLasso={choice.keepZone}
            />
            {state.compared && (
              <MapsBeside
                place={place}
                days={days}
                state={state}
                bounds={calls.bounds}
                reply={reply}
                entries={entries}
                drawn={drawn}
                setState={setState}
              />
            )}
          </Stack>
          {!folded && reply && (
            <InView
              reply={reply}
              entries={choice.focused}
              all={entries.length}
              place={place}
              focus={state.focus}
              selection={choice.chosen}
              onSelect={setSelection}
              zones={state.zones}
              zone={choice.zone}
              onZone={choice.setZone}
              onDropZone={choice.dropZone}
              problem={problem}
              onRetry={retry}
            />
          )}
        </div>
      )}
    </Stack>
  );
}

interface MapsHeadProps {
  readonly place: Place;
  readonly today: string;
  readonly days: ReturnType<typeof mapDays>;
  readonly state: MapState;
  readonly stations: MapCalls['stations'];
  readonly onCompare: () => void;
  readonly lasso: boolean;
  readonly onLasso: (lasso: boolean) => void;
  readonly folded: boolean;
  readonly onFold: (folded: boolean) => void;
}

function MapsHead({ place, today, days, state, stations, onCompare, lasso, onLasso, folded, onFold }: MapsHeadProps) {
  const [replayed, setReplayed] = useState(false);
  return (
    <Inline gap={24} rowGap={8} align="end" justify="between" wrap asChild>
      <header>
        <div>
          <h1 className={styles.title}>Maps</h1>
          <p className={styles.quiet}>{`${place.name}, ${rangeWords(days.from, days.to)}`}</p>
        </div>
        {/* All of them on one line of a phone, so that the map stays high. */}
        <Inline wrap gap={6}>
          <Button size="sm" aria-pressed={state.compared} onClick={onCompare}>
            Compare
          </Button>
          <Button size="sm" aria-pressed={lasso} onClick={() => onLasso(!lasso)}>
            Lasso
          </Button>
          <Button size="sm" aria-haspopup="dialog" aria-label="Replay worst evening" onClick={() => setReplayed(true)}>
            Replay
          </Button>
          <Button size="sm" aria-expanded={!folded} onClick={() => onFold(!folded)}>
            {folded ? 'Show details' : 'Hide details'}
          </Button>
          <MapLink place={place} stations={stations} state={state} days={days} />
          {replayed && (
            <MapReplay
              place={place}
              to={days.to}
              today={today}
              onClose={() => setReplayed(false)}
              onLost={() => setReplayed(false)}
            />
          )}
        </Inline>
      </header>
    </Inline>
  );
}
