import { defineAnatomy } from '../internal/anatomy.ts';

/** PasswordField is a TextField; its parts carry the names of TextField. */
export const passwordFieldAnatomy = defineAnatomy('PasswordField', {
  Root: { states: { revealed: 'while the characters are shown' } },
  Reveal: {},
});
