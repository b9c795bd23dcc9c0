import type { DemoArea } from '../../platform/demo-area.ts';
import { chatDemo } from '../chat/chat.demo.ts';
import { forecastDemo } from '../forecast/forecast.demo.ts';
import { homeDemo } from '../home/home.demo.ts';
import { trainingDemo } from '../training/training.demo.ts';

/** The areas that add rows to the demo world; `npm run new area` adds an entry. */
export const demoAreas: readonly DemoArea[] = [forecastDemo, homeDemo, chatDemo, trainingDemo];
