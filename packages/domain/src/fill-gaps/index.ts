export { filledGaps, fillGaps } from './fill-gaps.ts';
export type { FillInput, FillProgress, FillResult, ProposedShift } from './fill-gaps.ts';
export { fillShiftHours } from './open-windows.ts';
export type { FillDriver } from './roster.ts';
