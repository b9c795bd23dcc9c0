import { icu } from '../icu.ts';

/** Default texts of Waterfall, as ICU messages. */
export const waterfallMessages = /* @__PURE__ */ icu({
  makes: 'for a total of {total}',
  waterfall:
    '{start} {from}, {end} {to}: {change}{any, select, yes {; most by {most}} other {}}.{cut, select, yes { The axis starts at {least}.} other {}}',
});
