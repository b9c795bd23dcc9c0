/** What colors a series: one of the six categorical colors, a service's own color, the quiet gray of a comparison, or a goal's signal. */
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

/** The categorical color of the nth series; after six they come round, and dash and pattern tell them apart. */
export const paintOf = (index: number): Paint => ((index % 6) + 1) as Paint;
