/** Kinds of things a person must do or read, in the order home shows them. */
export const nowKinds = [
  'call-out',
  'confirm-schedule',
  'confirm',
  'acknowledge',
  'not-acknowledged',
  'request',
  'payout',
  'call-out-answers',
  'schedule-gap',
  'scorecard',
  'training-due',
  'next-shift',
  'quiet-lesson',
  'unread-chat',
  'unread-mail',
  'unread',
] as const;

/** The most items of a kind in the list: with as many, there may be more. */
export const maxOfAKind = 20;

/** A kind of thing to do or read. */
export type NowKind = (typeof nowKinds)[number];

/** Something to do or read now. `at` is since when it waits, or when it begins; null if there is no time. */
export interface NowItem {
  readonly kind: NowKind;
  readonly at: string | null;
  readonly id: number;
}

/** Sorts by kind, then by time with the earliest first and the timeless last, then by id, so that the list stands still. */
export function nowOrder<Item extends NowItem>(items: readonly Item[]): readonly Item[] {
  const rank = new Map(nowKinds.map((kind, index) => [kind, index]));
  const time = ({ at }: Item) => (at === null ? Number.MAX_SAFE_INTEGER : Date.parse(at));
  return items.toSorted(
    (a, b) => (rank.get(a.kind) ?? 0) - (rank.get(b.kind) ?? 0) || time(a) - time(b) || a.id - b.id,
  );
}

/** A run of hours in a row that are short of drivers. */
export interface ScheduleGap {
  /** ISO instants; the end is that of the last short hour. */
  readonly from: string;
  readonly until: string;
  /** Drivers missing in the worst hour. */
  readonly short: number;
}

/** An hour's start in milliseconds, with how many drivers it needs and has. */
export interface StaffedHour {
  readonly start: number;
  readonly needed: number;
  readonly present: number;
}

const hourMs = 3_600_000;

/** The hours with too few drivers, joined where they follow each other; hours are given in order. */
export function gapsOf(hours: readonly StaffedHour[]): readonly ScheduleGap[] {
  const gaps: { from: number; until: number; short: number }[] = [];
  for (const { start, needed, present } of hours) {
    if (present >= needed) continue;
    const last = gaps.at(-1);
    if (last?.until === start) {
      last.until = start + hourMs;
      last.short = Math.max(last.short, needed - present);
    } else gaps.push({ from: start, until: start + hourMs, short: needed - present });
  }
  return gaps.map(({ from, until, short }) => ({
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
    short,
  }));
}
