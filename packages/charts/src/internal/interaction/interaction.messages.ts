/** Default texts for chart interactions. They are loaded with the handlers. */
export const interactionMessages = {
  hidden: '{label} hidden',
  shown: '{label} shown',
  lastShown: '{label} is the only series shown',
  soundOn: 'Playing {label} from left to right, higher is more.',
  zoomed: 'Showing {from} to {to}.',
  selected: '{from} to {to} selected',
  noteHint: 'Press a value, or drag over a stretch; Escape ends it.',
} as const;
