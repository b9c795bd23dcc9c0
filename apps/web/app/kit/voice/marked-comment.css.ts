import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

/** Words that carry a topic: the underline shows the sentiment by shape, not by color alone. */
export const span = style({
  textDecorationLine: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '3px',
  textDecorationColor: color.text.muted,
  selectors: {
    '&[data-sentiment="positive"]': { textDecorationStyle: 'solid', textDecorationColor: color.success.solid },
    '&[data-sentiment="negative"]': {
      textDecorationStyle: 'wavy',
      textDecorationThickness: '1px',
      textDecorationColor: color.danger.solid,
    },
    '&[data-sentiment="neutral"]': { textDecorationStyle: 'dotted' },
    '&[data-sentiment="unsure"]': { textDecorationStyle: 'dashed' },
  },
});
export const found = style({ background: color.surface.highlight, color: color.text.primary, borderRadius: '2px' });
