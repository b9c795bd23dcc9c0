/** Default texts of Gauge, as ICU messages. */
export const gaugeMessages = {
  gauge: '{label}: {value}{hasBand, select, yes {, {band}} other {}}{hasGoal, select, yes {; goal {goal}} other {}}.',
} as const;
