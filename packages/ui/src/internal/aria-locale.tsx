'use client';
import { I18nProvider, isRTL } from 'react-aria-components/I18nProvider';
import type { ReactNode } from 'react';
import { useUiSettings } from '../provider/ui-settings.ts';

/**
 * Gives React Aria the language and direction of the provider. React Aria derives the direction from the language
 * alone; where the page runs the other way, a script subtag says so without changing words or numbers.
 */
export function AriaLocale({ children }: { readonly children: ReactNode }) {
  const { locale, direction } = useUiSettings();
  const agrees = isRTL(locale) === (direction === 'rtl');
  const tag = agrees ? locale : new Intl.Locale(locale, { script: direction === 'rtl' ? 'Arab' : 'Latn' }).toString();
  return <I18nProvider locale={tag}>{children}</I18nProvider>;
}
