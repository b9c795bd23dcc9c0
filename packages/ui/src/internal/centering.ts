/**
 * `@supports` condition for browsers without `align-content` on block containers, which came with Chrome 123, Firefox
 * 125 and Safari 17.4. The property itself can't be tested because those browsers support it for grids, so this tests
 * for two features that came at the same time. The selector begins with an element because Autoprefixer can't read one
 * that begins with a colon.
 */
export const blocksDoNotCenter = 'not ((color: light-dark(red, red)) and selector(p:popover-open))';
