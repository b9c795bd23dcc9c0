import { createVar, style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';

/** Where the menu was opened, in px from the window's top left corner. */
export const pointX = createVar();
export const pointY = createVar();

/** The anchor of the menu. It has no size and can't be clicked. */
export const point = style(
  layered({
    position: 'fixed',
    // Pointer coordinates are physical, regardless of text direction.
    left: pointX,
    top: pointY,
    inlineSize: 0,
    blockSize: 0,
    pointerEvents: 'none',
  }),
);
/** A long press opens our menu, not the system's magnifier. */
export const trigger = style(layered({ WebkitTouchCallout: 'none' }));
