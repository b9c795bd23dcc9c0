export { CoverageCurve, type CoverageCurveProps } from './coverage-curve.tsx';
