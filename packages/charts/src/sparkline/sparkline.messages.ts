/** Default texts of Sparkline, as ICU messages. */
export const sparklineMessages = {
  spark: '{label} {way, select, rose {rose from {first} to {last}} fell {fell from {first} to {last}} other {ended at {last} as it began}}; lowest {least}, highest {most}.',
} as const;
