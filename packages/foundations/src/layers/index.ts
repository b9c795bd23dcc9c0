export { forcedColors, layered, touch } from './layered.ts';
