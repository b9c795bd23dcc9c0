import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';

const { color, space } = vars;

export const root = style(
  layered({
    containerType: 'inline-size',
    minInlineSize: 0,
    border: `${vars.line.thin} solid ${color.border.default}`,
    borderRadius: vars.radius.tile,
    background: color.surface.raised,
  }),
);
export const title = style(
  layered({
    ...textStyle('label'),
    paddingInline: space[12],
    paddingBlockStart: space[8],
    color: color.text.primary,
    overflowWrap: 'anywhere',
  }),
);
