'use client';
import { I18nProvider, isRTL } from 'react-aria-components/I18nProvider';
import type { ReactNode } from 'react';
import { useUiSettings } from '../provider/ui-settings.ts';

/**
 * Passes the provider's language and direction to React Aria. React Aria derives the direction from the language alone;
 * when the page runs the other way, a script subtag overrides it without changing words or numbers.
 */
export function AriaLocale({ children }: { readonly children: ReactNode }) {
  const { locale, direction } = useUiSettings();
  const agrees = isRTL(locale) === (direction === 'rtl');
  const tag = agrees ? locale : new Intl.Locale(locale, { script: direction === 'rtl' ? 'Arab' : 'Latn' }).toString();
  return <I18nProvider locale={tag}>{children}</I18nProvider>;
}
