'use client';
import * as Direction from 'radix-ui/direction';
import { type ReactNode, useContext, useMemo } from 'react';
import { UiContext, type UiSettings } from './ui-settings.ts';

/** Props of {@link UiProvider}. Omitted settings are inherited from the provider above. */
export interface UiProviderProps extends Partial<UiSettings> {
  readonly children: ReactNode;
}

/**
 * Sets the language, time zone, direction and texts of every component below.
 *
 * @example
 * <UiProvider locale="de-DE" timeZone="Europe/Berlin"><App /></UiProvider>
 */
export function UiProvider({ children, ...own }: UiProviderProps) {
  const above = useContext(UiContext);
  const {
    locale = above.locale,
    timeZone = above.timeZone,
    direction = above.direction,
    messages = above.messages,
  } = own;
  const settings = useMemo(() => ({ locale, timeZone, direction, messages }), [locale, timeZone, direction, messages]);
  return (
    <UiContext value={settings}>
      <Direction.Provider dir={direction}>{children}</Direction.Provider>
    </UiContext>
  );
}
