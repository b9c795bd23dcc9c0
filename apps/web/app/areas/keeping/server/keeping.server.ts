import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import { withoutAnswer } from '../../../kit/outcome/outcome.ts';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import { personalDataAddress, receiptsAddress, reportsAddress, retentionAddress } from '../model/addresses.ts';

const { conversations, keeping } = calls;
export type ReportsPage = CallReply<typeof keeping.reports>;

/** Reports the person decides, page by page. */
export const readReports = (api: ResourceRequest['api'], search: URLSearchParams) => {
  const cursor = search.get('cursor');
  return api.attempt(keeping.reports, {
    body: {
      purpose: 'reports',
      state: search.get('state') === 'decided' ? 'decided' : 'open',
      ...(cursor === null ? {} : { cursor }),
    },
  });
};

export const reportsResource = defineResource(reportsAddress, {
  query: ({ api, search }) => readReports(api, search),
  body: keeping.decide.body.omit({ purpose: true }),
  change: async ({ api, change, key }) =>
    withoutAnswer(
      await api.attempt(keeping.decide, {
        body: { purpose: 'decide', ...change },
        ...(key === undefined ? {} : { idempotencyKey: key }),
      }),
    ),
});
export type ReportsResource = typeof reportsResource;

export const readRetention = (api: ResourceRequest['api']) =>
  api.attempt(keeping.retention, { body: { purpose: 'retention' } });

export const retentionResource = defineResource(retentionAddress, {
  query: ({ api }) => readRetention(api),
  body: keeping.setRetention.body.omit({ purpose: true }),
  change: ({ api, change }) => api.attempt(keeping.setRetention, { body: { purpose: 'set_retention', ...change } }),
});
export type RetentionResource = typeof retentionResource;

/** Whether senders see that people of a location have read their messages. */
export const receiptsResource = defineResource(receiptsAddress, {
  query: ({ api, params }) =>
    api.attempt(conversations.receipts, { body: { purpose: 'receipts', slug: params.slug ?? '' } }),
  body: z.strictObject({ on: z.boolean() }),
  change: ({ api, params, change }) =>
    api.attempt(conversations.receipts, { body: { purpose: 'receipts', slug: params.slug ?? '', on: change.on } }),
});
export type ReceiptsResource = typeof receiptsResource;

/** A person's data as a file, and its erasure. */
export const personalDataResource = defineResource(personalDataAddress, {
  query: ({ api, params, person }) => {
    const employee_id = Number(params['employee']) || 0;
    return employee_id === person.employeeId
      ? api.attempt(keeping.export, { body: { purpose: 'export' } })
      : api.attempt(keeping.exportOther, { body: { purpose: 'export_other', employee_id } });
  },
  body: keeping.erase.body.pick({ name: true }),
  change: ({ api, params, change, key }) =>
    api.attempt(keeping.erase, {
      body: { purpose: 'erase', employee_id: Number(params['employee']) || 0, name: change.name },
      ...(key === undefined ? {} : { idempotencyKey: key }),
    }),
});
export type PersonalDataResource = typeof personalDataResource;
