import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import type { MapState, Zone } from '../model/map-state.ts';

const maxZones = 8;

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
        return { ...known, zones: [...known.zones, next].slice(-maxZones) };
      }),
    dropZone: (id: string) => {
      setZone((open) => (open === id ? null : open));
      setState((known) => ({ ...known, zones: known.zones.filter((each) => each.id !== id) }));
    },
  };
}
