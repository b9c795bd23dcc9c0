import type { LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import type { Outcome } from '../../../kit/resource/outcome.ts';

/** Somebody a dashboard can be shared with. */
export interface FoundEmployee {
  readonly id: number;
  readonly name: string;
  readonly what: string;
}

/** Employees whose name begins with the words. Whom one finds is the api's to say. */
export async function findEmployees({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const answer = (outcome: Outcome<readonly FoundEmployee[]>) => Response.json(outcome);
  if (!context.session.person)
    return answer({ ok: false, problem: { kind: 'signed-out', detail: '', requestId: context.requestId } });
  const search = new URL(request.url).searchParams.get('search')?.trim().slice(0, 100) ?? '';
  if (search === '') return answer({ ok: true, data: [] });
  const found = await context.api.attempt(calls.accounts.employeesLookup, { body: { employee_lookup: search } });
  if (!found.ok) return answer(found);
  return answer({
    ok: true,
    data: found.data.employees.map(({ id, display_name, position_type, slug }) => ({
      id,
      name: display_name,
      what: `${position_type}, ${slug}`,
    })),
  });
}
