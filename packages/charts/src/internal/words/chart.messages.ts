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
  runRose:
    '{label} rose from {first} to {last}, {from} to {to}; lowest {least} ({leastAt}), highest {most} ({mostAt}).',
  runFell:
    '{label} fell from {first} to {last}, {from} to {to}; lowest {least} ({leastAt}), highest {most} ({mostAt}).',
  runLevel:
    '{label} ended where it started, at {last}, {from} to {to}; lowest {least} ({leastAt}), highest {most} ({mostAt}).',
  runSingle: '{label} is {last} ({to}).',
  runCompare: '{label}: highest {most} ({mostAt}), lowest {least} ({leastAt}).',
  runNothing: '{label} has no values.',
  more: 'And {count} more series.',
} as const;
