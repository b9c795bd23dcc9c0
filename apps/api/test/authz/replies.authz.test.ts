import type { CallDefinition } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Asker, askers } from '../support/askers.ts';
import { bystanderId, outOfView, recordIds } from '../support/bystanders.ts';
import { type Api, openApi, type PostOptions } from '../support/open-api.ts';
import { inView } from '../support/oracle.ts';
import { places, today } from '../support/small-world.ts';
import { builtCalls } from './built-calls.ts';
import { mayName } from './out-of-view.ts';

/** One of each kind of person who may not view every place; the others can be shown nobody out of view. */
const limited = [
  ...new Map(
    askers
      .filter((asker) => places.some((place) => !inView(asker, place)))
      .map((asker) => [
        [asker.column, ...asker.permissions.filter((each) => each.startsWith('see-'))].join('+'),
        asker,
      ]),
  ).values(),
];

type Request = readonly [call: CallDefinition, options: Omit<PostOptions, 'token'>];

/** Requests for records that exist; those of `builtCalls` mostly name some that don't. */
const recordRequests: readonly Request[] = [
  ...places.flatMap(({ slug, id, ...place }): Request[] => [
    [
      calls.scheduler.getTemplates,
      {
        body: {
          purpose: 'scheduler_utils',
          action: 'get_templates',
          slug,
          date: today,
          template_id: recordIds.template(places[0] ?? { slug, id, ...place }),
        },
      },
    ],
    [
      calls.scheduler.previewTemplate,
      {
        body: {
          purpose: 'scheduler_utils',
          action: 'preview_template',
          slug,
          date: '2026-12-02',
          template_id: recordIds.template(places[0] ?? { slug, id, ...place }),
        },
      },
    ],
    [calls.scheduler.schedule, { body: { purpose: 'scheduler_utils', action: 'schedule', slug, date: '2026-12-02' } }],
    [calls.surveys.detail, { body: { purpose: 'survey_detail', slug, id: recordIds.passedCall } }],
    [
      calls.callDetails.detail,
      { body: { ...calls.callDetails.detail.selector.equals, slug, id: recordIds.passedCall } },
    ],
    [calls.requests.absences, { body: { purpose: 'absences', slug, from: '2026-12-01', to: '2026-12-31' } }],
  ]),
  ...places
    .filter(({ type }) => type === 'driver')
    .flatMap((driver): Request[] => [
      ...(['pto_requests', 'schedule_changes'] as const).map((request_type): Request => [
        calls.requests.preview,
        { body: { purpose: 'preview', request: { request_type, id: recordIds.ofDriver(driver) } } },
      ]),
      [
        calls.accounts.employee,
        { body: { employee_id: bystanderId(driver), employee_profile: true, scheduler_info: true } },
      ],
    ]),
  [
    calls.requests.preview,
    {
      body: {
        purpose: 'preview',
        draft: { request_type: 'pto_requests', pto_start: '2026-12-01', pto_end: '2026-12-05', type: 'vacation' },
      },
    },
  ],
  [calls.requests.choices, { body: { purpose: 'choices' } }],
];

let api: Api;
const tokens = new Map<Asker, string>();
beforeAll(async () => {
  api = await openApi();
  for (const asker of limited) tokens.set(asker, (await api.signIn(asker)).access);
});
afterAll(() => api.close());

/** What a reply shows from outside the asker's view, beyond the exceptions. */
function leaksOf(asker: Asker, call: CallDefinition, reply: unknown): string[] {
  return outOfView(asker, reply)
    .filter(({ path, place }) => !mayName(asker, call.name, path, place))
    .map(({ path, value }) => `${call.name} ${path}: ${value}`);
}

describe.each(limited.map((asker) => [asker.name, asker] as const))('what %s is shown', (_name, asker) => {
  it('is about people and places in view, in every reply of every call', async () => {
    const leaks = new Set<string>();
    const requests: Request[] = [
      ...recordRequests,
      ...builtCalls.flatMap(({ call, attempts }) => attempts(asker).map(({ options }): Request => [call, options])),
    ];
    const waiting = requests.values();
    const takeNext = async () => {
      for (const [call, options] of waiting) {
        const answer = await api.post(call, { ...options, token: tokens.get(asker) });
        for (const leak of leaksOf(asker, call, answer.json)) leaks.add(leak);
      }
    };
    await Promise.all(Array.from({ length: 4 }, takeNext));
    expect([...leaks]).toEqual([]);
  }, 600_000);

  it('is about people and places in view when signing in', async () => {
    const answer = await api.signIn(asker);
    expect(leaksOf(asker, calls.accounts.login, answer)).toEqual([]);
  });
});
