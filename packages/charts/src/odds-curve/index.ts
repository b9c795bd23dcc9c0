export { OddsCurve, type OddsCurveProps } from './odds-curve.tsx';
