import { stretchesOf } from '@roadside/domain/scheduling';
import type { ShiftBreak, TimeSpan } from '@roadside/domain/scheduling';

/** The parts of a stored shift that count as coverage: breaks with a time don't. */
export const stretchesOfRow = (row: {
  readonly starts_at: Date;
  readonly shown_until: Date;
  readonly breaks: readonly ShiftBreak[];
}): readonly TimeSpan[] => stretchesOf({ start: row.starts_at.getTime(), end: row.shown_until.getTime() }, row.breaks);
