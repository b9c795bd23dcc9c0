export { readTradePhrase } from './trade-phrase.ts';
export type { TradePhrase, TradeScreen } from './trade-phrase.ts';
export { tradePath } from './trade-path.ts';
export type { TradePlace } from './trade-path.ts';
