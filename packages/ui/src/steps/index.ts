export { type StepState, stepStates } from './step-states.ts';
export { Steps, type StepsItem, type StepsProps } from './steps.tsx';
export { stepsAnatomy } from './steps.anatomy.ts';
