/** A stretch during which a zone's clock has one offset. */
export interface ZoneTime {
  /** When it begins, in epoch milliseconds. */
  readonly from: number;
  /** The offset from UTC in minutes. */
  readonly minutes: number;
  /** The offset just before. */
  readonly before: number;
}

const day = 86_400_000;
const minute = 60_000;

function offsets(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const wall = Date.UTC(parts.year ?? 0, (parts.month ?? 1) - 1, parts.day, parts.hour, parts.minute);
    return Math.round((wall - Math.floor(at / minute) * minute) / minute);
  };
}

/**
 * The offsets of a time zone over a span, each with the moment its clock changed. The first one begins before the span,
 * at the last clock change, or a year earlier in a zone without any.
 */
export function zoneTimes(timeZone: string, from: number, to: number): readonly ZoneTime[] {
  const at = offsets(timeZone);
  const earliest = Math.floor((from - 366 * day) / day) * day;
  const times: ZoneTime[] = [{ from: earliest, minutes: at(earliest), before: at(earliest) }];
  for (let step = earliest; step <= to; step += day) {
    const before = at(step);
    const minutes = at(step + day);
    if (before === minutes) continue;
    let [low, high] = [step / minute, (step + day) / minute];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (at(middle * minute) === before) low = middle;
      else high = middle;
    }
    times.push({ from: high * minute, minutes, before });
  }
  const current = times.findLastIndex((time) => time.from <= from);
  return times.slice(Math.max(current, 0));
}
