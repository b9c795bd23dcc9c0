import { calls } from '@roadside/contract/calls';
import { password } from './small-club.ts';
import type { TestApi } from './test-api.ts';

/**
 * Signs people in once, and returns the options of a request as one of them. Their tokens are renewed for every request,
 * so a test may move its clock by hours.
 */
export async function signInPeople<Name extends string>(
  api: TestApi,
  names: readonly Name[],
): Promise<(name: Name) => { readonly token: string }> {
  const { tokens } = api.services;
  const claimsOf = new Map<Name, Parameters<typeof tokens.sign>[0]>();
  for (const username of names) {
    const { body } = await api.ask(calls.accounts.login, { username, password });
    const verified = tokens.verify(String(body['access']), new Date(api.clock));
    if (!verified.ok) throw new Error(`${username} cannot sign in`);
    claimsOf.set(username, verified.claims);
  }
  return (name) => {
    const claims = claimsOf.get(name);
    if (!claims) throw new Error(`${name} has not signed in`);
    return { token: tokens.sign(claims, new Date(api.clock)) };
  };
}
