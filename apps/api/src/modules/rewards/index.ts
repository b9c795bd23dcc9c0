export { payAwards } from './pay-awards.ts';
