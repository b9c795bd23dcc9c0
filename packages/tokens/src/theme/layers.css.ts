import { globalLayer } from '@vanilla-extract/css';

globalLayer('ui');
/** Resets of browser defaults. */
export const reset = globalLayer({ parent: 'ui' }, 'reset');
/** Custom properties of the themes. */
export const tokens = globalLayer({ parent: 'ui' }, 'tokens');
/** All component rules; an app's own unlayered class overrides them. */
export const components = globalLayer({ parent: 'ui' }, 'components');
/** Layout sprinkles, which may override a component. */
export const utilities = globalLayer({ parent: 'ui' }, 'utilities');
