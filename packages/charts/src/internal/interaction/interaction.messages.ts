/** Default texts of what a person does on a chart, as ICU messages. They come with the handlers. */
export const interactionMessages = {
  point: '{row}, {column}: {value}',
  hidden: '{label} hidden',
  shown: '{label} shown',
  lastShown: '{label} is the only series shown',
  soundOn: 'Playing {label} from left to right, higher is more.',
  zoomed: 'Showing {from} to {to}.',
  selected: '{from} to {to} selected',
  note: 'Note: {text} ({at})',
  noteRange: 'Note: {text} ({from} to {to})',
  goal: 'Goal: {text}, {value}',
  goalRange: 'Goal: {text}, {value} ({from} to {to})',
  noteHint: 'Press a value, or drag over a stretch; Escape ends it.',
} as const;
