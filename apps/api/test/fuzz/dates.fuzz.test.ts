import { randomUUID } from 'node:crypto';
import { allCalls } from '@roadside/contract/calls';
import { errorReply } from '@roadside/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askers } from '../support/askers.ts';
import { type Api, openApi } from '../support/open-api.ts';
import { addressOf } from '../support/sample-body.ts';
import { dateBodies } from './date-bodies.ts';

/** A day-by-day series of ten years, the longest period one request may cover, is about half of this. */
const maxBytes = 1_000_000;

const dated = allCalls.flatMap((call) => {
  const bodies = call.bodyType === 'multipart' ? [] : dateBodies(call);
  return bodies.length > 0 ? [[call.name, call, bodies] as const] : [];
});

describe('an impossible or far-off date', () => {
  let api: Api;
  const tokens = new Map<'person' | 'driver', string>();
  beforeAll(async () => {
    api = await openApi();
    const person = askers.find(({ column, permissions }) => column === 'Admin' && permissions.includes('see-all'));
    const driver = askers.find(({ column }) => column === 'driver');
    if (!person || !driver) throw new Error('nobody to ask as');
    tokens.set('person', (await api.signIn(person)).access).set('driver', (await api.signIn(driver)).access);
  });
  afterAll(async () => {
    expect(api.faults().slice(0, 3)).toEqual([]);
    await api.close();
  });

  it('is tried in every call that takes dates', () => {
    const names = dated.map(([name]) => name);
    for (const name of [
      'callDetails.days',
      'dashboard.maps',
      'scheduler.schedule',
      'scheduler.predict',
      'documentation.setGoals',
    ])
      expect(names).toContain(name);
  });

  it.each(dated)('is refused with words or answered in few bytes: %s', async (_name, call, bodies) => {
    const token = call.access.rows.some((row) => ['C081', 'C082', 'C083', 'C085'].includes(row)) ? 'driver' : 'person';
    for (const { what, body } of bodies) {
      const reply = await api.inject({
        method: 'POST',
        url: addressOf(call, { slug: 'beacon' }),
        headers: {
          'content-type': 'application/json',
          ...(call.access.kind === 'public' ? {} : { authorization: `Bearer ${tokens.get(token)}` }),
          ...(call.idempotencyKey ? { 'idempotency-key': randomUUID() } : {}),
        },
        payload: JSON.stringify(body),
      });
      const built = call.status !== 'draft';
      expect({
        what,
        fault: reply.status >= 500 && (built || reply.status !== 501),
        text: reply.text.slice(0, 300),
      }).toMatchObject({
        fault: false,
      });
      expect({ what, large: reply.text.length > maxBytes }).toEqual({ what, large: false });
      if (what.includes('=')) expect({ what, taken: reply.status < 400 }).toEqual({ what, taken: false });
      if (reply.status >= 400)
        expect({ what, ok: errorReply.safeParse(reply.json).success }).toEqual({ what, ok: true });
    }
  });

  it.each(['0001-01-01', '0002-11-01', '1900-01-01', '9999-12-31'])('%s is refused and named', async (day) => {
    const days = dated.find(([name]) => name === 'callDetails.days');
    const body = days?.[2].find(({ what }) => what === `filters.sc_dt__gte = ${day}`)?.body;
    const reply = await api.post(days![1], { token: tokens.get('person'), body });
    expect([reply.status, reply.json]).toMatchObject([
      400,
      { fields: { 'filters.sc_dt__gte': 'Must be between 2000-01-01 and 2100-12-31' } },
    ]);
  });
});
