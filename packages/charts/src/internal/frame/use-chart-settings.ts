'use client';
import { createContext, useContext, useMemo } from 'react';
import { makeWords, type ChartTexts, type Words } from '../words/words.ts';

/** Language and time zone for the charts below. */
export interface ChartSettings {
  /** BCP 47 language tag for numbers, dates and plurals. */
  readonly locale: string;
  /** IANA time zone for timestamps. */
  readonly timeZone: string;
  /** Text overrides for all charts below, as ICU messages. */
  readonly messages: ChartTexts;
}

/** The settings from `ChartProvider`. */
export const ChartContext = /* @__PURE__ */ createContext<ChartSettings>({
  locale: 'en-US',
  timeZone: 'UTC',
  messages: {},
});

/** Resolves texts: the chart's own first, then the provider's, then the chart's defaults. */
export function useWords(messages: ChartTexts | undefined, own?: ChartTexts): Words {
  const { locale, timeZone, messages: provided } = useContext(ChartContext);
  return useMemo(
    () => makeWords(locale, timeZone, messages, provided, own),
    [locale, timeZone, messages, provided, own],
  );
}
