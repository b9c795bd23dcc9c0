import { DAY, HOUR, SNAP, type BarDef, type Data, type Service } from './types.ts';
/** Deterministic: 3 shifts per driver and day, never overlapping, starting on 15-minute marks. */
export function makeData(nRows: number, days: number, barsPerRowDay = 3): Data {
  let s = 42; // mulberry32
  const rnd = () => {
    s |= 0;
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const from = Date.UTC(2026, 2, 2),
    services: Service[] = ['tow', 'battery', 'light'];
  const rows = [],
    bars: BarDef[] = [],
    byRow = new Map<string, BarDef[]>();
  for (let r = 0; r < nRows; r++) {
    const id = 'r' + r;
    rows.push({ id, name: `Driver ${String(r + 1).padStart(5, '0')}` });
    const mine: BarDef[] = [];
    for (let d = 0; d < days; d++)
      for (let b = 0; b < barsPerRowDay; b++) {
        const slot = from + d * DAY + b * (24 / barsPerRowDay) * HOUR;
        const start = slot + Math.floor(rnd() * 8) * SNAP,
          len = (8 + Math.floor(rnd() * 12)) * SNAP; // 2 h to 4 h 45
        mine.push({
          id: `${id}d${d}b${b}`,
          row: id,
          start,
          end: start + len,
          service: services[Math.floor(rnd() * 3)]!,
          label: `S${b + 1}`,
        });
      }
    bars.push(...mine);
    byRow.set(id, mine);
  }
  return { rows, bars, from, to: from + days * DAY, days, byRow };
}
