import { icu } from '../icu.ts';

/** Default texts of BumpChart, as ICU messages. */
export const bumpChartMessages = /* @__PURE__ */ icu({
  move: '{way, select, up {up {by}} down {down {by}} other {no change}}',
  bump: '{first} is first in {period}{any, select, yes {; {climber} climbed most, by {by}} other {}}.',
});
