export { type Controllable, useControllable } from './use-controllable.ts';
