import type { bulletChartMessages } from './messages/bullet-chart.messages.ts';
import type { bumpChartMessages } from './messages/bump-chart.messages.ts';
import type { callMapMessages } from './messages/call-map.messages.ts';
import type { coverageCurveMessages } from './messages/coverage-curve.messages.ts';
import type { distributionMessages } from './messages/distribution.messages.ts';
import type { funnelMessages } from './messages/funnel.messages.ts';
import type { gaugeMessages } from './messages/gauge.messages.ts';
import type { gridMessages } from '../grid/grid.messages.ts';
import type { quadrantMessages } from './messages/quadrant.messages.ts';
import type { skillTreeMessages } from './messages/skill-tree.messages.ts';
import type { sparklineMessages } from './messages/sparkline.messages.ts';
import type { waterfallMessages } from './messages/waterfall.messages.ts';
import type { tableMessages } from '../frame/table.messages.ts';
import type { interactionMessages } from '../interaction/interaction.messages.ts';
import type { pointMessages } from '../scene/point.messages.ts';
import type {
  fewMessages,
  goalMessages,
  noteMessages,
  stretchMessages,
  unfinishedMessages,
} from './messages/parts.messages.ts';
import { chartMessages } from './chart.messages.ts';
import { type ChartText, fill, type MessageValues } from './texts.ts';

/** The key of a chart text. */
export type ChartMessage =
  | keyof typeof chartMessages
  | keyof typeof pointMessages
  | keyof typeof tableMessages
  | keyof typeof interactionMessages
  | keyof typeof goalMessages
  | keyof typeof fewMessages
  | keyof typeof unfinishedMessages
  | keyof typeof noteMessages
  | keyof typeof stretchMessages
  | keyof typeof gridMessages
  | keyof typeof gaugeMessages
  | keyof typeof bulletChartMessages
  | keyof typeof callMapMessages
  | keyof typeof coverageCurveMessages
  | keyof typeof distributionMessages
  | keyof typeof waterfallMessages
  | keyof typeof funnelMessages
  | keyof typeof bumpChartMessages
  | keyof typeof quadrantMessages
  | keyof typeof skillTreeMessages
  | keyof typeof sparklineMessages;

/** A chart's language: what pure functions need to write numbers, dates and sentences. */
export interface Words {
  readonly locale: string;
  readonly timeZone: string;
  /** Formats a text; `own` holds the caller's default texts, if they are not among those shared by all charts. */
  readonly say: (key: ChartMessage, values?: MessageValues, own?: ChartTexts) => string;
}

/** Text overrides for one chart or all charts, by key. */
export type ChartTexts = Partial<Readonly<Record<ChartMessage, ChartText>>>;

/** Creates the words for a language. The first of the given texts that has a key wins, then the shared defaults. */
export const makeWords = (locale: string, timeZone: string, ...texts: readonly (ChartTexts | undefined)[]): Words => ({
  locale,
  timeZone,
  say: (key, values = {}, own) => {
    let text: ChartText | undefined;
    for (const each of [...texts, own, chartMessages as ChartTexts]) text ??= each?.[key];
    return typeof text === 'function' ? text(values, locale) : fill(text ?? '', values, locale);
  },
});
