import { vars } from '@roadside/tokens/theme';

/** Focus indicator of a free-standing control: an ink ring with a lamp halo inside it. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus.ring}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.color.focus.halo}`,
} as const;

/** Focus indicator of something that touches its neighbors, such as a row or a cell: drawn inside its edge. */
export const focusRingInset = { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' } as const;

/** Focus indicator of a field: its border thickens and the halo is outside. */
export const focusEdge = {
  borderColor: vars.color.focus.ring,
  outline: `1px solid ${vars.color.focus.ring}`,
  outlineOffset: '0px',
  boxShadow: `0 0 0 3px ${vars.color.focus.halo}`,
} as const;
