export { forcedColors, layered, touch } from '@roadside/foundations/layers';

/**
 * Overlays a box on the preceding ones: it is in the flow but takes up no space. A positioned box would be a separate
 * layer that the browser has to track, order and clip, and there are hundreds. Lengths are written as inside `calc`.
 */
export const inRow = (start: string, size: string) =>
  ({
    marginBlockStart: `calc(${start})`,
    blockSize: `calc(${size})`,
    marginBlockEnd: `calc(-1 * (${start} + ${size}))`,
  }) as const;

export const print = 'print';
