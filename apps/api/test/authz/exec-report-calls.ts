import { calls } from '@roadside/contract/calls';
import { levelOf } from '../support/small-world.ts';
import { type BuiltCall, onMissing, onSlugs } from './attempts.ts';

const { execReports, scorecards } = calls;
// Not a complete period, so that nothing is frozen. Below territories there is no executive report.
const days = { from: '2026-11-02', to: '2026-11-18' };
const applies: NonNullable<Parameters<typeof onSlugs>[3]>['applies'] = (place) => place === null || levelOf(place) < 4;

/** Executive reports, product reports and scorecards. */
export const execReportCalls: readonly BuiltCall[] = [
  onSlugs(execReports.report, 'C540', { purpose: 'exec_report', ...days }, { applies }),
  onSlugs(execReports.products, 'C540', { purpose: 'product_report', ...days }, { applies }),
  onSlugs(execReports.startPdf, 'C540', { purpose: 'start_pdf', ...days }, { applies }),
  onSlugs(scorecards.list, 'C541', { purpose: 'list' }),
  onMissing(scorecards.read, 'C541', { purpose: 'read', id: 999_999 }, { writes: false }),
  onMissing(scorecards.startPdf, 'C541', { purpose: 'start_pdf', id: 999_999 }),
  onMissing(scorecards.acknowledge, 'C542', { purpose: 'acknowledge', id: 999_999 }),
  onMissing(scorecards.say, 'C542', { purpose: 'say', id: 999_999, body: 'Short of drivers' }),
];
