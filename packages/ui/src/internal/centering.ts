/**
 * `@supports` of the browsers that do not center what is in a block with `align-content`: it came with Chrome 123,
 * Firefox 125 and Safari 17.4. No condition can ask for that, because these browsers know the property for grids; two features that came at the
 * same time are asked for instead.
 */
export const blocksDoNotCenter = 'not ((color: light-dark(red, red)) and selector(:popover-open))';
