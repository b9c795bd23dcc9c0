'use client';
import { useMemo } from 'react';
import { formatMessage } from '../../internal/format-message.ts';
import { useUiSettings } from '../../provider/ui-settings.ts';
import { dataTableMessages } from '../data-table.messages.ts';
import type { TableText } from './table-words.ts';

/** Formats the table's messages. The function is stable between renders, so rows don't re-render. */
export function useTableText(): TableText {
  const { locale, messages } = useUiSettings();
  return useMemo(
    () => (key, values) =>
      formatMessage(messages[`${dataTableMessages.component}.${key}`] ?? dataTableMessages.texts[key], values, locale),
    [locale, messages],
  );
}
