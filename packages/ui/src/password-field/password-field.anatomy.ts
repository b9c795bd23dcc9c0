import { defineAnatomy } from '../internal/anatomy.ts';

/** PasswordField is a TextField; its parts use TextField's names. */
export const passwordFieldAnatomy = defineAnatomy('PasswordField', {
  Root: { states: { revealed: 'when the password is visible' } },
  Reveal: {},
});
