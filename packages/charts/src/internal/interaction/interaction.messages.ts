/** Default texts for chart interactions. They are loaded with the handlers. */
export const interactionMessages = {
  hidden: '{label} hidden',
  shown: '{label} shown',
  lastShown: '{label} is the only series shown',
  soundOn: 'Playing {label} from left to right. A higher pitch is a higher value.',
  zoomed: 'Showing {from} to {to}.',
  selected: '{from} to {to} selected',
  noteHint: 'Click a value, or drag across a range. Escape cancels.',
} as const;
