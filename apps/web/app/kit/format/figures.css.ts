import { vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A share of too few answers: it is there, and says next to nothing. */
export const few = style({ color: vars.color.text.muted });
globalStyle(`${few} [data-component="Metric.Value"]`, { color: vars.color.text.muted });
