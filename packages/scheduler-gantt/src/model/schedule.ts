/** Instants are epoch milliseconds; spans are half open, [start, end). */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A row: a person, or a place to fill (ghost). */
export interface Driver {
  readonly id: string;
  readonly name: string;
  readonly kind: 'driver' | 'ghost';
  /** Station or team. Rows of one group are listed together under its name; ghosts always form their own group. */
  readonly group?: string;
  /** Words under the name: skills, hours this week. */
  readonly detail?: string;
  /** Its shifts can be looked at, not changed. */
  readonly readOnly?: boolean;
  /** Zone of its station (IANA), where that is not the zone of the schedule: its shifts are read and edited in it. */
  readonly timeZone?: string;
}

/** What a shift may be refused: its time, its driver, or any change at all. */
export type ShiftLock = 'time' | 'driver' | 'all';

/**
 * A bar. `service` is a name the theme knows (`tow`, `battery`, `light`, `multiple`, `none`, `unavailable`). Names joined
 * with `+` are drawn as `multiple`; any other one as `none`.
 */
export interface Shift extends Span {
  readonly id: string;
  readonly driverId: string;
  readonly service: string;
  readonly lock?: ShiftLock;
  /** Without a set end: its end is a guess, `openLength` after its start. A shift that is resized has one. */
  readonly openEnd?: true;
  /** Free text for the driver and the next dispatcher. */
  readonly note?: string;
  /** Grows with every save on the server; an edit carries the one it was read at. */
  readonly version: number;
}

/** How long a shift without a set end is shown, in milliseconds. */
export const openLength = 8 * 3_600_000;

/** Whether a shift has no set end: it was made without one, and nobody has resized it since. */
export const endsOpen = ({ openEnd, start, end }: Shift): boolean => openEnd === true && end - start === openLength;

/** A stretch of a row behind its bars. Time not covered by any is open. */
export interface Background extends Span {
  readonly kind: 'available' | 'pto' | 'unavailable';
}

/**
 * One change, and enough to take it back. Changes are made of operations only: dragging, keys, paste, bulk
 * and merges from the server all speak it, so undo, dirty state and coverage cannot miss one.
 */
export type Operation =
  | { readonly kind: 'add'; readonly shift: Shift }
  | { readonly kind: 'remove'; readonly shift: Shift }
  | { readonly kind: 'patch'; readonly id: string; readonly before: ShiftPatch; readonly after: ShiftPatch };

export type ShiftPatch = Partial<Omit<Shift, 'id'>>;

/** Why a change is refused or doubtful, in words a person can act on. */
export interface Issue {
  readonly code: string;
  /** block: the change is refused. warn: the change is made and the shift stays marked as a conflict. */
  readonly severity: 'block' | 'warn';
  readonly shiftId: string;
  readonly text: string;
  /** Worth knowing, such as overtime, but no conflict: the bar keeps its color and nobody counts it. @defaultValue false */
  readonly quiet?: boolean;
}

/** Data the schedule was given and could not draw as it stands. */
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
