/** Default texts of what is told of a single value, as ICU messages. They come with what tells it. */
export const pointMessages = {
  few: '{value}, counted from only {count}',
  withheld: 'not shown, fewer than {least}',
  interval: '{value}, 95 % interval {low} to {high}',
} as const;
