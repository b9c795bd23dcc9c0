import { focusMetrics, focusMetricsOf, mapModes } from '@roadside/domain/maps';
import { readListState } from '../../../kit/list/list-state.ts';
import { type Camera, firstState, mapFilters, mapLayers, type MapState, type Zone } from './map-state.ts';

const fixed = (degrees: number) => String(Math.round(degrees * 1e4) / 1e4);
/** Maximum number of corners a zone keeps in a link; more make no visible difference. */
const maxCorners = 24;

/** Returns the query that opens the same map for someone else. */
export function writeMapLink(state: MapState, range: { readonly from: string; readonly to: string }): string {
  const query = new URLSearchParams({ sc_dt__gte: range.from, sc_dt__lte: range.to, mode: state.mode });
  query.set('focus', state.focus ?? 'count');
  query.set('shown', state.layer);
  for (const { key } of mapFilters.filters) for (const value of state.filters[key] ?? []) query.append(key, value);
  if (state.camera)
    query.set(
      'at',
      [fixed(state.camera.longitude), fixed(state.camera.latitude), state.camera.zoom.toFixed(2)].join(','),
    );
  if (state.compared) query.set('beside', 'before');
  for (const { label, line } of state.zones) {
    const every = Math.max(1, Math.ceil(line.length / maxCorners));
    const corners = line.filter((_, index) => index % every === 0);
    query.append('zone', [label, ...corners.map((corner) => corner.map(fixed).join(' '))].join(','));
  }
  return `?${query.toString()}`;
}

const numbersIn = (text: string, separator: string) => text.split(separator).map(Number);

function zoneIn(text: string, index: number): Zone[] {
  const [label = '', ...corners] = text.split(',');
  const line = corners.flatMap((corner): (readonly [number, number])[] => {
    const [longitude = Number.NaN, latitude = Number.NaN] = numbersIn(corner, ' ');
    return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? [[longitude, latitude]] : [];
  });
  return line.length >= 3 ? [{ id: `zone-${index + 1}`, label: label.slice(0, 40) || `Zone ${index + 1}`, line }] : [];
}

function cameraIn(text: string | null): Camera | null {
  const [longitude = Number.NaN, latitude = Number.NaN, zoom = Number.NaN] = numbersIn(text ?? '', ',');
  const usable = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 85 && zoom >= 1 && zoom <= 14;
  return text !== null && usable ? { longitude, latitude, zoom } : null;
}

const maxZones = 8;

/** Parses the state in a link. Anything missing or invalid falls back to the default. */
export function readMapLink(search: URLSearchParams): MapState {
  const mode = mapModes.find((known) => known === search.get('mode')) ?? firstState.mode;
  const offered = focusMetricsOf[mode];
  const named = search.get('focus');
  const focus =
    named === 'count'
      ? null
      : (focusMetrics.find((known) => known === named && offered.includes(known)) ?? offered[0] ?? null);
  return {
    mode,
    focus,
    layer: mapLayers.find((known) => known === search.get('shown')) ?? firstState.layer,
    filters: readListState(search, mapFilters).filters,
    zones: search.getAll('zone').slice(0, maxZones).flatMap(zoneIn),
    camera: cameraIn(search.get('at')),
    compared: search.get('beside') === 'before',
  };
}
