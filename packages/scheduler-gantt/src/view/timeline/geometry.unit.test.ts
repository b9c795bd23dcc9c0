import { describe, expect, it } from 'vitest';
import { rowHeights } from '../../model/row-heights.ts';
import { listRows } from '../../model/rows.ts';
import type { Shift } from '../../model/schedule.ts';
import { hour, windowOfDays } from '../../model/time-window.ts';
import { edgeOf, edgeSpeed, type Geometry, placeAt, rowTop, scrollTo, seenSpan } from './geometry.ts';

const window = windowOfDays({ year: 2026, month: 11, day: 16 }, 1, 'America/New_York');
const at = (hours: number) => window.from + hours * hour;
const shift = (id: string, driverId: string, from: number, to: number): Shift => ({
  id,
  driverId,
  start: at(from),
  end: at(to),
  service: 'tow',
  version: 1,
});

describe('geometry', () => {
  const many = Array.from({ length: 102 }, (_, place) => ({
    id: `d${place}`,
    name: `D ${place}`,
    kind: 'driver' as const,
  }));
  const list = listRows(many, new Set());
  const heights = rowHeights(
    { ...list, pinned: list.rows.slice(0, 2), rows: list.rows.slice(2) },
    { overlapping: new Set(), shiftsOf: () => [] },
  );
  const geometry: Geometry = {
    hourSize: 60,
    rowSize: 30,
    side: 200,
    head: 80,
    pinnedRows: 2,
    heights,
    width: 1000,
    height: 600,
    rtl: false,
  };
  const scrolled = { inline: 120, block: 300 };
  it('finds the time and row at a point, with pinned rows staying in place', () => {
    expect(placeAt({ inline: 260, block: 80 + 35 }, scrolled, geometry, window)).toMatchObject({ time: at(3), row: 1 });
    expect(placeAt({ inline: 260, block: 80 + 60 }, scrolled, geometry, window)).toMatchObject({ row: 12 });
    expect(placeAt({ inline: 260, block: 5000 }, scrolled, geometry, window).row).toBe(101);
    expect([rowTop(1, scrolled, geometry), rowTop(12, scrolled, geometry)]).toEqual([80 + 30 + 300, 80 + 360]);
  });
  it('counts the lines of rows with overlapping shifts', () => {
    const overlapping = [shift('x', 'd1', 1, 4), shift('y', 'd1', 2, 5), shift('z', 'd1', 3, 6)];
    const tall = rowHeights(list, { overlapping: new Set(['d1']), shiftsOf: () => overlapping });
    expect([tall.lines(0), tall.lines(1), tall.above(2), tall.total]).toEqual([1, 3, 4, 104]);
    expect([0, 1, 2, 3, 4, 500].map((line) => tall.rowAt(line))).toEqual([0, 1, 1, 1, 2, 101]);
    const drawn = { ...geometry, pinnedRows: 0, heights: tall };
    const top = { inline: 0, block: 0 };
    expect(placeAt({ inline: 260, block: 80 + 95 }, top, drawn, window).row).toBe(1);
    expect(rowTop(2, top, drawn)).toBe(80 + 4 * 30);
    expect(scrollTo({ row: 1, span: null }, { inline: 0, block: 60 }, drawn, window).block).toBe(30);
  });
  it('finds the time at the edge of the view, or none if the whole window is visible', () => {
    expect(edgeOf(120, geometry, window)).toBe(at(2));
    expect(edgeOf(0, { ...geometry, hourSize: 800 / 24 }, window)).toBeNull();
  });
  it('scrolls no farther than needed', () => {
    const still = { inline: 0, block: 0 };
    expect(scrollTo({ row: 5, span: { start: at(1), end: at(2) } }, still, geometry, window)).toEqual(still);
    expect(scrollTo({ row: 101, span: null }, still, geometry, window).block).toBe(100 * 30 - (600 - 80 - 60));
    expect(scrollTo({ row: 5, span: { start: at(20), end: at(22) } }, still, geometry, window).inline).toBe(
      22 * 60 - 800 + 24,
    );
    expect(scrollTo({ row: 0, span: null }, scrolled, geometry, window)).toEqual(scrolled);
  });
  it('scrolls faster deeper into the edge, and not at all in the middle', () => {
    expect(edgeSpeed({ inline: 600, block: 300 }, geometry)).toEqual({ inline: 0, block: 0 });
    expect(edgeSpeed({ inline: 990, block: 300 }, geometry).inline).toBeGreaterThan(
      edgeSpeed({ inline: 965, block: 300 }, geometry).inline,
    );
    expect(edgeSpeed({ inline: 205, block: 300 }, geometry).inline).toBeLessThan(0);
    expect(edgeSpeed({ inline: 600, block: 100 }, geometry).block).toBe(0);
    expect(edgeSpeed({ inline: 600, block: 150 }, geometry).block).toBeLessThan(0);
  });
  it('draws a whole day, or for a week the view and half a screen on either side', () => {
    expect(seenSpan(0, geometry, window)).toEqual({ start: window.from, end: window.to });
    const week = windowOfDays({ year: 2026, month: 11, day: 16 }, 7, 'America/New_York');
    const seen = seenSpan(3000, geometry, week);
    expect((seen.start - week.from) / hour).toBe((3000 - 400) / 60);
    expect((seen.end - week.from) / hour).toBe((3000 + 200 + 1200) / 60);
    expect(seenSpan(3190, geometry, week)).toEqual(seen);
    expect(seenSpan(3200, geometry, week)).not.toEqual(seen);
  });
});
