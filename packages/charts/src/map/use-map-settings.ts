'use client';
import { useControllable } from '@roadside/foundations/controllable';
import { useMemo } from 'react';
import type { CallMapProps } from './call-map.tsx';
import type { MapLayer } from './map-scene.ts';
import type { MapMetric } from './places.ts';

/** The name of the component in warnings. */
export const component = 'CallMap';

/** The map's settings, controlled or not (mode, metric and layer), and the remaining props. */
export function useMapSettings({
  metrics,
  modes,
  metric: heldMetric,
  defaultMetric,
  onMetricChange,
  mode: heldMode,
  defaultMode,
  onModeChange,
  layer: heldLayer,
  defaultLayer,
  onLayerChange,
  ...others
}: CallMapProps) {
  const [mode, setMode] = useControllable<string, []>({
    value: heldMode,
    defaultValue: defaultMode ?? modes?.[0]?.id ?? '',
    onValueChange: onModeChange,
    component,
  });
  const current = modes?.find(({ id }) => id === mode);
  const [layer, setLayer] = useControllable<MapLayer, []>({
    value: heldLayer,
    defaultValue: defaultLayer ?? current?.layer ?? 'dots',
    onValueChange: onLayerChange,
    component,
  });
  const offered = useMemo(
    () => (current ? metrics.filter(({ id }) => current.metrics.includes(id)) : metrics),
    [current, metrics],
  );
  const [metricId, setMetric] = useControllable<string | null, []>({
    value: heldMetric,
    defaultValue: defaultMetric === undefined ? (offered[0]?.id ?? null) : defaultMetric,
    onValueChange: onMetricChange,
    component,
  });
  const metric: MapMetric | null = offered.find(({ id }) => id === metricId) ?? null;
  const chooseMode = (id: string) => {
    setMode(id);
    const chosen = modes?.find((each) => each.id === id);
    if (chosen && !chosen.metrics.includes(metricId ?? '')) setMetric(chosen.metrics[0] ?? null);
    if (chosen?.layer) setLayer(chosen.layer);
  };
  return [{ mode, chooseMode, layer, setLayer, offered, metric, setMetric }, others] as const;
}
