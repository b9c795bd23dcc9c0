export { ChartProvider, type ChartProviderProps } from './chart-provider.tsx';
export type { ChartMessage, ChartTexts } from '../internal/words/words.ts';
export type { ChartSettings } from '../internal/frame/use-chart-settings.ts';
