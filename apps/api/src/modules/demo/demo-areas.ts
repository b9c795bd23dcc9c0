import { forecastDemo } from '../forecast/forecast.demo.ts';
import type { DemoArea } from '../../platform/demo-area.ts';

/** The areas that add rows to the demo world; `npm run new area` adds an entry. */
export const demoAreas: readonly DemoArea[] = [forecastDemo];
