import { defineAnatomy } from '../internal/anatomy.ts';

export const linkAnatomy = defineAnatomy('Link', {
  Root: { states: { quiet: 'when it takes the color of the text around it' } },
});
