'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../internal/interaction/announcer.ts';
import { hideTooltip, showTooltip } from '../internal/interaction/tooltip.ts';
import { writeNumber } from '../internal/words/numbers.ts';
import { insideLasso } from './lasso.ts';
import { drawMapCursor } from './map-cursor.ts';
import type { MapMark } from './map-scene.ts';
import { type MarkNaming, nameMark, rangeOf, writeValue } from './mark-names.ts';
import { boundsOf, type MapPlace, readPlaces } from './places.ts';
import { deepest, fitBounds, followed, type MapView } from './projection.ts';
import type { CallMapState } from './use-call-map.ts';

interface MapPlotSpec {
  readonly map: CallMapState;
  readonly plot: RefObject<HTMLElement | null>;
  readonly onPlaceSelect: ((place: MapPlace) => void) | undefined;
  /** Opens the list. */
  readonly onList: () => void;
  readonly onLassoEnd: () => void;
}

/**
 * Pointer and lasso handling. The ring and tooltip are updated outside React, so that following the pointer causes no
 * renders.
 */
export function useMapPlot({ map, plot, onPlaceSelect, onList, onLassoEnd }: MapPlotSpec) {
  const { scene, words, metric, places, borders, selected, select, setView, onLasso } = map;
  const overlay = useRef<HTMLDivElement>(null);
  const cursor = useRef<HTMLDivElement>(null);
  const current = useRef<MapMark | null>(null);
  const byKeyboard = useRef(false);
  const [focused, setFocused] = useState(false);

  const naming: MarkNaming = { rows: places.rows, metric, cities: borders.cities, words };
  const nameOf = (mark: MapMark) => nameMark(mark, naming);
  const draw = (mark: MapMark | null) => {
    current.current = mark;
    if (cursor.current) drawMapCursor(cursor.current, mark, mark ? nameOf(mark) : '', byKeyboard.current);
  };
  useLayoutEffect(() => {
    // The new picture is drawn where the drag ended, so the drag offset is removed.
    overlay.current?.style.removeProperty('transform');
    draw(scene.marks.find(({ key }) => key === current.current?.key) ?? null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only a new picture moves the ring.
  }, [scene]);
  useEffect(() => {
    const element = plot.current;
    return () => hideTooltip(element ?? undefined);
  }, [plot]);

  const showWords = (mark: MapMark, name: string) => {
    const element = plot.current;
    if (!element) return;
    const box = element.getBoundingClientRect();
    const row = (label: string, text: string) => ({ label, text, paint: 'muted' as const, active: false });
    const value = metric && !Number.isNaN(mark.value) ? [row(metric.label, writeValue(mark.value, metric, words))] : [];
    const range = rangeOf(mark, naming);
    const likely = range ? [row(words.say('mapLikely'), words.say('mapSpan', range))] : [];
    const count =
      mark.count > 1
        ? [
            row(words.say('mapListCount'), writeNumber(mark.count, words.locale)),
            ...(metric ? [row('n', writeNumber(mark.known, words.locale))] : []),
          ]
        : [];
    const top = box.top + (mark.y / 1000) * box.height;
    showTooltip(
      element,
      new DOMRect(box.left, top - 24, box.width, 24),
      (mark.x / 1000) * box.width,
      name.split(', ')[0] ?? name,
      [...value, ...likely, ...count],
    );
  };
  const go = (mark: MapMark | null, keyboard: boolean) => {
    if (mark?.key === current.current?.key && !keyboard) return;
    byKeyboard.current = keyboard;
    draw(mark);
    if (!mark) return hideTooltip(plot.current ?? undefined, true);
    const name = nameOf(mark);
    showWords(mark, name);
    if (keyboard) announce(name);
  };
  const look = (view: MapView | null) => {
    hideTooltip(plot.current ?? undefined);
    setView(view);
  };
  const open = (mark: MapMark) => {
    const [first = -1] = mark.rows;
    const place = places.rows[first];
    if (mark.rows.length === 1 && place) return onPlaceSelect?.(place);
    const near = fitBounds(boundsOf(readPlaces(mark.rows.flatMap((row) => places.rows[row] ?? []))), scene.box, {
      closest: deepest,
    });
    // Calls at the same point can't be separated by zooming; the list can tell them apart.
    return near.zoom <= scene.view.zoom + 0.01 ? onList() : look(near);
  };
  const say = (count: number) => announce(words.say('mapSelected', { count }));
  return {
    overlay,
    cursor,
    current,
    focused,
    setFocused,
    go,
    look,
    open,
    toggle: (mark: MapMark) =>
      say(select(mark.rows, mark.rows.every((row) => selected.has(row)) ? 'less' : 'more', 'mark')),
    follow: (view: MapView) => {
      overlay.current?.style.setProperty('transform', followed(scene.view, view));
    },
    lassoed: (line: readonly number[], adds: boolean) => {
      const { projection, rows } = scene;
      const inside = rows.filter((row) =>
        insideLasso(
          line,
          projection.x(places.rows[row]?.longitude ?? 0),
          projection.y(places.rows[row]?.latitude ?? 0),
        ),
      );
      say(select(inside, adds ? 'more' : 'only', 'lasso'));
      onLasso?.(
        Array.from({ length: line.length / 2 }, (_, index) => {
          const { longitude, latitude } = projection.invert(line[index * 2] as number, line[index * 2 + 1] as number);
          return [longitude, latitude] as const;
        }),
      );
      onLassoEnd();
    },
  };
}
