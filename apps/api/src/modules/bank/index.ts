export { payoutsToDecide } from './payouts-to-decide.ts';
