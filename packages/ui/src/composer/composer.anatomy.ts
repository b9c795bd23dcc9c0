import { defineAnatomy } from '../internal/anatomy.ts';

export const composerAnatomy = defineAnatomy('Composer', {
  Root: { states: { disabled: 'when disabled', invalid: 'when the text is too long' } },
  Reply: {},
  Attachments: {},
  Input: {},
  Counter: {},
  Send: {},
  Error: {},
});
