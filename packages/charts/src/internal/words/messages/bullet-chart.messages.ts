/** Default texts of BulletChart, as ICU messages. */
export const bulletChartMessages = {
  goalOf: 'goal {value}',
} as const;
