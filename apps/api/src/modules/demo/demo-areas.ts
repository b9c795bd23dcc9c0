import type { DemoArea } from '../../platform/demo-area.ts';
import { bankDemo } from '../bank/bank.demo.ts';
import { bookieDemo } from '../bookie/bookie.demo.ts';
import { callOutsDemo } from '../call-outs/call-outs.demo.ts';
import { campaignsDemo } from '../campaigns/campaigns.demo.ts';
import { chatDemo } from '../chat/chat.demo.ts';
import { forecastDemo } from '../forecast/forecast.demo.ts';
import { homeDemo } from '../home/home.demo.ts';
import { huddleDemo } from '../huddle/huddle.demo.ts';
import { mailDemo } from '../mail/mail.demo.ts';
import { performanceCampaignsDemo } from '../performance-campaigns/performance-campaigns.demo.ts';
import { publishingDemo } from '../schedule/publishing.demo.ts';
import { teamsDemo } from '../teams/teams.demo.ts';
import { trainingDemo } from '../training/training.demo.ts';
import { usageDemo } from '../usage/usage.demo.ts';

/** The areas that add rows to the demo world; `npm run new area` adds an entry. */
export const demoAreas: readonly DemoArea[] = [
  forecastDemo,
  homeDemo,
  teamsDemo,
  chatDemo,
  huddleDemo,
  mailDemo,
  trainingDemo,
  campaignsDemo,
  bookieDemo,
  bankDemo,
  performanceCampaignsDemo,
  usageDemo,
];

/** The areas whose rows refer to the schedule; they are added once it is there. */
export const demoAreasWithShifts: readonly DemoArea[] = [callOutsDemo, publishingDemo];
