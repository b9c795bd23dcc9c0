export { noAnswerWords } from './payment-provider.ts';
export type { PaymentAnswer, PaymentOrder, PaymentProvider } from './payment-provider.ts';
export { createSandbox } from './sandbox.ts';
