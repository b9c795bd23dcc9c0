export { forcedColors, layered, touch } from '@roadside/foundations/layers';

/**
 * Lays a box over the boxes before it: it stands in the flow and takes no room there. What is positioned is a layer
 * the browser keeps apart, orders and cuts off by itself, and there are hundreds. Lengths are written as inside of `calc`.
 */
export const inRow = (start: string, size: string) =>
  ({
    marginBlockStart: `calc(${start})`,
    blockSize: `calc(${size})`,
    marginBlockEnd: `calc(-1 * (${start} + ${size}))`,
  }) as const;

export const print = 'print';
