import { describe, expect, it, vi } from 'vitest';
import { openSubject } from './open-subject.server.ts';

type Given = Parameters<typeof openSubject>[0];

const given = (kind: string, id: string, permissions: readonly string[] = []) => {
  const attempt = vi.fn(async () => ({
    ok: true,
    data: { subscriptions: [{ team_id: 7, team_slug: 'night-lamps', name: 'Night Lamps' }] },
  }));
  const person = { positionType: 'executive', permissions, organization: { slug: 'dan' } };
  const context = { session: { person }, access: {}, api: { attempt } };
  const request = new Request(`http://localhost/open/${kind}/${id}`);
  // Only what the loader reads.
  return { request, params: { kind, id }, context } as unknown as Given;
};

describe('a push', () => {
  it.each([
    ['payout', '41', '/bank/dan/'],
    ['bet', '20261231', '/bookie/dan/'],
    ['huddle', '7', '/huddle/night-lamps/'],
    ['huddle', '8', '/home/'],
    ['chat', '7', '/chat/7/'],
    ['many', '0', '/'],
  ])('about %s %s opens %s', async (kind, id, path) => {
    expect((await openSubject(given(kind, id))).headers.get('location')).toBe(path);
  });

  it('about an announcement that wasn’t published opens what its author may open', async () => {
    const opened = async (permissions: readonly string[]) =>
      (await openSubject(given('announcement-withheld', '7', permissions))).headers.get('location');
    expect(await opened(['see-all'])).toBe('/communications/dan/');
    expect(await opened(['homepage-edit'])).toBe('/home/?edit=1');
  });

  it('asks for a sign-in first and comes back', async () => {
    const notify = vi.fn();
    const signedOut = { ...given('payout', '41'), context: { session: { person: null, notify } } } as unknown as Given;
    await expect(openSubject(signedOut)).rejects.toMatchObject({ status: 302 });
    expect(notify).toHaveBeenCalledOnce();
  });
});
