import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';

export const root = style(layered({ display: 'inline-flex', maxInlineSize: '100%', isolation: 'isolate' }));
/** Both halves are Buttons; only the edge between them differs. */
export const action = style(
  layered({
    flex: '0 1 auto',
    minInlineSize: 0,
    borderStartEndRadius: 0,
    borderEndEndRadius: 0,
    selectors: { '&:focus-visible': { zIndex: 1 } },
  }),
);
export const trigger = style(
  layered({
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    marginInlineStart: `calc(${vars.line.thin} * -1)`,
    selectors: {
      '&&': {
        aspectRatio: 'auto',
        inlineSize: 'auto',
        paddingInline: vars.space[6],
        // Chrome supports `currentcolor` in `color-mix` since 119. Before that, the line has the text color.
        borderInlineStartColor: ['currentcolor', 'color-mix(in oklab, currentcolor 50%, transparent)'],
      },
      '&:focus-visible': { zIndex: 1 },
    },
  }),
);
