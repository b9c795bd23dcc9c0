/** Seconds during which the data of a campaign is not asked for again (specification, section 4). */
export const campaignRefreshSeconds = 3600;

/** What is known about the campaign data on the screen. */
export interface CampaignLoad {
  readonly campaignId: number | null;
  /** ISO instant; null = never. */
  readonly loadedAt: string | null;
}

/**
 * Whether a refresh is skipped: the same campaign, loaded under 3600 seconds ago, not forced.
 * @param now the current instant as an ISO string
 */
export function skipsCampaignRefresh(load: CampaignLoad, campaignId: number, now: string, forced: boolean): boolean {
  if (forced || load.campaignId !== campaignId || load.loadedAt === null) return false;
  return Date.parse(now) - Date.parse(load.loadedAt) < campaignRefreshSeconds * 1000;
}

/** Where a campaign transaction stands; the server may send further words. */
export type TransactionStatus = 'incomplete' | 'pending' | 'success' | 'failed' | (string & {});

/** Status of a transaction nothing was said about (specification, section 3). */
export const defaultTransactionStatus: TransactionStatus = 'incomplete';

/** A payment of a campaign to somebody (specification, section 3). */
export interface CampaignTransaction {
  readonly employee_id: number;
  readonly status: TransactionStatus;
  readonly errorMessage: string | null;
  readonly paymentInfo: unknown;
}

/** What /payments/ or a transaction call answered. */
export interface PaymentReply {
  readonly httpStatus: number;
  readonly status: string | null;
  readonly error: string | null;
}

/** The status to show: 'incomplete' where there is none. */
export function transactionStatusShown(status: string | null | undefined): TransactionStatus {
  return status == null || status === '' ? defaultTransactionStatus : status;
}

/** All transactions on the way again, their errors forgotten (specification, section 4). */
export function reinitializeTransactions(transactions: readonly CampaignTransaction[]): readonly CampaignTransaction[] {
  return transactions.map((transaction) => ({ ...transaction, status: 'pending', errorMessage: null }));
}

/** Whether a reply is a success: 206 carries an error in its body and is none (specification, section 7). */
export function paymentSucceeded({ httpStatus }: PaymentReply): boolean {
  return httpStatus >= 200 && httpStatus < 300 && httpStatus !== 206;
}

/** The transaction after its reply: the server's status, or failed and marked with the error. */
export function transactionAfter(transaction: CampaignTransaction, reply: PaymentReply): CampaignTransaction {
  if (!paymentSucceeded(reply)) return { ...transaction, status: 'failed', errorMessage: reply.error ?? '' };
  return { ...transaction, status: reply.status ?? 'success', errorMessage: null };
}

/** Purposes of /performance/ whose odd spelling is the contract, by the right spelling also taken on input (decisions 20). */
export const purposeAliases = { create_campaign_transaction: 'create_create_campaign_transaction' } as const;
