export { roundTo, roundedParts, shownDifference, shownMinutes } from './rounding.ts';
