/** Default texts of what is told of a single value. They come with what tells it. */
export const pointMessages = {
  valueColumn: 'Value',
  gap: 'no value',
  single: '{row}: {value}',
  point: '{row}, {column}: {value}',
  few: '{value}, counted from only {count}',
  withheld: 'not shown, fewer than {least}',
  interval: '{value}, 95 % interval {low} to {high}',
} as const;
