export { readTradePhrase } from './trade-phrase.ts';
export type { TradePhrase, TradeScreen } from './trade-phrase.ts';
export { tradeDays, tradePath, tradeWords } from './trade-path.ts';
export type { TradePlace } from './trade-path.ts';
