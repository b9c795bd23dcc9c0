'use client';
import { createContext, useContext, useMemo } from 'react';
import { makeWords, type ChartTexts, type Words } from '../words/words.ts';

/** Language and region of the charts below. */
export interface ChartSettings {
  /** BCP 47 language tag for numbers, dates and plurals. */
  readonly locale: string;
  /** IANA time zone in which moments are shown. */
  readonly timeZone: string;
  /** Other texts for all charts below, as ICU messages. */
  readonly messages: ChartTexts;
}

/** What `ChartProvider` sets. */
export const ChartContext = /* @__PURE__ */ createContext<ChartSettings>({
  locale: 'en-US',
  timeZone: 'UTC',
  messages: {},
});

/** The words that hold here: an instance's own texts, then the provider's, then the chart's own defaults. */
export function useWords(messages: ChartTexts | undefined, own?: ChartTexts): Words {
  const { locale, timeZone, messages: provided } = useContext(ChartContext);
  return useMemo(
    () => makeWords(locale, timeZone, messages, provided, own),
    [locale, timeZone, messages, provided, own],
  );
}
