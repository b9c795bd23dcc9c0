import { createVar, style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';

/** Where the menu was asked for, in px from the window's top left corner. */
export const pointX = createVar();
export const pointY = createVar();

/** The menu hangs on this point; it has no size and cannot be hit. */
export const point = style(
  layered({
    position: 'fixed',
    // A pointer's place is physical, whichever way the lines run.
    left: pointX,
    top: pointY,
    inlineSize: 0,
    blockSize: 0,
    pointerEvents: 'none',
  }),
);
/** A long press opens our menu, not the system's magnifier. */
export const trigger = style(layered({ WebkitTouchCallout: 'none' }));
