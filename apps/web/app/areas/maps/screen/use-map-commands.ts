import { mapModes } from '@roadside/domain/maps';
import type { Command } from '@roadside/ui/command-palette';
import { useEffect, useMemo, useRef } from 'react';
import { usePageCommands } from '../../../kit/commands/page-commands.ts';
import { inMode, type MapLayerName, type MapState } from '../model/map-state.ts';
import { mapModeLabels } from './map-metrics.ts';

export interface MapActions {
  readonly state: MapState;
  readonly change: (state: MapState) => void;
  readonly lasso: boolean;
  readonly setLasso: (lasso: boolean) => void;
  readonly compare: () => void;
  readonly clear: () => void;
}

const layers: readonly (readonly [MapLayerName, string, string])[] = [
  ['dots', 'Show dots and clusters', 'V D'],
  ['hex', 'Show hexagons', 'V X'],
  ['heat', 'Show heat', 'V H'],
];
const modeKeys = { operations: 'V O', volume: 'V V', surveys: 'V S', passes: 'V P' } as const;

/** The map's commands in the command palette, keyboard shortcuts and help. */
export function useMapCommands(actions: MapActions): void {
  const now = useRef(actions);
  useEffect(() => {
    now.current = actions;
  });
  const commands = useMemo<readonly Command[]>(
    () => [
      ...mapModes.map((mode): Command => ({
        id: `maps.${mode}`,
        label: `Mode: ${mapModeLabels[mode]}`,
        group: 'Maps',
        keys: modeKeys[mode],
        run: () => now.current.change(inMode(now.current.state, mode)),
      })),
      ...layers.map(([layer, label, keys]): Command => ({
        id: `maps.${layer}`,
        label,
        group: 'Maps',
        keys,
        run: () => now.current.change({ ...now.current.state, layer }),
      })),
      {
        id: 'maps.lasso',
        label: 'Draw a lasso',
        group: 'Maps',
        keys: 'V L',
        run: () => now.current.setLasso(!now.current.lasso),
      },
      {
        id: 'maps.compare',
        label: 'Compare with earlier weeks',
        group: 'Maps',
        keys: 'V E',
        run: () => now.current.compare(),
      },
      { id: 'maps.clear', label: 'Clear selection', group: 'Maps', keys: 'V C', run: () => now.current.clear() },
    ],
    [],
  );
  usePageCommands(commands);
}
