import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';

export const root = style(layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
