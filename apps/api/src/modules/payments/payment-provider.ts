/** One payment to make. */
export interface PaymentOrder {
  /** The idempotency key: the service makes one payment per key, however often it is asked. */
  readonly key: string;
  readonly employeeId: number;
  readonly amountCents: number;
  readonly note: string;
}

/** What a payment service says about a payment. */
export type PaymentAnswer =
  | { readonly kind: 'paid'; readonly reference: string }
  /** It won't be made; asking again may help. */
  | { readonly kind: 'refused'; readonly error: string }
  /** Nobody knows whether it was made: `find` says later. */
  | { readonly kind: 'no-answer' };

/** A message of the service about a payment; the same one may come more than once. */
export interface PaymentCallback {
  readonly id: number;
  readonly key: string;
  readonly answer: PaymentAnswer;
}

/** A payment service. The built-in one is a sandbox; a real one implements this (ADR 0031). */
export interface PaymentProvider {
  pay(order: PaymentOrder): Promise<PaymentAnswer>;
  /** What became of a payment; null if the service doesn't know the key. */
  find(key: string): Promise<PaymentAnswer | null>;
  /** Messages that have not been acknowledged, oldest first. */
  callbacks(limit: number): Promise<readonly PaymentCallback[]>;
  acknowledge(ids: readonly number[]): Promise<void>;
}

/** What a person reads when a payment service doesn't answer. */
export const noAnswerWords = 'The payment service didn’t answer. We’ll check what became of it.';
