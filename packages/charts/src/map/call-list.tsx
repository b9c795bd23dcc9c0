'use client';
import { type RefObject, useMemo, useState } from 'react';
import * as frameStyles from '../internal/frame/chart-frame.css.ts';
import * as table from '../internal/frame/chart-table.css.ts';
import { tableMessages } from '../internal/frame/table.messages.ts';
import { pointMessages } from '../internal/scene/point.messages.ts';
import { dateFormat } from '../internal/words/dates.ts';
import { writeNumber } from '../internal/words/numbers.ts';
import * as styles from './call-map.css.ts';
import { cityNear } from './map-scene.ts';
import { type MapMetric, type MapPlace, readMetric } from './places.ts';
import type { CallMapState } from './use-call-map.ts';

/** The zoom level when the list shows a call on the map. */
const closeBy = 11;
/** Rows added at a time. */
const page = 100;
const moments: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' };

interface CallListProps {
  readonly title: string;
  readonly map: CallMapState;
  readonly metrics: readonly MapMetric[];
  readonly plot: RefObject<HTMLElement | null>;
}

interface Sort {
  /** -1 is the original order. */
  readonly metric: number;
  readonly down: boolean;
}

interface Column {
  readonly metric: MapMetric;
  readonly values: Float64Array;
}

function sorted(rows: readonly number[], columns: readonly Column[], { metric, down }: Sort): readonly number[] {
  const values = columns[metric]?.values;
  if (!values) return rows;
  return [...rows].sort((a, b) => {
    const [left, right] = [values[a] as number, values[b] as number];
    // Missing values sort last in either direction.
    if (Number.isNaN(left) || Number.isNaN(right))
      return Number(Number.isNaN(left)) - Number(Number.isNaN(right)) || a - b;
    return (down ? right - left : left - right) || a - b;
  });
}

/**
 * The accessible alternative to the map: every call with its values, sortable and selectable, with a link to its place
 * on the map.
 */
export default function CallList({ title, map, metrics, plot }: CallListProps) {
  const { places, scene, borders, selected, select, setView, inTime, words } = map;
  const [sort, setSort] = useState<Sort>({ metric: -1, down: true });
  const [length, setLength] = useState(page);
  const [inView, setInView] = useState(false);
  const columns = useMemo(
    () => metrics.map((metric) => ({ metric, values: readMetric(places.rows, metric.id) })),
    [metrics, places],
  );
  const rows = inView ? scene.rows : inTime;
  const listed = sorted(rows, columns, sort).slice(0, length);
  const rest = Math.min(page, rows.length - listed.length);
  const hasTime = rows.some((row) => !Number.isNaN(places.at[row]));
  const hasCounts = rows.some((row) => (places.count[row] as number) > 1);
  const show = ({ longitude, latitude }: MapPlace) => {
    setView({ longitude: longitude as number, latitude: latitude as number, zoom: Math.max(closeBy, scene.view.zoom) });
    plot.current?.focus();
  };
  const time = dateFormat(words.locale, words.timeZone, moments);
  return (
    <div data-component="CallMap.List" className={table.root}>
      <div className={frameStyles.tools}>
        {(['csv', 'svg', 'png'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            className={frameStyles.button}
            onClick={({ currentTarget: page }) =>
              void import('./save-map.ts').then(({ saveMap }) => saveMap(kind, { map, title, metrics, rows, page }))
            }
          >
            {words.say(kind, {}, tableMessages)}
          </button>
        ))}
      </div>
      <label className={styles.inView}>
        <input
          type="checkbox"
          className={styles.check}
          checked={inView}
          onChange={(event) => setInView(event.currentTarget.checked)}
        />
        {words.say('mapListInView')}
      </label>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable region must be reachable by keyboard. */}
      <div role="region" aria-label={title} tabIndex={0} className={table.scroller}>
        <table className={table.table}>
          <caption className={frameStyles.hiddenText}>{title}</caption>
          <thead>
            <tr>
              <th scope="col" className={table.head}>
                <input
                  type="checkbox"
                  className={styles.check}
                  aria-label={words.say('mapListSelectAll')}
                  checked={rows.length > 0 && rows.every((row) => selected.has(row))}
                  onChange={(event) => select(rows, event.currentTarget.checked ? 'more' : 'less', 'list')}
                />
              </th>
              {[
                'mapListCall' as const,
                'mapListNear' as const,
                ...(hasTime ? ['mapListTime' as const] : []),
                ...(hasCounts ? ['mapListCount' as const] : []),
              ].map((key) => (
                <th key={key} scope="col" className={table.head}>
                  {words.say(key)}
                </th>
              ))}
              {columns.map(({ metric }, index) => (
                <th
                  key={metric.id}
                  scope="col"
                  data-number
                  aria-sort={sort.metric === index ? (sort.down ? 'descending' : 'ascending') : undefined}
                  className={table.head}
                >
                  <button
                    type="button"
                    className={frameStyles.button}
                    onClick={() => setSort({ metric: index, down: sort.metric !== index || !sort.down })}
                  >
                    {metric.label}
                    {sort.metric === index && <span aria-hidden>{sort.down ? '↓' : '↑'}</span>}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listed.map((row) => {
              const place = places.rows[row];
              if (!place) return null;
              const { label, longitude, latitude } = place;
              const isPlaced = !Number.isNaN(places.x[row]);
              return (
                <tr key={place.id}>
                  <td className={table.rowHead}>
                    <input
                      type="checkbox"
                      className={styles.check}
                      aria-label={words.say('mapListSelect', { name: label })}
                      checked={selected.has(row)}
                      onChange={(event) => select([row], event.currentTarget.checked ? 'more' : 'less', 'list')}
                    />
                  </td>
                  <th scope="row" className={table.rowHead}>
                    {isPlaced ? (
                      <button type="button" className={frameStyles.button} onClick={() => show(place)}>
                        {label}
                      </button>
                    ) : (
                      label
                    )}
                  </th>
                  <td className={table.rowHead}>
                    {isPlaced
                      ? (cityNear({ longitude: longitude as number, latitude: latitude as number }, borders.cities) ??
                        '')
                      : words.say('mapListNowhere')}
                  </td>
                  {hasTime && (
                    <td className={table.rowHead}>{Number.isNaN(places.at[row]) ? '' : time.format(places.at[row])}</td>
                  )}
                  {hasCounts && (
                    <td className={table.rowHead}>{writeNumber(places.count[row] as number, words.locale)}</td>
                  )}
                  {columns.map(({ metric, values }) => {
                    const value = values[row] as number;
                    return (
                      <td
                        key={metric.id}
                        data-number
                        data-state={Number.isNaN(value) ? 'missing' : 'known'}
                        className={table.cell}
                      >
                        {Number.isNaN(value)
                          ? words.say('gap', {}, pointMessages)
                          : writeNumber(value, words.locale, metric)}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {rest > 0 && (
        <button type="button" className={frameStyles.button} onClick={() => setLength(length + page)}>
          {words.say('mapListMore', { count: rest })}
        </button>
      )}
    </div>
  );
}
