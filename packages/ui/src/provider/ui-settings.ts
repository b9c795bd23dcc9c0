'use client';
import { createContext, useContext } from 'react';
import { formatMessage, type MessageValues } from '../internal/format-message.ts';
export { defineMessages } from './define-messages.ts';

/** Which way lines of text run. */
export type TextDirection = 'ltr' | 'rtl';

/** Language and region settings every component below reads. */
export interface UiSettings {
  /** BCP 47 language tag for numbers, dates, lists and plurals. */
  readonly locale: string;
  /** IANA time zone in which times are shown. */
  readonly timeZone: string;
  /** Which way lines run; it also turns arrows and arrow keys round. */
  readonly direction: TextDirection;
  /** Replaced texts by `Component.key`, as ICU messages: `{ 'Toaster.close': 'Schließen' }`. */
  readonly messages: Readonly<Record<string, string>>;
}

const defaults: UiSettings = { locale: 'en-US', timeZone: 'UTC', direction: 'ltr', messages: {} };
/** What {@link UiProvider} sets. */
export const UiContext = /* @__PURE__ */ createContext<UiSettings>(defaults);

/** The language and region settings that hold here. */
export const useUiSettings = (): UiSettings => useContext(UiContext);

/** Default texts of one component as ICU messages. */
export interface Messages<Key extends string = string> {
  readonly component: string;
  readonly texts: Readonly<Record<Key, string>>;
}

/** The text of a component before anything is put into it: the instance's own first, then the provider's, then the default. */
const chosenText = <Key extends string>(
  { component, texts }: Messages<Key>,
  replaced: UiSettings['messages'],
  key: Key,
  instance?: Partial<Record<Key, string>>,
): string => instance?.[key] ?? replaced[`${component}.${key}`] ?? texts[key];

/** Gives the texts of a component whose texts take no values; it spares them the code that reads ICU messages. */
export function usePlainTexts<Key extends string>(defaults: Messages<Key>): (key: Key) => string {
  const { messages } = useContext(UiContext);
  return (key) => chosenText(defaults, messages, key);
}

/** Writes the texts of a component: the instance's own first, then the provider's, then the default. */
export function useMessages<Key extends string>(defaults: Messages<Key>, instance?: Partial<Record<Key, string>>) {
  const { locale, messages } = useContext(UiContext);
  return (key: Key, values?: MessageValues): string =>
    formatMessage(chosenText(defaults, messages, key, instance), values, locale);
}
