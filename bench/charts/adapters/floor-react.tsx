// The minimum of a React chart: memoized frame, hover written straight to the DOM, extremes of every pixel column. No
// accessibility, legend or formatting: a bound, not a product.
import { scaleBand, scaleLinear, scaleUtc } from 'd3-scale';
import { line as curve } from 'd3-shape';
import { memo, type ReactNode, useMemo, useRef } from 'react';
import { reactAdapter } from '../lib/adapter.tsx';
import { type BarData, colors, type LineData, type LineRow, margin } from '../lib/data.ts';

const day = (moment: number) => new Date(moment).toISOString().slice(5, 10);

function decimate(rows: readonly LineRow[], key: string, width: number): readonly LineRow[] {
  if (rows.length <= width * 4) return rows;
  const at = (row: number) => rows[row] as LineRow;
  const value = (row: number) => at(row)[key] ?? 0;
  const scale = width / (at(rows.length - 1).t - at(0).t || 1);
  const columnOf = (row: number) => ((at(row).t - at(0).t) * scale) | 0;
  const kept: LineRow[] = [];
  for (let row = 0; row < rows.length;) {
    const column = columnOf(row);
    const first = row;
    let [least, most] = [row, row];
    for (; row < rows.length && columnOf(row) === column; row += 1) {
      if (value(row) < value(least)) least = row;
      if (value(row) > value(most)) most = row;
    }
    for (const each of new Set([first, Math.min(least, most), Math.max(least, most), row - 1])) kept.push(at(each));
  }
  return kept;
}

interface FrameProps {
  readonly xs: readonly (readonly [number, string])[];
  readonly ys: readonly (readonly [number, string])[];
  readonly width: number;
  readonly height: number;
}

const Frame = memo(function Frame({ xs, ys, width, height }: FrameProps) {
  return (
    <>
      <g fontSize={10} textAnchor="middle">
        {xs.map(([x, text]) => (
          <text key={text} x={x} y={height - 8}>
            {text}
          </text>
        ))}
      </g>
      <path stroke="#ddd" d={ys.map(([y]) => `M${margin.left} ${y}H${width - margin.right}`).join('')} />
      <g fontSize={10} textAnchor="end">
        {ys.map(([y, text]) => (
          <text key={text} x={margin.left - 4} y={y + 3}>
            {text}
          </text>
        ))}
      </g>
    </>
  );
});

function Hover({
  width,
  height,
  at,
  children,
}: {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number) => { readonly x: number; readonly text: string };
  readonly children: ReactNode;
}) {
  const tip = useRef<HTMLDivElement>(null);
  const rule = useRef<SVGPathElement>(null);
  return (
    <div
      style={{ position: 'relative', width }}
      onPointerMove={({ nativeEvent }) => {
        const { x, text } = at(nativeEvent.offsetX);
        if (!tip.current) return;
        tip.current.textContent = text;
        tip.current.style.transform = `translate(${x + 8}px, 10px)`;
        tip.current.hidden = false;
        rule.current?.setAttribute('d', `M${x} ${margin.top}V${height - margin.bottom}`);
      }}
    >
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img">
        {children}
        <path ref={rule} stroke="#999" />
      </svg>
      <div
        ref={tip}
        hidden
        style={{ position: 'absolute', top: 0, left: 0, fontSize: 11, background: '#fff', pointerEvents: 'none' }}
      />
    </div>
  );
}

function Line({ data }: { readonly data: LineData }) {
  const { width, height, rows, keys } = data;
  const { x, ...drawn } = useMemo(() => {
    let most = 0;
    for (const row of rows) for (const key of keys) most = Math.max(most, row[key] ?? 0);
    const x = scaleUtc([rows[0]?.t ?? 0, rows.at(-1)?.t ?? 0], [margin.left, width - margin.right]);
    const y = scaleLinear([0, most], [height - margin.bottom, margin.top]).nice();
    const path = (key: string) =>
      curve<LineRow>(
        (row) => x(row.t),
        (row) => y(row[key] ?? 0),
      ).digits(1)([...decimate(rows, key, width - margin.left - margin.right)]) ?? '';
    return {
      x,
      xs: x.ticks(7).map((at) => [x(at), day(+at)] as const),
      ys: y.ticks(5).map((at) => [y(at), String(at)] as const),
      paths: keys.map(path),
    };
  }, [rows, keys, width, height]);
  const at = (px: number) => {
    const moment = +x.invert(px);
    let [low, high] = [0, rows.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((rows[middle]?.t ?? 0) < moment) low = middle + 1;
      else high = middle;
    }
    return { x: x(rows[low]?.t ?? 0), text: keys.map((key) => `${key} ${rows[low]?.[key]}`).join(' · ') };
  };
  return (
    <Hover width={width} height={height} at={at}>
      <Frame xs={drawn.xs} ys={drawn.ys} width={width} height={height} />
      {drawn.paths.map((d, index) => (
        <path key={keys[index]} fill="none" stroke={colors[index] ?? ''} d={d} />
      ))}
    </Hover>
  );
}

function Bar({ data }: { readonly data: BarData }) {
  const { width, height, rows } = data;
  const { x, y, xs, ys } = useMemo(() => {
    const x = scaleBand(
      rows.map(({ k }) => k),
      [margin.left, width - margin.right],
    ).padding(0.2);
    const y = scaleLinear([0, Math.max(...rows.map(({ v }) => v))], [height - margin.bottom, margin.top]).nice();
    const every = Math.ceil(rows.length / 12);
    return {
      x,
      y,
      xs: rows.filter((_, row) => row % every === 0).map(({ k }) => [(x(k) ?? 0) + x.bandwidth() / 2, k] as const),
      ys: y.ticks(5).map((at) => [y(at), String(at)] as const),
    };
  }, [rows, width, height]);
  const at = (px: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, Math.floor((px - margin.left) / x.step())))];
    return { x: (x(row?.k ?? '') ?? 0) + x.bandwidth() / 2, text: `${row?.k} ${row?.v}` };
  };
  return (
    <Hover width={width} height={height} at={at}>
      <Frame xs={xs} ys={ys} width={width} height={height} />
      <g fill={colors[0] ?? ''}>
        {rows.map(({ k, v }) => (
          <rect key={k} x={x(k)} y={y(v)} width={x.bandwidth()} height={y(0) - y(v)} />
        ))}
      </g>
    </Hover>
  );
}

export const { mount, update, page, hydrate } = reactAdapter(Line, Bar);
