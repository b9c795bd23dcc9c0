/** Seconds before a campaign's data is fetched again (specification, section 4). */
export const campaignRefreshSeconds = 3600;

/** Load state of the campaign data on the screen. */
export interface CampaignLoad {
  readonly campaignId: number | null;
  /** ISO instant; null = never. */
  readonly loadedAt: string | null;
}

/**
 * Whether a refresh is skipped: same campaign, loaded less than 3600 seconds ago, and not forced.
 * @param now the current instant as an ISO string
 */
export function skipsCampaignRefresh(load: CampaignLoad, campaignId: number, now: string, forced: boolean): boolean {
  if (forced || load.campaignId !== campaignId || load.loadedAt === null) return false;
  return Date.parse(now) - Date.parse(load.loadedAt) < campaignRefreshSeconds * 1000;
}

/** Status of a campaign transaction; the server may send other values. */
export type TransactionStatus = 'incomplete' | 'pending' | 'success' | 'failed' | (string & {});

/** Status of a transaction the server has not reported on (specification, section 3). */
export const defaultTransactionStatus: TransactionStatus = 'incomplete';

/** A campaign payment to one person (specification, section 3). */
export interface CampaignTransaction {
  readonly employee_id: number;
  readonly status: TransactionStatus;
  readonly errorMessage: string | null;
  readonly paymentInfo: unknown;
}

/** Reply to /payments/ or a transaction call. */
export interface PaymentReply {
  readonly httpStatus: number;
  readonly status: string | null;
  readonly error: string | null;
}

/** The status to show; 'incomplete' if there is none. */
export function transactionStatusShown(status: string | null | undefined): TransactionStatus {
  return status == null || status === '' ? defaultTransactionStatus : status;
}

/** Resets every transaction to pending and clears its error (specification, section 4). */
export function reinitializeTransactions(transactions: readonly CampaignTransaction[]): readonly CampaignTransaction[] {
  return transactions.map((transaction) => ({ ...transaction, status: 'pending', errorMessage: null }));
}

/** Whether a reply is a success. A 206 carries an error in its body, so it is a failure (specification, section 7). */
export function paymentSucceeded({ httpStatus }: PaymentReply): boolean {
  return httpStatus >= 200 && httpStatus < 300 && httpStatus !== 206;
}

/** The transaction after its reply: the server's status, or failed with the error. */
export function transactionAfter(transaction: CampaignTransaction, reply: PaymentReply): CampaignTransaction {
  if (!paymentSucceeded(reply)) return { ...transaction, status: 'failed', errorMessage: reply.error ?? '' };
  return { ...transaction, status: reply.status ?? 'success', errorMessage: null };
}

/**
 * Aliases for /performance/ purposes: correct spellings accepted on input for the contract's odd ones (decisions 20).
 */
export const purposeAliases = { create_campaign_transaction: 'create_create_campaign_transaction' } as const;
