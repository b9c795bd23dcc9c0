import { allCalls, calls, isAnsweredWhileSeeing } from '@roadside/contract/calls';
import { refusedWhileSeeing } from '@roadside/domain/session';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Asker, askers } from '../support/askers.ts';
import { type Api, openApi } from '../support/open-api.ts';
import { sampleBody } from '../support/sample-body.ts';
import { builtCalls } from './built-calls.ts';

const looker = askers.find(({ employeeId }) => employeeId === 214) as Asker;
/** What the calls that are answered are tried as: a driver, and a manager, who may read more. */
const seen = [101, 103].map((id) => askers.find(({ employeeId }) => employeeId === id) as Asker);
const acting = new Set(['accounts.stopSeeing', 'accounts.logout']);

let api: Api;
const tokens = new Map<Asker, string>();
beforeAll(async () => {
  api = await openApi();
  for (const person of seen) {
    const { access, refresh } = await api.signIn(looker);
    const started = await api.post(calls.accounts.startSeeing, {
      token: access,
      body: { action: 'start', employee_id: person.employeeId },
    });
    expect(started.status).toBe(200);
    const renewed = await api.post(calls.accounts.refresh, { body: { refresh } });
    tokens.set(person, String(renewed.json?.['access']));
  }
});
afterAll(() => api.close());

describe.each(seen.map((person) => [person.name, person] as const))('an Admin who sees as %s', (_name, person) => {
  const signedIn = allCalls.filter(({ access, name }) => access.kind === 'signed-in' && !acting.has(name));

  it.each(signedIn.map((call) => [call.name, call] as const))('%s changes nothing', async (_, call) => {
    const token = tokens.get(person);
    const before = await api.writes();
    const bodies = [
      { body: sampleBody(call) },
      ...(builtCalls
        .find((built) => built.call === call)
        ?.attempts(person)
        .slice(0, 3)
        .map(({ options }) => options) ?? []),
    ];
    for (const options of bodies) {
      const { status, json } = await api.post(call, { ...options, token });
      if (isAnsweredWhileSeeing(call)) expect([call.name, json?.['code']]).not.toEqual([call.name, 'seeing-as']);
      else
        expect({ status, code: json?.['code'], detail: json?.['detail'] }).toEqual({
          status: 423,
          code: 'seeing-as',
          detail: refusedWhileSeeing(`Sam ${person.positionType}`),
        });
    }
    expect([call.name, await api.writes()]).toEqual([call.name, before]);
  });

  it('refuses the same way whatever the body says', async () => {
    const { status } = await api.post(calls.conversations.list, { token: tokens.get(person), body: { anything: 1 } });
    expect(status === 423 || status === 400).toBe(true);
  });
});

it('leaves no trace of the Admin in the name of the person', async () => {
  const { rows } = await sql<{ actor: number }>`
    select distinct actor_employee_id as actor from audit_event where event <> 'authn_login_success'`.execute(
    api.db.kysely,
  );
  expect(rows.map(({ actor }) => actor)).toEqual([looker.employeeId]);
});
