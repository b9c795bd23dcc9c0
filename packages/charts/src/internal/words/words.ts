import { chartMessages, type ChartMessage } from './chart.messages.ts';
import { formatMessage, type MessageValues } from './format-message.ts';

/** The language of a chart: what pure functions need to write numbers, dates and sentences. */
export interface Words {
  readonly locale: string;
  readonly timeZone: string;
  readonly say: (key: ChartMessage, values?: MessageValues) => string;
}

/** Other texts for a chart, or for all of them, by the names of the defaults. */
export type ChartTexts = Partial<Readonly<Record<ChartMessage, string>>>;

/** Words in a language: the instance's own texts first, then the provider's, then the defaults. */
export const makeWords = (locale: string, timeZone: string, ...texts: readonly (ChartTexts | undefined)[]): Words => ({
  locale,
  timeZone,
  say: (key, values = {}) => formatMessage(texts.map((own) => own?.[key]).find((own) => own !== undefined) ?? chartMessages[key], values, locale),
});
