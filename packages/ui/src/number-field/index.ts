export { NumberField, type NumberFieldDetails, type NumberFieldProps } from './number-field.tsx';
export { type NumberLimits, type NumberProblem, numberProblem } from './number-problem.ts';
export { numberFieldAnatomy } from './number-field.anatomy.ts';
