import { globalLayer } from '@vanilla-extract/css';

globalLayer('ui');
/** Browser defaults taken back. */
export const reset = globalLayer({ parent: 'ui' }, 'reset');
/** Custom properties of the themes. */
export const tokens = globalLayer({ parent: 'ui' }, 'tokens');
/** Every component rule; an app's own unlayered class wins over it. */
export const components = globalLayer({ parent: 'ui' }, 'components');
/** Layout sprinkles, which may correct a component. */
export const utilities = globalLayer({ parent: 'ui' }, 'utilities');
