import { calls } from '@roadside/contract/calls';
import { withoutAnswer } from '../outcome/outcome.ts';
import { defineResource } from '../resource/define-resource.server.ts';
import { reportAddress } from './addresses.ts';

/** Reports a message the person can read. */
export const reportResource = defineResource(reportAddress, {
  body: calls.keeping.report.body.omit({ purpose: true }),
  change: async ({ api, change }) =>
    withoutAnswer(await api.attempt(calls.keeping.report, { body: { purpose: 'report', ...change } })),
});
export type ReportResource = typeof reportResource;
