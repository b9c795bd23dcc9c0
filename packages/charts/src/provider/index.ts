export { ChartProvider, type ChartProviderProps } from './chart-provider.tsx';
export type { ChartMessage } from '../internal/words/chart.messages.ts';
export type { ChartTexts } from '../internal/words/words.ts';
export type { ChartSettings } from '../internal/frame/use-chart-settings.ts';
