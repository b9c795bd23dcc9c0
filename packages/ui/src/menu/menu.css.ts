import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';
import { choiceIcon } from '../internal/overlay.css.ts';

export const content = style(layered({ minInlineSize: '11rem' }));
export const danger = style(layered({ color: vars.color.danger.text }));
/** Space for the check mark, so that checked and unchecked items align. */
export const mark = style(layered({ flex: 'none', inlineSize: '16px', blockSize: '16px' }));
/** If some items have an icon or a check mark, the labels of all items align. */
export const aligned = style(
  layered({
    selectors: {
      [`${content}:has(${choiceIcon}, ${mark}) &:not(:has(> ${choiceIcon}, > ${mark}))::before`]: {
        content: '',
        flex: 'none',
        inlineSize: '16px',
      },
    },
  }),
);
