/**
 * `@supports` of the browsers that do not center what is in a block with `align-content`: it came with Chrome 123,
 * Firefox 125 and Safari 17.4. It cannot be asked for, since they center in grids; what came at the same time can.
 */
export const blocksDoNotCenter = 'not ((color: light-dark(red, red)) and selector(:popover-open))';
