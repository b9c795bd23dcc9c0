/**
 * The paint of a series: one of the six categorical colors, a service's own color, the muted gray of a comparison, or a
 * goal's signal color.
 */
export type Paint =
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 'tow'
  | 'battery'
  | 'light'
  | 'multiple'
  | 'none'
  | 'unavailable'
  | 'muted'
  | 'success'
  | 'beacon'
  | 'danger';

/** The categorical color of the nth series. After six, colors repeat, and dashes and patterns tell series apart. */
export const paintOf = (index: number): Paint => ((index % 6) + 1) as Paint;
