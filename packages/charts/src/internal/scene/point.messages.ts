/** Default texts for a single value. They are loaded with the code that announces it. */
export const pointMessages = {
  valueColumn: 'Value',
  gap: 'no value',
  single: '{row}: {value}',
  point: '{row}, {column}: {value}',
  few: '{value}, from only {count}',
  withheld: 'not shown, fewer than {least}',
  interval: '{value}, 95% interval {low} to {high}',
} as const;
