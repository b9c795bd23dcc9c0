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
export const ChartContext = /* @__PURE__ */ createContext<ChartSettings>({ locale: 'en-US', timeZone: 'UTC', messages: {} });

/** The words that hold here, with an instance's own texts before all others. */
export function useWords(messages: ChartTexts | undefined): Words {
  const { locale, timeZone, messages: provided } = useContext(ChartContext);
  return useMemo(() => makeWords(locale, timeZone, messages, provided), [locale, timeZone, messages, provided]);
}
