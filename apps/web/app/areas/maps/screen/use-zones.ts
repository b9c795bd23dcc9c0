import { insideLasso } from '@roadside/charts/map';
import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import type { MapEntry } from '../model/map-places.ts';
import type { MapState, Zone } from '../model/map-state.ts';

const mostZones = 8;

/** A map's zones. Each lasso is saved as a zone, and the open zone filters the numbers and the list. */
export function useZones(state: MapState, setState: Dispatch<SetStateAction<MapState>>) {
  const [zone, setZone] = useState<string | null>(null);
  const zones = useMemo(() => state.zones.map((each) => ({ ...each, active: each.id === zone })), [state.zones, zone]);
  return {
    zone: state.zones.find(({ id }) => id === zone) ?? null,
    setZone,
    zones,
    keepZone: (line: Zone['line']) =>
      setState((known) => {
        const number = 1 + Math.max(0, ...known.zones.map(({ id }) => Number(id.slice('zone-'.length)) || 0));
        const next = { id: `zone-${number}`, label: `Zone ${number}`, line };
        return { ...known, zones: [...known.zones, next].slice(-mostZones) };
      }),
    dropZone: (id: string) => {
      setZone((open) => (open === id ? null : open));
      setState((known) => ({ ...known, zones: known.zones.filter((each) => each.id !== id) }));
    },
  };
}

export interface Choice {
  /** Ids of selected entries. */
  readonly chosen: ReadonlySet<string>;
  readonly zone: Zone | null;
  /** The time range shown by playback, in milliseconds. */
  readonly time: readonly [from: number, to: number] | null;
}

/** The entries to count and list: the selection, else the open zone, else all, within the time shown. */
export function chosenEntries(entries: readonly MapEntry[], { chosen, zone, time }: Choice): readonly MapEntry[] {
  const line = zone && zone.line.flat();
  return entries.filter(({ id, longitude, latitude, at, until }) => {
    if (time && !(at !== null && at < time[1] && (until ?? at) >= time[0])) return false;
    if (chosen.size > 0) return chosen.has(id);
    return !line || insideLasso(line, longitude, latitude);
  });
}
