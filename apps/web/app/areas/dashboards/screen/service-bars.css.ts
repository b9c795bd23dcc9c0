import { textStyle, vars } from '@roadside/tokens/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, radius } = vars;

export const about = style({ ...textStyle('micro'), color: color.text.secondary });
export const notOnPaper = style({ '@media': { print: { display: 'none' } } });
export const service = style({
  ...textStyle('body'),
  padding: `${space[4]} ${space[8]} ${space[6]}`,
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
  borderRadius: radius.control,
  border: `1px solid ${color.border.default}`,
  color: color.text.primary,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { borderColor: color.beacon.text, background: color.surface.raised } },
});
/** On a phone the count is below the name in all three, not only below the longest. */
export const words = style({
  '@container': {
    'work-area (max-width: 40rem)': {
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'start',
      gap: 0,
    },
  },
});
export const count = style({ fontVariantNumeric: 'tabular-nums', color: color.text.secondary });
export const track = style({ display: 'block', blockSize: '4px', marginBlockStart: space[4] });
const bar = style({
  display: 'block',
  // The bar is only a background, which browsers leave out on paper.
  printColorAdjust: 'exact',
  blockSize: '100%',
  borderRadius: radius.full,
  // Forced colors would remove the bar; its length says the same in any color.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
/** The color that a service has everywhere. */
export const serviceBar = styleVariants({
  Tow: [bar, { background: color.service.tow.fill }],
  Battery: [bar, { background: color.service.battery.fill }],
  'Light Service': [bar, { background: color.service.light.fill }],
});
