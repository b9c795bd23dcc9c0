export { decimalsApart, roundTo, roundedParts, shownDifference, shownMinutes } from './rounding.ts';
