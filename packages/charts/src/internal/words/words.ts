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
import type { fewMessages, goalMessages, noteMessages, stretchMessages } from './messages/parts.messages.ts';
import { chartMessages } from './chart.messages.ts';
import { type ChartText, fill, type MessageValues } from './texts.ts';

/** The name of a text a chart says. */
export type ChartMessage =
  | keyof typeof chartMessages
  | keyof typeof pointMessages
  | keyof typeof tableMessages
  | keyof typeof interactionMessages
  | keyof typeof goalMessages
  | keyof typeof fewMessages
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

/** The language of a chart: what pure functions need to write numbers, dates and sentences. */
export interface Words {
  readonly locale: string;
  readonly timeZone: string;
  /** Says a text; `own` are the defaults of what says it, where they are not those of all charts. */
  readonly say: (key: ChartMessage, values?: MessageValues, own?: ChartTexts) => string;
}

/** Other texts for a chart, or for all of them, by the names of the defaults. */
export type ChartTexts = Partial<Readonly<Record<ChartMessage, ChartText>>>;

/** Words in a language: the texts given, the first that has one, then the defaults of all charts. */
export const makeWords = (locale: string, timeZone: string, ...texts: readonly (ChartTexts | undefined)[]): Words => ({
  locale,
  timeZone,
  say: (key, values = {}, own) => {
    let text: ChartText | undefined;
    for (const each of [...texts, own, chartMessages as ChartTexts]) text ??= each?.[key];
    return typeof text === 'function' ? text(values, locale) : fill(text ?? '', values, locale);
  },
});
