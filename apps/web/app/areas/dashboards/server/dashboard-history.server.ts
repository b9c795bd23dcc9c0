import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import { defineResource } from '../../../kit/resource/define-resource.server.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { dashboardHistoryAddress } from '../model/addresses.ts';

const { dashboards } = calls;

export type DashboardHistory = CallReply<typeof dashboards.history>;

const idOf = (text: string | undefined): number => Number(text) || 0;

/** The versions of one of the person's dashboards; restoring one makes it the next version. */
export const dashboardHistoryResource = defineResource(dashboardHistoryAddress, {
  query: ({ api, params }) =>
    api.attempt(dashboards.history, { body: { purpose: 'dashboard', action: 'history', id: idOf(params['id']) } }),
  body: z.strictObject({ version: z.number(), to: z.number() }),
  change: async ({ api, params, change }): Promise<Outcome<{ readonly version: number }>> => {
    const restored = await api.attempt(dashboards.restore, {
      body: { purpose: 'dashboard', action: 'restore', id: idOf(params['id']), ...change },
    });
    return restored.ok ? { ok: true, data: { version: restored.data.dashboard.version } } : restored;
  },
});
export type DashboardHistoryResource = typeof dashboardHistoryResource;
