'use client';
import { useMemo } from 'react';
import { formatMessage } from '../../internal/format-message.ts';
import { useUiSettings } from '../../provider/ui-settings.ts';
import { dataTableMessages } from '../data-table.messages.ts';
import type { TableText } from './table-words.ts';

/** Writes the texts of the table. It stays the same function between renders, so rows need not be drawn again for it. */
export function useTableText(): TableText {
  const { locale, messages } = useUiSettings();
  return useMemo(
    () => (key, values) =>
      formatMessage(messages[`${dataTableMessages.component}.${key}`] ?? dataTableMessages.texts[key], values, locale),
    [locale, messages],
  );
}
