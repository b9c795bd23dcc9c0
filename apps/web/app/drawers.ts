import { callsDrawer } from './areas/calls/calls.drawer.ts';
import { commentsDrawer, whyDrawer } from './areas/dashboards/dashboards.drawers.ts';
import { goalDrawer } from './areas/goals/goals.drawer.ts';
import { surveyDrawer, surveyFocusDrawer } from './areas/surveys/surveys.drawer.ts';
import type { AnyDrawer } from './kit/drawers/drawer-registry.ts';

/** Every drawer of the app: how one area shows another's records without importing it. */
export const drawers: readonly AnyDrawer[] = [
  callsDrawer,
  commentsDrawer,
  goalDrawer,
  surveyDrawer,
  surveyFocusDrawer,
  whyDrawer,
];
