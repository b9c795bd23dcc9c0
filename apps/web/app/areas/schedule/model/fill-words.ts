import type { FillResult } from '@roadside/domain/fill-gaps';
import { fillShiftHours } from '@roadside/domain/fill-gaps';

/** One figure before and after the proposed shifts. */
export interface FillFigure {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

const hoursIn = (count: number) => `${Math.round(count * 10) / 10} h`;
const percentIn = (share: number | null) => (share === null ? 'unknown' : `${Math.round(share)}%`);

/** What the proposal changes, line by line. */
export function fillFigures(
  { short, overtime }: Pick<FillResult, 'short' | 'overtime'>,
  /** Null without a forecast of calls on time. */
  onTime: { readonly before: number | null; readonly after: number | null } | null,
): readonly FillFigure[] {
  return [
    { label: 'Short', before: hoursIn(short.before), after: hoursIn(short.after) },
    { label: 'Overtime', before: hoursIn(overtime.before), after: hoursIn(overtime.after) },
    ...(onTime === null
      ? []
      : [{ label: 'On time', before: percentIn(onTime.before), after: percentIn(onTime.after) }]),
  ];
}

/** Why hours stay short, and what else helps; null if none do. */
export function stillShortWords({ short, proposals }: FillResult): string | null {
  if (short.before === 0) return 'No hour is short of drivers.';
  if (short.after === 0) return null;
  const hours = `${short.after} ${short.after === 1 ? 'driver-hour stays' : 'driver-hours stay'} short`;
  return `${proposals.length === 0 ? 'No shift helps: ' : ''}${hours}. Nobody else is free, rested and skilled then, or the gap is under ${fillShiftHours.shortest} hours. Try open shifts or a call-out.`;
}

/** What became of accepted shifts; null if a single one was added, which the schedule shows. */
export function acceptedWords(added: number, of: number): string | null {
  if (added < of)
    return of === 1
      ? 'The shift wasn’t added: the schedule changed. Search again.'
      : `${of - added} of ${of} shifts weren’t added: the schedule changed. Search again.`;
  return of === 1 ? null : `${added} shifts added. Save the schedule to keep them.`;
}

/** The overtime of a proposed shift: ' · 2.5 h overtime'; empty without any. */
export const overtimeWords = (hours: number): string => (hours > 0 ? ` · ${hoursIn(hours)} overtime` : '');
