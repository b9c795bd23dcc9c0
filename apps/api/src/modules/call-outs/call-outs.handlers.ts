import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import { answerCallOut, ownCallOuts } from './answer.service.ts';
import { askMore, boardById, closeCallOut, listCallOuts, startCallOut } from './call-outs.service.ts';
import { previewCallOut } from './plan.service.ts';

const { callOuts } = calls;

/** Storm call-outs: the manager's side, and the driver's answer. */
export const callOutsHandlers = [
  handle(callOuts.plan, (context, { body }) => previewCallOut(context, body)),
  handle(callOuts.start, async (context, { body }) => ({ call_out: await startCallOut(context, body) })),
  handle(callOuts.askMore, async (context, { body }) => ({ call_out: await askMore(context, body) })),
  handle(callOuts.close, async (context, { body }) => ({ call_out: await closeCallOut(context, body.id) })),
  handle(callOuts.list, (context, { body }) => listCallOuts(context, body.slug)),
  handle(callOuts.board, async (context, { body }) => ({ call_out: await boardById(context, body.id) })),
  handle(callOuts.mine, async (context, { body }) => ({ call_outs: await ownCallOuts(context, body.id) })),
  handle(callOuts.answer, async (context, { body }) => ({
    call_out: await answerCallOut(context, body.id, body.answer),
  })),
];
