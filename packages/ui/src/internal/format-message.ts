import { formatMessage as formatIcu } from '@roadside/foundations/messages';

/** What a message may be given. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Writes an ICU message in a language. */
export const formatMessage: (message: string, values?: MessageValues, locale?: string) => string = formatIcu;
