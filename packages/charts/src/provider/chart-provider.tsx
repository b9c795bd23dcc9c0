'use client';
import { type ReactNode, useMemo } from 'react';
import { icu } from '../internal/words/icu.ts';
import { ChartContext, type ChartSettings } from '../internal/frame/use-chart-settings.ts';

/** Props of {@link ChartProvider}. */
export interface ChartProviderProps extends Partial<ChartSettings> {
  readonly children: ReactNode;
}

const noMessages = {};

/**
 * Sets the language, time zone and texts of all charts below. Without it, charts use American English and UTC.
 *
 * @example
 * <ChartProvider locale="de-DE" timeZone="America/New_York"><Dashboard /></ChartProvider>
 */
export function ChartProvider({
  locale = 'en-US',
  timeZone = 'UTC',
  messages = noMessages,
  children,
}: ChartProviderProps) {
  const settings = useMemo(() => ({ locale, timeZone, messages: icu(messages) }), [locale, timeZone, messages]);
  return <ChartContext value={settings}>{children}</ChartContext>;
}
