import { icu } from '../icu.ts';

/** Default texts of Funnel, as ICU messages. */
export const funnelMessages = /* @__PURE__ */ icu({
  stage: 'Stage',
  ofBefore: '{share} of the previous stage',
  funnel: 'From {from} ({first}) to {to} ({last}){any, select, yes {; fewest go on to {worst}, {kept}} other {}}.',
});
