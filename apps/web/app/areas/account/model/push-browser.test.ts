import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, test, vi } from 'vitest';
import { subjectPath } from '../../../kit/notices/subject-path.ts';
import { pushSupport } from './push-browser.ts';

const browser = (
  userAgent: string,
  given: { readonly push?: boolean; readonly standalone?: boolean; readonly touch?: number } = {},
) =>
  ({
    navigator: { userAgent, maxTouchPoints: given.touch ?? 0, ...(given.push ? { serviceWorker: {} } : {}) },
    ...(given.push ? { PushManager: () => undefined, Notification: () => undefined } : {}),
    matchMedia: () => ({ matches: given.standalone ?? false }),
  }) as unknown as Parameters<typeof pushSupport>[0];

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

test.each([
  ['a browser with push', browser('Chrome', { push: true }), 'yes'],
  ['an iPhone in Safari', browser(iPhone), 'needs-home-screen'],
  ['an iPhone from the home screen', browser(iPhone, { push: true, standalone: true }), 'yes'],
  ['an old iPhone from the home screen', browser(iPhone, { standalone: true }), 'no'],
  ['an iPad, which says it is a Mac', browser(mac, { touch: 5 }), 'needs-home-screen'],
  ['an old Mac', browser(mac), 'no'],
] as const)('%s: push is %s', (_, window, support) => {
  expect(pushSupport(window)).toBe(support);
});

describe('the service worker', () => {
  const source = readFileSync(new URL('../../../../public/push-worker.js', import.meta.url), 'utf8');
  const worker = (windows: readonly object[] = [], platform: object = {}) => {
    const handlers: Record<string, (event: object) => void> = {};
    const self = {
      location: { origin: 'https://a.example' },
      addEventListener: (name: string, handler: (event: object) => void) => (handlers[name] = handler),
      registration: { showNotification: vi.fn(async () => undefined) },
      clients: { matchAll: async () => windows, openWindow: vi.fn(async () => undefined) },
    };
    runInNewContext(source, { self, URL, ...platform });
    const send = async (name: string, event: object) => {
      let waiting: Promise<unknown> = Promise.resolve();
      handlers[name]?.({ ...event, waitUntil: (promise: Promise<unknown>) => (waiting = promise) });
      await waiting;
    };
    return { self, send, handle: (name: string, event: object) => handlers[name]?.(event) };
  };
  const payload = { text: 'New message', kind: 'chat', id: 7, count: 1 };

  describe('without network', () => {
    const asked = (path: string, more: object = {}) => ({
      request: { method: 'GET', mode: 'navigate', url: `https://a.example${path}`, ...more },
    });
    const answerOf = async (path: string, more: object, { online, kept }: { online: boolean; kept: string[] }) => {
      let answer: Promise<unknown> | null = null;
      const { handle } = worker([], {
        fetch: async () => (online ? 'from the server' : Promise.reject(new TypeError('lost'))),
        caches: { open: async () => ({ match: async (place: string) => (kept.includes(place) ? 'kept' : undefined) }) },
      });
      handle('fetch', { ...asked(path, more), respondWith: (promise: Promise<unknown>) => (answer = promise) });
      return answer === null ? 'left alone' : (answer as Promise<unknown>).catch(() => 'lost');
    };
    const kept = ['/training/lantern?module=2', '/training/lantern', '/assets/a.js'];

    it.each([
      ['/training/lantern?module=2', {}, 'kept'],
      ['/training/lantern?module=2&page=9', {}, 'kept'],
      ['/training/lantern', {}, 'kept'],
      ['/assets/a.js', { mode: 'cors' }, 'kept'],
      ['/training/lantern?module=3', {}, 'lost'],
      ['/assets/b.js', { mode: 'cors' }, 'lost'],
      ['/dashboard/lantern', {}, 'left alone'],
      ['/training/lessons/2', { mode: 'cors' }, 'left alone'],
      ['/training/lantern?module=2', { method: 'POST' }, 'left alone'],
      ['/training/lantern', { url: 'https://b.example/training/lantern' }, 'left alone'],
    ])('%s %j: %s', async (path, more, answer) => {
      expect(await answerOf(path, more, { online: false, kept })).toBe(answer);
    });

    it('the server comes first', async () => {
      expect(await answerOf('/training/lantern?module=2', {}, { online: true, kept })).toBe('from the server');
    });
  });

  it('shows a banner for a push, without more than it was sent', async () => {
    const { self, send } = worker();
    await send('push', { data: { json: () => payload } });
    expect(self.registration.showNotification).toHaveBeenCalledExactlyOnceWith(
      'Roadside',
      expect.objectContaining({ body: 'New message', tag: 'chat-7', data: { path: '/open/chat/7' } }),
    );
  });

  it.each([
    ['nothing', undefined],
    [
      'no JSON',
      {
        json: () => {
          throw new SyntaxError();
        },
      },
    ],
  ])('shows a banner for a push with %s, because browsers want one each time', async (_, data) => {
    const { self, send } = worker();
    await send('push', { data });
    expect(self.registration.showNotification).toHaveBeenCalledExactlyOnceWith(
      'Roadside',
      expect.objectContaining({ body: 'New notification', data: { path: '/open/many/0' } }),
    );
  });

  it('opens the subject in a window that is open, or in a new one', async () => {
    const click = { notification: { close: vi.fn(), data: { path: '/open/chat/7' } } };
    const open = { focus: vi.fn(async () => undefined), navigate: vi.fn(async () => ({})) };
    const there = worker([open]);
    await there.send('notificationclick', click);
    expect(open.navigate).toHaveBeenCalledWith('/open/chat/7');
    expect(there.self.clients.openWindow).not.toHaveBeenCalled();
    const closed = { focus: async () => undefined, navigate: async () => Promise.reject(new TypeError('gone')) };
    for (const { self, send } of [worker(), worker([closed])]) {
      await send('notificationclick', click);
      expect(self.clients.openWindow).toHaveBeenCalledExactlyOnceWith('/open/chat/7');
    }
  });
});

test.each([
  ['call-out', 12, '/call-outs/12/'],
  ['chat', 7, '/chat/7/'],
  ['announcement', 3, '/home/?read=3'],
  ['payout', 41, '/bank/north/'],
  ['reward', 2, '/bank/north/'],
  ['bet', 20261231, '/bookie/north/'],
  ['campaign', 5, '/training/north/'],
  ['module', 5, '/training/north/?module=5'],
  ['not-acknowledged', 5, '/home/'],
  ['many', 0, '/'],
  ['call-out', 0, '/'],
  ['constructor', 3, '/'],
  ['call-out', Number.NaN, '/'],
])('a push about %s %d opens %s', (kind, id, path) => {
  expect(subjectPath(kind, id, 'north')).toBe(path);
});
