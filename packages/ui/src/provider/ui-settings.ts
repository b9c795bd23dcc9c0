'use client';
import { createContext, useContext } from 'react';
import { formatMessage, type MessageValues } from '../internal/format-message.ts';

/** Text direction. */
export type TextDirection = 'ltr' | 'rtl';

/** Language and region settings every component below reads. */
export interface UiSettings {
  /** BCP 47 language tag for numbers, dates, lists and plurals. */
  readonly locale: string;
  /** IANA time zone in which times are shown. */
  readonly timeZone: string;
  /** Text direction. It also flips arrows and arrow keys. */
  readonly direction: TextDirection;
  /** Text overrides by `Component.key`, as ICU messages: `{ 'Toaster.close': 'Schließen' }`. */
  readonly messages: Readonly<Record<string, string>>;
}

const defaults: UiSettings = { locale: 'en-US', timeZone: 'UTC', direction: 'ltr', messages: {} };
/** The settings from {@link UiProvider}. */
export const UiContext = /* @__PURE__ */ createContext<UiSettings>(defaults);

/** Returns the current language and region settings. */
export const useUiSettings = (): UiSettings => useContext(UiContext);

/** Default texts of one component as ICU messages. */
export interface Messages<Key extends string = string> {
  readonly component: string;
  readonly texts: Readonly<Record<Key, string>>;
}

/** The unformatted text of a component: the instance's, else the provider's, else the default. */
const chosenText = <Key extends string>(
  { component, texts }: Messages<Key>,
  replaced: UiSettings['messages'],
  key: Key,
  instance?: Partial<Record<Key, string>>,
): string => instance?.[key] ?? replaced[`${component}.${key}`] ?? texts[key];

/** Returns the texts of a component without placeholders, and avoids loading the ICU formatter. */
export function usePlainTexts<Key extends string>(defaults: Messages<Key>): (key: Key) => string {
  const { messages } = useContext(UiContext);
  return (key) => chosenText(defaults, messages, key);
}

/** Formats the texts of a component: the instance's, else the provider's, else the default. */
export function useMessages<Key extends string>(defaults: Messages<Key>, instance?: Partial<Record<Key, string>>) {
  const { locale, messages } = useContext(UiContext);
  return (key: Key, values?: MessageValues): string =>
    formatMessage(chosenText(defaults, messages, key, instance), values, locale);
}
