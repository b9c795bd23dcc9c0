import { calls } from '@roadside/contract/calls';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../database/database.ts';
import { later } from './later.ts';
import { fillSmallClub, password as everyonesPassword } from './small-club.ts';
import type { PersonName, SmallClub } from './small-club.ts';
import { openTestApi } from './test-api.ts';
import type { Answer, TestApi } from './test-api.ts';

/** The small club behind a whole api without rate limits, with everyone signed in. */
export interface SignedInClub {
  readonly api: TestApi;
  readonly club: SmallClub;
  /** Options that send a call as this person. */
  as(name: PersonName): { readonly token: string | undefined };
  /** Signs in. */
  signIn(username: string, password?: string): Promise<Answer>;
  /** Signs this person in again, when a test has ended their sessions or changed their rights. */
  signInAgain(name: PersonName, password?: string): Promise<void>;
}

/** Opens the club before the tests of the suite and closes it after them. */
export function signedInClub(open: () => Database): SignedInClub {
  const tokens: Partial<Record<PersonName, string>> = {};
  let opened: TestApi | undefined;
  let filled: SmallClub | undefined;
  const api = later(() => opened);
  const signIn = (username: string, password = everyonesPassword) =>
    api.ask(calls.accounts.login, { username, password });
  const signInAgain = async (name: PersonName, password = everyonesPassword) => {
    tokens[name] = String((await signIn(name, password)).body['access']);
  };
  beforeAll(async () => {
    filled = await fillSmallClub(open());
    opened = await openTestApi(open(), { environment: { RATE_LIMITS: 'off' } });
    for (const username of Object.keys(filled.employeeIds) as PersonName[]) await signInAgain(username);
  });
  afterAll(() => opened?.close());
  return { api, club: later(() => filled), as: (name) => ({ token: tokens[name] }), signIn, signInAgain };
}
