import { pointsDrawer } from './areas/arena/arena.drawers.ts';
import { callOutDrawer } from './areas/call-outs/call-outs.drawer.ts';
import { callDrawer } from './areas/calls/call.drawer.ts';
import { callsDrawer } from './areas/calls/calls.drawer.ts';
import { campaignAboutDrawer, campaignDrawer } from './areas/campaigns/campaign.drawer.ts';
import { commentsDrawer, whyDrawer } from './areas/dashboards/dashboards.drawers.ts';
import { driverDrawer, newGhostDrawer } from './areas/drivers/drivers.drawer.ts';
import { goalDrawer } from './areas/goals/goals.drawer.ts';
import { huddleDrawer } from './areas/huddle/huddle.drawer.ts';
import { announcementDrawer, composeDrawer, tileDrawer } from './areas/home/home.drawers.ts';
import { newRequestDrawer, requestDrawer } from './areas/requests/requests.drawers.ts';
import { shiftsDrawer } from './areas/schedule-reports/schedule-reports.drawer.ts';
import { scheduleDrawer } from './areas/schedule/schedule.drawer.ts';
import { correctionsDrawer, surveyDrawer, surveyFocusDrawer } from './areas/surveys/surveys.drawer.ts';
import type { AnyDrawer } from './kit/drawers/drawer-registry.ts';

/** Every drawer of the app. This is how one area shows another's records without importing it. */
export const drawers: readonly AnyDrawer[] = [
  announcementDrawer,
  callDrawer,
  callOutDrawer,
  callsDrawer,
  campaignAboutDrawer,
  campaignDrawer,
  commentsDrawer,
  composeDrawer,
  correctionsDrawer,
  driverDrawer,
  goalDrawer,
  huddleDrawer,
  newGhostDrawer,
  newRequestDrawer,
  pointsDrawer,
  requestDrawer,
  shiftsDrawer,
  scheduleDrawer,
  surveyDrawer,
  surveyFocusDrawer,
  tileDrawer,
  whyDrawer,
];
