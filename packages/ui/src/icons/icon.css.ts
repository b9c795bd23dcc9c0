import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';

export const icon = style(layered({ display: 'block', flex: 'none' }));
export const directional = style(layered({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }));
