import { defineAnatomy } from '../internal/anatomy.ts';

export const composerAnatomy = defineAnatomy('Composer', {
  Root: { states: { disabled: 'while nothing can be written', invalid: 'while there are too many letters' } },
  Reply: {},
  Attachments: {},
  Input: {},
  Counter: {},
  Send: {},
  Error: {},
});
