import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import { withoutAnswer, type Outcome } from '../../../kit/outcome/outcome.ts';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import { bankAddress, banksAddress, statementExportAddress } from '../model/addresses.ts';

const { performance } = calls;
export type BankPage = CallReply<typeof performance.getBank>;

/** Every driver's bank, for Admins. */
export const banksResource = defineResource(banksAddress, {
  query: ({ api, search }) => readBanks(api, search),
});
export type BanksResource = typeof banksResource;

/** Reads a page of banks. */
export function readBanks(api: ResourceRequest['api'], search: URLSearchParams): Promise<Outcome<BankPage>> {
  const cursor = search.get('cursor') ?? '';
  return api.attempt(performance.getBank, {
    body: { purpose: 'get_bank', search: search.get('q') ?? '', ...(cursor ? { cursor } : {}) },
  });
}

/** Reads one driver's bank. */
export function readBank(api: ResourceRequest['api'], driver: string | undefined): Promise<Outcome<BankPage>> {
  return api.attempt(performance.getBank, { body: { purpose: 'get_bank', driver_id: Number(driver) || 1 } });
}

const amount = performance.requestWithdrawal.body.shape.data.shape.amount;
const id = performance.approveWithdrawal.body.shape.data.shape.id;
const purpose = 'create_bank_action';

/** One driver's bank, and what the driver and an Admin do with it. */
export const bankResource = defineResource(bankAddress, {
  query: ({ api, params }) => readBank(api, params.driver),
  body: z.discriminatedUnion('intent', [
    z.strictObject({ intent: z.literal('withdraw'), amount }),
    z.strictObject({ intent: z.literal('withdrawFor'), amount }),
    z.strictObject({ intent: z.literal('allocate'), amount }),
    z.strictObject({ intent: z.literal('approve'), id }),
    z.strictObject({
      intent: z.literal('reject'),
      id,
      reason: performance.rejectWithdrawal.body.shape.data.shape.reason,
    }),
  ]),
  change: async ({ api, params, change, key = crypto.randomUUID() }): Promise<Outcome<object>> => {
    const once = { idempotencyKey: key };
    switch (change.intent) {
      case 'withdraw':
        return withoutAnswer(
          await api.attempt(performance.requestWithdrawal, {
            body: { purpose, action: 'withdrawal_request', data: { amount: change.amount } },
            ...once,
          }),
        );
      case 'withdrawFor':
        return withoutAnswer(
          await api.attempt(performance.requestWithdrawalFor, {
            body: {
              purpose,
              action: 'withdrawal_request_for',
              data: { driver_id: Number(params.driver) || 1, amount: change.amount },
            },
            ...once,
          }),
        );
      case 'allocate':
        return withoutAnswer(
          await api.attempt(performance.allocateBet, {
            body: { purpose, action: 'bet_allocation', data: { amount: change.amount } },
            ...once,
          }),
        );
      case 'approve':
        return withoutAnswer(
          await api.attempt(performance.approveWithdrawal, {
            body: { purpose, action: 'approve_withdrawal', data: { id: change.id } },
            ...once,
          }),
        );
      case 'reject':
        return withoutAnswer(
          await api.attempt(performance.rejectWithdrawal, {
            body: { purpose, action: 'reject_withdrawal', data: { id: change.id, reason: change.reason } },
            ...once,
          }),
        );
    }
  },
});
export type BankResource = typeof bankResource;

/** The Excel file of one driver's statement. */
export const statementExportResource = defineResource(statementExportAddress, {
  body: z.object({}),
  change: ({ api, params }) =>
    api.attempt(performance.exportStatement, {
      body: { purpose: 'export_statement', driver_id: Number(params.driver) || 1 },
    }),
});
export type StatementExportResource = typeof statementExportResource;
