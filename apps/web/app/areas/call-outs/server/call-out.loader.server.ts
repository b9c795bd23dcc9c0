import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { requirePerson } from '../../../kit/server/guard.server.ts';

/** Loads a call-out: the question for a driver who was asked, the board for everybody else. */
export async function loadCallOut({ request, context, params }: LoaderFunctionArgs) {
  const person = requirePerson(context, request);
  const id = /^[1-9]\d{0,9}$/.test(params['id'] ?? '') ? Number(params['id']) : 0;
  if (id === 0) throw data(null, { status: 404 });
  const driver = person.organization.type === 'driver';
  const { api } = context;
  const own = driver ? await api.attempt(calls.callOuts.mine, { body: { purpose: 'mine', id } }) : null;
  const board = driver ? null : await api.attempt(calls.callOuts.board, { body: { purpose: 'board', id } });
  requirePerson(context, request);
  return { id, driver, own, board };
}
