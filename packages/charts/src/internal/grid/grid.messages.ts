/** Default texts of the charts that are grids, as ICU messages. */
export const gridMessages = {
  gridSummary: 'Highest {most}; lowest {least}.',
  weekOf: 'Week of',
} as const;
