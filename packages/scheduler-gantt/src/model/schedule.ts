/** Times are epoch milliseconds; spans are half open, [start, end). */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A row: a driver, or an open position (ghost). */
export interface Driver {
  readonly id: string;
  readonly name: string;
  readonly kind: 'driver' | 'ghost';
  /** Station or team. Rows of the same group are listed together under its name; ghosts always form their own group. */
  readonly group?: string;
  /** Text below the name: skills, hours this week. */
  readonly detail?: string;
  /** Its shifts are read-only. */
  readonly readOnly?: boolean;
  /**
   * The station's time zone (IANA), if it differs from the schedule's: its shifts are shown and edited in this zone.
   */
  readonly timeZone?: string;
}

/** A planned break of a shift. */
export interface ShiftBreak {
  /** Minutes from the start of the shift; null for a break without a set time. */
  readonly after: number | null;
  readonly minutes: number;
  readonly paid: boolean;
}

/** The changes a lock prevents: to its time, its driver, or anything. */
export type ShiftLock = 'time' | 'driver' | 'all';

/**
 * A bar. `service` is a name the theme knows (`tow`, `battery`, `light`, `multiple`, `none`, `unavailable`). Names
 * joined with `+` are drawn as `multiple`, unknown names as `none`.
 */
export interface Shift extends Span {
  readonly id: string;
  readonly driverId: string;
  readonly service: string;
  readonly lock?: ShiftLock;
  /** No set end: the end is an estimate, `openLength` after the start. Resizing the shift sets an end. */
  readonly openEnd?: true;
  /** A note for the driver and the next dispatcher. */
  readonly note?: string;
  /** Planned breaks. Those with a time don't count as coverage, unpaid ones not as hours. */
  readonly breaks?: readonly ShiftBreak[];
  /** Drivers don't see this state of the shift yet. Only the server says so; an edit doesn't change it. */
  readonly draft?: true;
  /** Increases with every save on the server; an edit includes the version it is based on. */
  readonly version: number;
}

/** A shift somebody could add: drawn hollow, not part of the schedule until it is added. */
export interface Proposal extends Span {
  readonly driverId: string;
}

/** A time a driver was signed on. */
export interface WorkedTime extends Span {
  readonly driverId: string;
}

/** The displayed length of a shift without a set end, in milliseconds. */
export const openLength = 8 * 3_600_000;

/** True if a shift has no set end: it was created without one and has not been resized since. */
export const endsOpen = ({ openEnd, start, end }: Shift): boolean => openEnd === true && end - start === openLength;

/** A background span of a row. Time not covered by any span is open. */
export interface Background extends Span {
  readonly kind: 'available' | 'pto' | 'unavailable';
}

/**
 * A single, reversible change. All changes are made of operations: dragging, keys, paste, bulk and server merges all
 * use them, so undo, dirty state and coverage cannot miss one.
 */
export type Operation =
  | { readonly kind: 'add'; readonly shift: Shift }
  | { readonly kind: 'remove'; readonly shift: Shift }
  | { readonly kind: 'patch'; readonly id: string; readonly before: ShiftPatch; readonly after: ShiftPatch };

export type ShiftPatch = Partial<Omit<Shift, 'id'>>;

/** The reason a change is refused or flagged, in words a user can act on. */
export interface Issue {
  readonly code: string;
  /** block: the change is refused. warn: the change is made and the shift stays marked as a conflict. */
  readonly severity: 'block' | 'warn';
  readonly shiftId: string;
  readonly text: string;
  /**
   * An informational issue, such as overtime: the bar keeps its color and it is not counted as a conflict.
   * @defaultValue false
   */
  readonly quiet?: boolean;
}

/** Input data that could not be drawn as given. */
export interface DataIssue {
  readonly code:
    | 'ends-before-start'
    | 'not-a-time'
    | 'duplicate-shift'
    | 'duplicate-driver'
    | 'unknown-driver'
    | 'outside-window';
  readonly id: string;
  readonly text: string;
}
