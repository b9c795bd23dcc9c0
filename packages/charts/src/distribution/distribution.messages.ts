/** Default texts of Distribution, as ICU messages. */
export const distributionMessages = {
  howMany: 'Cases',
  cases: '{count, plural, one {# case} other {# cases}}',
  median: 'Median {value}',
  ninetieth: '90 % under {value}',
} as const;
