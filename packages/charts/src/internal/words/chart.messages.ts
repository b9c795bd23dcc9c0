/**
 * Default texts of every chart. They use only plain placeholders in braces; texts with plurals or selects ship with the
 * code that uses them.
 */
export const chartMessages = {
  table: 'Table',
  closeTable: 'Close table',
  position: 'Name',
  empty: 'There are no values in this period.',
  hint: 'Arrow keys go from value to value, T opens the table.',
  runRose:
    '{label} rose from {first} to {last}, {from} to {to}; lowest {least} ({leastAt}), highest {most} ({mostAt}).',
  runFell:
    '{label} fell from {first} to {last}, {from} to {to}; lowest {least} ({leastAt}), highest {most} ({mostAt}).',
  runLevel:
    '{label} ended at {last} as it began, {from} to {to}; lowest {least} ({leastAt}), highest {most} ({mostAt}).',
  runSingle: '{label} is {last} ({to}).',
  runCompare: '{label}: highest {most} ({mostAt}), lowest {least} ({leastAt}).',
  runNothing: '{label} has no values.',
  more: 'And {count} more series.',
} as const;
