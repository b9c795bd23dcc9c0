export { mentionsGivenToken, responseToFailure, type Failure, type FailureResponse } from './failure.ts';
export { messages, paymentFailure, type MessageName } from './messages.ts';
