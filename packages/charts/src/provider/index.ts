export { ChartProvider, type ChartProviderProps } from './chart-provider.tsx';
export { icu } from '../internal/words/icu.ts';
export type { ChartText } from '../internal/words/texts.ts';
export type { ChartMessage, ChartTexts } from '../internal/words/words.ts';
export type { ChartSettings } from '../internal/frame/use-chart-settings.ts';
