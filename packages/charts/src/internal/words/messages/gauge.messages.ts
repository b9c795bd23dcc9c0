import { icu } from '../icu.ts';

/** Default texts of Gauge, as ICU messages. */
export const gaugeMessages = /* @__PURE__ */ icu({
  gauge: '{label}: {value}{hasBand, select, yes {, {band}} other {}}{hasGoal, select, yes {; goal {goal}} other {}}.',
});
