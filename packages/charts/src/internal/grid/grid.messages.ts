/** Default texts of the grid charts, as ICU messages. */
export const gridMessages = {
  gridSummary: 'Highest {most}; lowest {least}.',
  weekOf: 'Week of',
} as const;
