/** Default texts of a chart's table. They are loaded with it. */
export const tableMessages = {
  csv: 'CSV',
  svg: 'SVG',
  png: 'PNG',
  sound: 'Play as sound',
  firstRows: 'First {shown} of {count} rows. The CSV file has all of them.',
} as const;
