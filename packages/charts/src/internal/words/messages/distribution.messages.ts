import { icu } from '../icu.ts';

/** Default texts of Distribution, as ICU messages. */
export const distributionMessages = /* @__PURE__ */ icu({
  howMany: 'Cases',
  cases: '{count, plural, one {# case} other {# cases}}',
  median: 'Median {value}',
  ninetieth: '90% under {value}',
});
