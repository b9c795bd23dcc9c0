import { icu } from '../icu.ts';

/** Default texts of goals. */
export const goalMessages = /* @__PURE__ */ icu({
  goal: 'Goal: {text}, {value}',
  goalRange: 'Goal: {text}, {value} ({from} to {to})',
  goalMet: '{goal} met in {met} of {count}.',
});

/** Default texts for values based on too few cases. */
export const fewMessages = /* @__PURE__ */ icu({
  fewCount: '{count, plural, one {# value comes} other {# values come}} from fewer than {least} cases.',
});

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
