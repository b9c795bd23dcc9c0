import { describe, expect, it, vi } from 'vitest';
import { openSubject } from './open-subject.server.ts';

type Given = Parameters<typeof openSubject>[0];

const given = (kind: string, id: string) => {
  const attempt = vi.fn(async () => ({
    ok: true,
    data: { subscriptions: [{ team_id: 7, team_slug: 'night-lamps', name: 'Night Lamps' }] },
  }));
  const context = { session: { person: { organization: { slug: 'dan' } } }, api: { attempt } };
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

  it('asks for a sign-in first and comes back', async () => {
    const notify = vi.fn();
    const signedOut = { ...given('payout', '41'), context: { session: { person: null, notify } } } as unknown as Given;
    await expect(openSubject(signedOut)).rejects.toMatchObject({ status: 302 });
    expect(notify).toHaveBeenCalledOnce();
  });
});
