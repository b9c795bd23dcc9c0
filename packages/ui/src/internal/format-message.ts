import { formatMessage as formatIcu } from '@roadside/foundations/messages';

/** Values for the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Formats an ICU message in a locale. */
export const formatMessage: (message: string, values?: MessageValues, locale?: string) => string = formatIcu;
