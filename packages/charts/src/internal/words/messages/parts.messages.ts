import { icu } from '../icu.ts';

/** Default texts of goals. */
export const goalMessages = /* @__PURE__ */ icu({
  goal: 'Goal: {text}, {value}',
  goalRange: 'Goal: {text}, {value} ({from} to {to})',
  goalMet:
    '{how, select, one {{met, plural, =0 {{goal} not met} other {{goal} met}}} never {{goal} never met} always {{goal} always met} other {{goal} met {met} of {count} times}}.',
});

/** Default texts for values based on too few cases. */
export const fewMessages = /* @__PURE__ */ icu({
  fewCount: '{count, plural, one {# value comes} other {# values come}} from fewer than {least} cases.',
});

/** Default texts for periods that aren't over. */
export const unfinishedMessages = {
  toDate: 'to date',
  toDateThrough: 'to date, through {through}',
  fromDay: 'from {from} on',
  fromDayThrough: '{from} to {through} only',
  unfinishedName: '{name} ({part})',
  projectedValue: '{value} projected for the whole period',
  soFar: '{label} through {through}: {value}.',
  soFarProjected: '{label} through {through}: {value}; {expected}.',
} as const;

/** Default texts of notes. */
export const noteMessages = {
  note: 'Note: {text} ({at})',
  noteRange: 'Note: {text} ({from} to {to})',
  noteNew: 'Add note',
} as const;

/** Default texts for a range that is zoomed into or marked. */
export const stretchMessages = {
  zoomReset: 'Full range',
  brushReset: 'Clear selected range',
} as const;
