import { icu } from '../icu.ts';

/** Default texts of Sparkline, as ICU messages. */
export const sparklineMessages = /* @__PURE__ */ icu({
  spark:
    '{label} {way, select, rose {rose from {first} to {last}} fell {fell from {first} to {last}} other {ended where it started, at {last}}}; lowest {least}, highest {most}.',
  sparkToDate: '{sentence} The last value is to date: {value}.',
});
