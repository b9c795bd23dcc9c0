import { firstAcceptedDay, longestRangeDays } from '@roadside/domain/calendar';
import { focusMetricsOf, mapModes } from '@roadside/domain/maps';
import { DateRangePicker } from '@roadside/ui/date-range-picker';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { Switch } from '@roadside/ui/switch';
import type { ReactNode } from 'react';
import { daysAround } from '../../../kit/calls/call-filters.ts';
import { FilterBar } from '../../../kit/list/filter-bar.tsx';
import type { Place } from '../../../kit/places/place.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { HistogramScrubber } from '../../../kit/scrubber/histogram-scrubber.tsx';
import { inMode, mapFilters, type MapLayerName, type MapState } from '../model/map-state.ts';
import type { MapDaysResource } from '../server/maps.server.ts';
import { mapMetrics, mapModeLabels } from './map-metrics.ts';
import * as styles from './maps.css.ts';
import { mapDaysAddress } from '../model/addresses.ts';

export interface MapFieldsProps {
  readonly place: Place;
  /** Today's date at the location (ISO). */
  readonly today: string;
  readonly days: { readonly from: string; readonly to: string };
  readonly state: MapState;
  readonly onChange: (state: MapState) => void;
  readonly onDays: (from: string, to: string) => void;
  /** Whether the legend is shown. */
  readonly legend: boolean;
  readonly onLegend: (legend: boolean) => void;
}

const layerItems: readonly { readonly value: MapLayerName; readonly label: string }[] = [
  { value: 'dots', label: 'Dots and clusters' },
  { value: 'hex', label: 'Hexagons' },
  { value: 'heat', label: 'Heat' },
];
const byCount = 'count';

/** The map's settings: mode, focus metric, filters, and dates. */
export default function MapFields({ place, today, days, state, onChange, onDays, legend, onLegend }: MapFieldsProps) {
  const around = daysAround(days, today);
  const histogram = useResource<MapDaysResource>(
    mapDaysAddress(
      { slug: place.slug },
      { filters: JSON.stringify({ sc_dt__gte: around.from, sc_dt__lte: around.to }) },
    ),
    { keepPrevious: true },
  );
  const offered = focusMetricsOf[state.mode];
  return (
    <Stack>
      <Field label="Mode">
        <Select
          aria-label="Mode"
          value={state.mode}
          items={mapModes.map((value) => ({ value, label: mapModeLabels[value] }))}
          onValueChange={(value) => {
            const mode = mapModes.find((known) => known === value);
            if (mode) onChange(inMode(state, mode));
          }}
        />
      </Field>
      <Field label="Focus metric">
        <Select
          aria-label="Focus metric"
          value={state.focus ?? byCount}
          items={[
            ...mapMetrics.filter(({ id }) => offered.includes(id)).map(({ id, label }) => ({ value: id, label })),
            { value: byCount, label: 'Number of calls' },
          ]}
          onValueChange={(value) => onChange({ ...state, focus: offered.find((known) => known === value) ?? null })}
        />
      </Field>
      <Field label="Shown as">
        <Select
          aria-label="Shown as"
          value={state.layer}
          items={layerItems}
          onValueChange={(value) => {
            const layer = layerItems.find((known) => known.value === value)?.value;
            if (layer) onChange({ ...state, layer });
          }}
        />
      </Field>
      <Stack gap={4}>
        <span className={styles.label}>Filters</span>
        <FilterBar
          definition={mapFilters}
          state={{ search: '', sort: [], filters: state.filters }}
          onChange={({ filters }) => onChange({ ...state, filters })}
          today={today}
        />
      </Stack>
      <Switch size="sm" label="Legend" checked={legend} onCheckedChange={onLegend} />
      <Field label="Days">
        <DateRangePicker
          aria-label="Days"
          value={days}
          today={today}
          min={firstAcceptedDay}
          max={today}
          maxDays={longestRangeDays}
          onValueChange={(range) => range && onDays(range.from, range.to)}
        />
      </Field>
      <HistogramScrubber
        label="Calls per day"
        days={(histogram.data?.data ?? []).map(({ day, calls, late }) => ({ day, value: calls, marked: late }))}
        around={around}
        from={days.from}
        to={days.to}
        words={({ value, marked }) => `${value.toLocaleString('en-US')} calls, ${marked} late`}
        onChange={onDays}
      />
    </Stack>
  );
}

function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Stack gap={4}>
      <span aria-hidden className={styles.label}>
        {label}
      </span>
      {children}
    </Stack>
  );
}
