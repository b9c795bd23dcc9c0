import { insideLasso } from '@roadside/charts/map';
import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import type { MapEntry } from '../model/map-places.ts';
import type { MapState, Zone } from '../model/map-state.ts';
import { useZones } from './use-zones.ts';

/** What the person has narrowed the map's numbers and list to: a selection, a zone, and the time shown by playback. */
export function useChoice(entries: readonly MapEntry[], state: MapState, setState: Dispatch<SetStateAction<MapState>>) {
  const [selection, setSelection] = useState<readonly string[]>([]);
  const [time, setTime] = useState<Choice['time']>(null);
  const chosen = useMemo(() => new Set(selection), [selection]);
  const zones = useZones(state, setState);
  const { zone } = zones;
  const focused = useMemo(() => chosenEntries(entries, { chosen, zone, time }), [entries, chosen, zone, time]);
  return { ...zones, selection, setSelection, chosen, setTime, focused };
}

/** What narrows the numbers and the list of a map. */
interface Choice {
  /** Ids of selected entries. */
  readonly chosen: ReadonlySet<string>;
  readonly zone: Zone | null;
  /** The time range shown by playback, in milliseconds. */
  readonly time: readonly [from: number, to: number] | null;
}

/** The entries to count and list: the selection, else the open zone, else all, within the time shown. */
function chosenEntries(entries: readonly MapEntry[], { chosen, zone, time }: Choice): readonly MapEntry[] {
  const line = zone && zone.line.flat();
  return entries.filter(({ id, longitude, latitude, at, until }) => {
    if (time && !(at !== null && at < time[1] && (until ?? at) >= time[0])) return false;
    if (chosen.size > 0) return chosen.has(id);
    return !line || insideLasso(line, longitude, latitude);
  });
}
