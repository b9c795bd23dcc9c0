import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { requestDraft } from '@roadside/contract/schemas';
import { requestKinds, requestStatuses, type RequestStatus } from '@roadside/domain/scheduling';
import { z } from 'zod';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import { type Outcome, withoutAnswer } from '../../../kit/outcome/outcome.ts';
import { absencesAddress, choicesAddress, effectAddress, requestsAddress } from '../model/addresses.ts';

const { requests, accounts } = calls;
export type RequestsPage = CallReply<typeof requests.list>;

/** What is left to say after a change: requests left undecided, opened shifts, or what became of a new request. */
type ChangeReply = Partial<CallReply<typeof requests.decideMany> & CallReply<typeof requests.keepShifts>> & {
  readonly status?: RequestStatus;
};

/** Requests of a location, one page at a time, and every action on them. */
export const requestsResource = defineResource(requestsAddress, {
  query: ({ api, params, search }: ResourceRequest) => readRequests(api, params.slug ?? '', search),
  body: z.discriminatedUnion('intent', [
    accounts.driverRequestsDecide.body.omit({ purpose: true }).extend({ intent: z.literal('decide') }),
    requests.decideMany.body.omit({ purpose: true }).extend({ intent: z.literal('decide-many') }),
    requests.keepShifts.body.omit({ purpose: true }).extend({ intent: z.literal('keep-shifts') }),
    requests.submit.body.omit({ purpose: true }).extend({ intent: z.literal('submit') }),
    requests.withdraw.body.omit({ purpose: true }).extend({ intent: z.literal('withdraw') }),
  ]),
  change: async ({ api, change, key }): Promise<Outcome<ChangeReply>> => {
    switch (change.intent) {
      case 'decide': {
        const { intent: _, ...body } = change;
        const decided = await api.attempt(accounts.driverRequestsDecide, { body: { purpose: 'decide', ...body } });
        return decided.ok ? { ok: true, data: { opened_shifts: decided.data.opened_shifts } } : decided;
      }
      case 'keep-shifts':
        return api.attempt(requests.keepShifts, { body: { purpose: 'keep_shifts', id: change.id } });
      case 'decide-many': {
        const { intent: _, ...body } = change;
        return api.attempt(requests.decideMany, { body: { purpose: 'decide_many', ...body } });
      }
      case 'withdraw': {
        const { intent: _, ...body } = change;
        return withoutAnswer(await api.attempt(requests.withdraw, { body: { purpose: 'withdraw', ...body } }));
      }
      case 'submit': {
        const sent = await api.attempt(requests.submit, {
          body: { purpose: 'submit', draft: change.draft },
          ...(key === undefined ? {} : { idempotencyKey: key }),
        });
        return sent.ok ? { ok: true, data: { status: sent.data.request.status } } : sent;
      }
    }
  },
});
export type RequestsResource = typeof requestsResource;

/** The effect of approving a request: a stored one by kind and id, or an unsent draft. */
export const effectResource = defineResource(effectAddress, {
  query: ({ api, search }) => {
    const draft = readDraft(search.get('draft'));
    if (draft) return api.attempt(requests.preview, { body: { purpose: 'preview', draft } });
    const kind = requestKinds.find((each) => each === search.get('kind')) ?? 'pto_requests';
    return api.attempt(requests.preview, {
      body: { purpose: 'preview', request: { request_type: kind, id: Number(search.get('id')) || 1 } },
    });
  },
});
export type EffectResource = typeof effectResource;

/** Parses the draft in a URL; returns null if invalid. */
function readDraft(text: string | null) {
  try {
    return requestDraft.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Shifts the signed-in driver can request. */
export const choicesResource = defineResource(choicesAddress, {
  query: ({ api }) => api.attempt(requests.choices, { body: { purpose: 'choices' } }),
});
export type ChoicesResource = typeof choicesResource;
export type RequestChoices = CallReply<typeof requests.choices>;

/** A location's absences in a month. */
export const absencesResource = defineResource(absencesAddress, {
  query: ({ api, params, search }) =>
    api.attempt(requests.absences, {
      body: {
        purpose: 'absences',
        slug: params.slug ?? '',
        from: search.get('from') ?? '',
        to: search.get('to') ?? '',
      },
    }),
});
export type AbsencesResource = typeof absencesResource;

/** Reads a page of requests from the URL's parameters. */
export function readRequests(
  api: ResourceRequest['api'],
  slug: string,
  search: URLSearchParams,
): Promise<Outcome<RequestsPage>> {
  const said = (name: string) => search.get(name) ?? '';
  const listed = <Value extends string>(name: string, known: readonly Value[]) => {
    const wanted = said(name).split(',');
    return known.filter((value) => wanted.includes(value));
  };
  const [order_by, cursor, id] = [said('order'), said('cursor'), Number(said('id'))];
  const kind = requestKinds.find((each) => each === said('kind'));
  const kinds = listed('kinds', requestKinds);
  const statuses = listed('status', requestStatuses);
  return api.attempt(requests.list, {
    body: {
      purpose: 'list',
      slug,
      search: said('q'),
      ...(kinds.length > 0 ? { request_type__in: kinds } : {}),
      ...(statuses.length > 0 ? { status__in: statuses } : {}),
      ...(kind && id > 0 ? { only: { request_type: kind, id } } : {}),
      ...(order_by ? { order_by } : {}),
      ...(cursor ? { cursor } : {}),
    },
  });
}
