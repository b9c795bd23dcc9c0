import type { bulletChartMessages } from '../../bullet-chart/bullet-chart.messages.ts';
import type { bumpChartMessages } from '../../bump-chart/bump-chart.messages.ts';
import type { callMapMessages } from '../../map/call-map.messages.ts';
import type { coverageCurveMessages } from '../../coverage-curve/coverage-curve.messages.ts';
import type { distributionMessages } from '../../distribution/distribution.messages.ts';
import type { funnelMessages } from '../../funnel/funnel.messages.ts';
import type { gaugeMessages } from '../../gauge/gauge.messages.ts';
import type { gridMessages } from '../grid/grid.messages.ts';
import type { quadrantMessages } from '../../quadrant/quadrant.messages.ts';
import type { skillTreeMessages } from '../../skill-tree/skill-tree.messages.ts';
import type { sparklineMessages } from '../../sparkline/sparkline.messages.ts';
import type { waterfallMessages } from '../../waterfall/waterfall.messages.ts';
import type { tableMessages } from '../frame/table.messages.ts';
import type { interactionMessages } from '../interaction/interaction.messages.ts';
import type { pointMessages } from '../scene/point.messages.ts';
import type { chartMessages } from './chart.messages.ts';
import { defaultTexts } from './default-texts.ts';
import { formatMessage, type MessageValues } from './format-message.ts';

/** The name of a text a chart says. */
export type ChartMessage =
  | keyof typeof chartMessages
  | keyof typeof pointMessages
  | keyof typeof tableMessages
  | keyof typeof interactionMessages
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
  readonly say: (key: ChartMessage, values?: MessageValues) => string;
}

/** Other texts for a chart, or for all of them, by the names of the defaults. */
export type ChartTexts = Partial<Readonly<Record<ChartMessage, string>>>;

/** Words in a language: the texts given, the first that has one, then the defaults of all charts. */
export const makeWords = (locale: string, timeZone: string, ...texts: readonly (ChartTexts | undefined)[]): Words => ({
  locale,
  timeZone,
  say: (key, values = {}) => {
    let text: string | undefined;
    for (const own of texts) text ??= own?.[key];
    return formatMessage(text ?? defaultTexts[key] ?? '', values, locale);
  },
});
