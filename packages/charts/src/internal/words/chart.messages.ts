/**
 * Default texts of every chart. They use only plain placeholders in braces; texts with plurals or selects ship with the
 * code that uses them.
 */
export const chartMessages = {
  table: 'Table',
  closeTable: 'Close table',
  position: 'Name',
  empty: 'No values in this period.',
  hint: 'Use the arrow keys to move between values. T opens the table.',
  runRose: '{label} rose from {first} to {last}, {from} to {to}{ends}.',
  runFell: '{label} fell from {first} to {last}, {from} to {to}{ends}.',
  runLevel: '{label} ended where it started, at {last}, {from} to {to}{ends}.',
  runSame: '{label} stayed at {last}, {from} to {to}.',
  runLow: '; lowest {least}, {leastAt}',
  runHigh: '; highest {most}, {mostAt}',
  runSingle: '{label} is {last}, {to}.',
  runCompare: '{label}: from {least}, {leastAt}, to {most}, {mostAt}.',
  runEqual: '{label} is {last} for everyone.',
  runEqualKnown: '{label} is {last} wherever it is known.',
  runNothing: '{label} has no values.',
  more: 'Also shown: {names}.',
} as const;
