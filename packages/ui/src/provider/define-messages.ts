import type { Messages } from './ui-settings.ts';

/** Declares the default texts of a component. */
export const defineMessages = <Key extends string>(component: string, texts: Record<Key, string>): Messages<Key> => ({
  component,
  texts,
});
