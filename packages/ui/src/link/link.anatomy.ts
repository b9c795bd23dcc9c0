import { defineAnatomy } from '../internal/anatomy.ts';

export const linkAnatomy = defineAnatomy('Link', {
  Root: { states: { quiet: 'when it has the color of the surrounding text' } },
});
