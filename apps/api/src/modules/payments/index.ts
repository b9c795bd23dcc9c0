export { noAnswerWords } from './payment-provider.ts';
export type { PaymentAnswer, PaymentProvider } from './payment-provider.ts';
export { createSandbox } from './sandbox.ts';
