import { vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A share with too few answers to be meaningful. */
export const few = style({ color: vars.color.text.muted });
globalStyle(`${few} [data-component="Metric.Value"]`, { color: vars.color.text.muted });
