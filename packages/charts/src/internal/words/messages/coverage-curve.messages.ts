import { icu } from '../icu.ts';

/** Default texts of CoverageCurve, as ICU messages. */
export const coverageCurveMessages = /* @__PURE__ */ icu({
  needed: 'Needed',
  scheduled: 'Scheduled',
  coverage: '{any, select, yes {Short in {short} of {count}; most at {worst}} other {Not short in {count}}}.',
});
