export { incentiveReply } from './incentive-reply.ts';
export { payAwards } from './pay-awards.ts';
