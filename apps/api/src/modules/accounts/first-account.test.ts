import { calls } from '@roadside/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { openTestApi } from '../../platform/testing/test-api.ts';
import type { TestApi } from '../../platform/testing/test-api.ts';
import { firstAccountNotice } from './first-account.service.ts';

const { accounts } = calls;
const password = 'a long password of the first Admin';

describeEachEngine('the first account', (open) => {
  let production: TestApi;
  let demo: TestApi;
  beforeAll(async () => {
    production = await openTestApi(open(), {
      environment: { ROADSIDE_MODE: 'production', DATABASE_URL: 'postgresql://unused/x' },
    });
    demo = await openTestApi(open());
  });
  afterAll(async () => {
    await demo.close();
    await production.close();
  });
  const status = async (api: TestApi) => (await api.ask(accounts.firstAccountStatus, { purpose: 'status' })).body;
  const notice = () => firstAccountNotice(open(), production.services.config);
  const create = (api: TestApi, code: string, more: object = {}, ip = '203.0.113.1') =>
    api.ask(
      accounts.firstAccountCreate,
      {
        purpose: 'create',
        code,
        username: 'first',
        email: 'first@club.example',
        password,
        first_name: 'Fay',
        last_name: 'First',
        club_name: 'Pine Club',
        time_zone: 'America/Chicago',
        ...more,
      },
      { ip },
    );

  test('needs the code the server printed, and is created once', async () => {
    expect([await status(production), await status(demo)]).toEqual([
      { open: true, needs_club: true },
      { open: false, needs_club: false },
    ]);
    const code = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec((await notice()) ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
    expect((await create(production, 'AAAA-AAAA-AAAA-AAAA')).status).toBe(403);
    expect((await create(demo, code)).status).toBe(403);
    expect((await create(production, code, { club_name: ' ' })).body).toMatchObject({
      fields: { club_name: expect.any(String) as unknown },
    });
    expect((await create(production, code, { time_zone: 'Mars/Base' })).status).toBe(400);

    // The code ignores case and hyphens; of two simultaneous requests one gets the account.
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const answers = await Promise.all([create(production, typed), create(production, typed, { username: 'second' })]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 403]);

    expect(await status(production)).toEqual({ open: false, needs_club: false });
    expect(await notice()).toBeNull();
    expect((await create(production, code, { username: 'third' }, '203.0.113.2')).status).toBe(403);
    const signedIn = await production.ask(accounts.login, { email: 'first@club.example', password });
    expect(signedIn.body).toMatchObject({
      user: { positionType: 'Admin', permission: ['Admin', 'see-all'], display_name: 'Fay First' },
      organization: { slug: 'pine-club' },
    });
  });
});
