import { utilities, vars } from '@roadside/tokens/theme';
import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';

const { space } = vars;
const gaps = {
  none: '0',
  2: space[2],
  4: space[4],
  6: space[6],
  8: space[8],
  12: space[12],
  16: space[16],
  20: space[20],
  24: space[24],
  32: space[32],
  40: space[40],
  56: space[56],
  72: space[72],
};
const align = { start: 'start', center: 'center', end: 'end', stretch: 'stretch', baseline: 'baseline' } as const;
const justify = { start: 'start', center: 'center', end: 'end', between: 'space-between' } as const;
const tracks = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const fill = (width: string) => `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`;

const layout = defineProperties({
  '@layer': utilities,
  conditions: {
    narrow: {},
    wide: { '@container': '(min-width: 40rem)' },
  },
  defaultCondition: 'narrow',
  properties: {
    gap: gaps,
    // After `gap`, which it overrides for one direction.
    rowGap: gaps,
    padding: gaps,
    alignItems: align,
    justifyContent: justify,
    gridTemplateColumns: {
      1: tracks(1),
      2: tracks(2),
      3: tracks(3),
      4: tracks(4),
      5: tracks(5),
      6: tracks(6),
      12: tracks(12),
      'fill-xs': fill('8rem'),
      'fill-sm': fill('12rem'),
      'fill-md': fill('18rem'),
      'fill-lg': fill('24rem'),
    },
    flexWrap: ['wrap', 'nowrap'],
    display: { none: 'none' },
  },
  shorthands: { align: ['alignItems'], justify: ['justifyContent'], columns: ['gridTemplateColumns'] },
});

/** The layout options of Stack, Inline and Grid, each fixed or dependent on the width of the nearest container. */
export const sprinkles = createSprinkles(layout);
type Sprinkles = Parameters<typeof sprinkles>[0];

/** A step of the space scale in px, `none`, or one for narrow and one for wide containers (from 40 rem). */
export type Gap = NonNullable<Sprinkles['gap']>;
/** Alignment on the cross axis. */
export type Align = NonNullable<Sprinkles['align']>;
/** Alignment on the main axis. */
export type Justify = NonNullable<Sprinkles['justify']>;
/** A number of equal columns, or as many columns of at least that width as fit. */
export type Columns = NonNullable<Sprinkles['columns']>;
