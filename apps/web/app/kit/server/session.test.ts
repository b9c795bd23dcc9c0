import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '@roadside/contract/calls';
import { SessionEndedError } from '@roadside/contract/client';
import type { RefreshReply } from '@roadside/contract/schemas';
import { messages } from '@roadside/domain/messages';
import { createApi } from './api.server.ts';
import { createSealer } from './sealed-cookie.server.ts';
import { RequestSession } from './session.server.ts';
import type { SessionPerson } from './person.ts';
import { createTokenKeeper, type TokenKeeper } from './token-keeper.server.ts';

const sealer = createSealer(['a secret of more than thirty-two characters'], 'session');
const person: SessionPerson = {
  id: 7,
  employeeId: 70,
  username: 'staff.demo',
  email: 'staff@example.com',
  displayName: 'Ada Lane',
  positionType: 'staff',
  permissions: [],
  organization: {
    id: 12,
    baseId: 12,
    slug: 'quill-towing',
    name: 'Quill Towing',
    displayName: 'Quill Towing',
    type: 'station-business',
    facilityType: null,
    stationFacilityType: null,
    parentId: 3,
    ancestorIds: [3, 2, 1],
    timeZone: 'America/New_York',
  },
  photoAvatar: null,
  teamSlug: 'mountain-marvelers',
  availableCampaignIds: [],
};

/** A fake backend: one access token is valid at a time, and a renewal may be refused or delayed. */
class Backend {
  valid = 'access-1';
  refresh = 'refresh-1';
  renewals = 0;
  refuses = false;
  /** The person a renewal returns; omitted while null. */
  person: RefreshReply['person'] | null = null;
  /** The Admin who sees as that person. */
  seenBy: RefreshReply['seen_by'] = null;
  detail = 'Given token not valid for any token type';
  readonly forwarded: { address: unknown; userAgent: unknown }[] = [];
  #server: Server | null = null;

  async start(): Promise<string> {
    this.#server = createServer(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      const body = JSON.parse(text || '{}') as Record<string, unknown>;
      this.forwarded.push({ address: request.headers['x-forwarded-for'], userAgent: request.headers['user-agent'] });
      const reply = (status: number, value: object) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      };
      if (request.url === '/accounts/refresh/') {
        this.renewals += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (this.refuses || body.refresh !== this.refresh)
          return reply(401, { detail: 'Session ended', code: 'session-ended' });
        this.valid = `access-${this.renewals + 1}`;
        this.refresh = `refresh-${this.renewals + 1}`;
        return reply(200, {
          access: this.valid,
          refresh: this.refresh,
          access_expires_in: 300,
          ...(this.person && { person: this.person }),
          seen_by: this.seenBy,
        });
      }
      if (request.headers.authorization !== `Bearer ${this.valid}`)
        return reply(401, { detail: this.detail, code: 'token-expired' });
      return reply(200, { preferences: {} });
    }).listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  async stop() {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }
}

describe('a session', () => {
  let keeper: TokenKeeper;
  let backend: Backend;
  let baseUrl: string;
  let logged: string[];

  beforeEach(async () => {
    keeper = createTokenKeeper();
    backend = new Backend();
    baseUrl = await backend.start();
    logged = [];
  });
  afterEach(() => backend.stop());

  const open = (cookie?: string, from = keeper, secure = false) =>
    new RequestSession(cookie, {
      sealer,
      keeper: from,
      secure,
      endedNotice: { tone: 'warning', text: messages.sessionExpired },
    });
  const cookieOf = (session: RequestSession) => session.setCookie()?.split(';')[0];
  const signedIn = (remember = false) => {
    const session = open();
    session.start({ access: 'access-1', refresh: 'refresh-1' }, person, { remember });
    return cookieOf(session) ?? '';
  };
  const apiOf = (session: RequestSession) =>
    createApi({
      baseUrl,
      session,
      requestId: 'test-request',
      client: { address: '203.0.113.9', userAgent: 'Browser/1.0' },
      signal: new AbortController().signal,
      log: { error: (event) => logged.push(event) },
    });
  const read = (session: RequestSession) => apiOf(session).call(calls.accounts.preferencesRead, {});
  const expire = () => {
    backend.valid = 'access-not-known-to-anyone';
  };

  it('has no person without a cookie and sets none', () => {
    const session = open();
    expect(session.person).toBeNull();
    expect(session.setCookie()).toBeNull();
  });

  it('reads the person from its cookie and writes it again only when something changed', () => {
    const session = open(signedIn());
    expect(session.person).toEqual(person);
    expect(session.setCookie()).toBeNull();
    session.lookAt('lantern');
    expect(open(cookieOf(session)).geographySlug).toBe('lantern');
  });

  it('is http-only, SameSite, and outlasts the browser only when requested', () => {
    const session = open(undefined, keeper, true);
    session.start({ access: 'a', refresh: 'b' }, person);
    expect(session.setCookie()).toMatch(/^__Host-roadside=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    const kept = open();
    kept.start({ access: 'a', refresh: 'b' }, person, { remember: true });
    expect(kept.setCookie()).toMatch(/; Max-Age=2592000$/);
  });

  it('stays below the cookie size limit of browsers', () => {
    const session = open();
    session.start({ access: 'x'.repeat(700), refresh: 'y'.repeat(120) }, person, { remember: true });
    session.lookAt('a-slug-of-more-than-the-usual-length');
    expect(session.setCookie()?.length).toBeLessThan(4096);
  });

  it('carries a message to the next page once', () => {
    const session = open();
    session.notify({ tone: 'warning', text: 'Something went wrong' });
    session.notify({ tone: 'warning', text: 'Something went wrong' });
    const next = open(cookieOf(session));
    expect(next.takeNotices()).toEqual([{ tone: 'warning', text: 'Something went wrong' }]);
    expect(next.setCookie()).toContain('Max-Age=0');
    expect(next.takeNotices()).toEqual([]);
  });

  it('requests new tokens once, however many tabs and loaders hit the expired one', async () => {
    const cookie = signedIn();
    expire();
    const tabs = [open(cookie), open(cookie), open(cookie)];
    await Promise.all(tabs.flatMap((tab) => Array.from({ length: 10 }, () => read(tab))));
    expect(backend.renewals).toBe(1);
    for (const tab of tabs) expect(cookieOf(tab)).toBeDefined();
  });

  it('gives a late tab with the old cookie the renewed tokens', async () => {
    const cookie = signedIn();
    expire();
    await read(open(cookie));
    await read(open(cookie));
    expect(backend.renewals).toBe(1);
  });

  it('sends the browser the new tokens, which work in a fresh process', async () => {
    const session = open(signedIn());
    expire();
    await read(session);
    const restarted = createTokenKeeper();
    await read(open(cookieOf(session), restarted));
    expect(backend.renewals).toBe(1);
  });

  it('takes newer tokens from a cookie another process has renewed', async () => {
    const cookie = signedIn();
    const here = open(cookie);
    expire();
    const there = open(cookie, createTokenKeeper());
    await read(there);
    await read(open(cookieOf(there)));
    expect(backend.renewals).toBe(1);
    expect(await here.tokenStore.read()).toMatchObject({ access: 'access-2' });
  });

  it('ends when the renewal is refused: tokens deleted, message shown once', async () => {
    const cookie = signedIn();
    expire();
    backend.refuses = true;
    const session = open(cookie);
    await expect(read(session)).rejects.toBeInstanceOf(SessionEndedError);
    expect(session.person).toBeNull();
    expect(session.takeNotices()).toEqual([{ tone: 'warning', text: 'You need to login again!' }]);
    expect(open(cookie).person).toBeNull();
    await expect(read(open(cookie))).rejects.toThrow();
    expect(backend.renewals).toBe(1);
  });

  it('survives an unreachable API', async () => {
    const session = open(signedIn());
    expire();
    await backend.stop();
    const outcome = await apiOf(session).attempt(calls.accounts.preferencesRead, {});
    expect(outcome).toMatchObject({ ok: false, problem: { kind: 'unreachable', requestId: 'test-request' } });
    expect(session.person).toEqual(person);
    expect(logged).toEqual(['no answer from the api']);
  });

  it('shows the detail of a 401 unless it is about the token itself', async () => {
    const quiet = open(signedIn());
    expire();
    await read(quiet);
    expect(quiet.takeNotices()).toEqual([]);
    backend.detail = 'Your rights have changed';
    expire();
    const notified = open(cookieOf(quiet));
    await read(notified);
    expect(notified.takeNotices()).toEqual([{ tone: 'warning', text: 'Your rights have changed' }]);
  });

  it('does not come back after a logout, not even through a pending renewal', async () => {
    const cookie = signedIn();
    expire();
    const slow = open(cookie);
    const reading = read(slow).catch(() => null);
    const leaving = open(cookie);
    leaving.end();
    await reading;
    expect(leaving.setCookie()).toContain('Max-Age=0');
    expect(open(cookie).person).toBeNull();
    expect(slow.person).toBeNull();
    expect(slow.takeNotices()).toEqual([]);
  });

  describe('permissions that change', () => {
    const demoted = { ...person, positionType: 'driver', permissions: ['beta'] };
    const replyFor = (now: SessionPerson): RefreshReply['person'] =>
      ({
        user: {
          id: now.id,
          employee_id: now.employeeId,
          username: now.username,
          email: now.email,
          display_name: now.displayName,
          positionType: now.positionType,
          permission: now.permissions,
          photo_avatar: now.photoAvatar,
          team: now.teamSlug,
          available_campaigns: [],
        },
        organization: {
          id: 12,
          base_id: 12,
          slug: 'quill-towing',
          name: 'Quill Towing',
          display_name: 'Quill Towing',
          type: 'station-business',
          facility_type: null,
          station_facility_type: null,
          ancestors: [{ id: 3 }, { id: 2 }, { id: 1 }],
          time_zone: 'America/New_York',
        },
      }) as unknown as RefreshReply['person'];

    it('come from the renewal, for every tab and in a fresh process', async () => {
      const cookie = signedIn();
      backend.person = replyFor(demoted);
      expire();
      const session = open(cookie);
      const otherTab = open(cookie);
      await read(session);
      expect(session.person).toEqual(demoted);
      expect(otherTab.person).toEqual(demoted);
      expect(open(cookie).person).toEqual(demoted);
      expect(open(cookieOf(session), createTokenKeeper()).person).toEqual(demoted);
    });

    it('come with the Admin who sees as another person, at that person’s own location, until it ends', async () => {
      const seen = { ...person, id: 8, employeeId: 80, displayName: 'Dan Driver' };
      const until = '2026-11-20T14:30:00.000Z';
      const session = open(signedIn());
      session.lookAt('harbor-towing');
      expect(session.seenBy).toBeNull();
      backend.person = replyFor(seen);
      backend.seenBy = { display_name: 'Ada Lane', until };
      expire();
      await read(session);
      const expected = { displayName: 'Ada Lane', until };
      expect([session.person, session.seenBy, session.geographySlug]).toEqual([seen, expected, 'quill-towing']);
      // Another process knows it from the cookie.
      expect(open(cookieOf(session), createTokenKeeper()).seenBy).toEqual(expected);
      backend.person = replyFor(person);
      backend.seenBy = null;
      expire();
      await read(session);
      expect([session.person, session.seenBy]).toEqual([person, null]);
    });

    it('are adopted from a cookie another process has renewed', async () => {
      const cookie = signedIn();
      const here = open(cookie);
      backend.person = replyFor(demoted);
      expire();
      const there = open(cookie, createTokenKeeper());
      await read(there);
      open(cookieOf(there));
      expect(here.person).toEqual(demoted);
    });

    it('mark the open page as outdated until a full one is rendered', async () => {
      const session = open(signedIn());
      backend.person = replyFor(demoted);
      expire();
      expect(session.outdatedPage).toBe(false);
      await read(session);
      const next = open(cookieOf(session));
      expect([session.outdatedPage, next.outdatedPage]).toEqual([true, true]);
      next.drawWholePage();
      expect(open(cookieOf(next)).outdatedPage).toBe(false);
    });

    it('mark nothing when only the name has changed, or the renewal returns no person', async () => {
      const session = open(signedIn());
      backend.person = replyFor({ ...person, displayName: 'Ada Lane-Kim' });
      expire();
      await read(session);
      expect([session.person?.displayName, session.outdatedPage]).toEqual(['Ada Lane-Kim', false]);
      backend.person = null;
      expire();
      const next = open(cookieOf(session));
      await read(next);
      expect([next.person?.displayName, next.outdatedPage]).toEqual(['Ada Lane-Kim', false]);
    });
  });

  it('reports its end to the first reader of the messages', async () => {
    const session = open(signedIn());
    session.notify({ tone: 'info', text: 'Saved.' });
    session.tokenStore.clear();
    expect(session.takeNotices()).toEqual([
      { tone: 'info', text: 'Saved.' },
      { tone: 'warning', text: 'You need to login again!' },
    ]);
    expect(session.setCookie()).toContain('Max-Age=0');
  });

  it('reports its end on the next page even when the messages were not read', () => {
    const session = open(signedIn());
    session.tokenStore.clear();
    const next = open(cookieOf(session));
    expect([next.person, next.takeNotices()]).toEqual([null, [{ tone: 'warning', text: 'You need to login again!' }]]);
  });

  it('keeps the message of its end for the login page when the page that took it redirects there', () => {
    const cookie = signedIn();
    // Another request of the page was refused first.
    open(cookie).tokenStore.clear();
    const session = open(cookie);
    expect([session.person, session.ended]).toEqual([null, true]);
    expect(session.takeNotices()).toHaveLength(1);
    session.returnNotices();
    session.returnNotices();
    expect(open(cookieOf(session)).takeNotices()).toEqual([{ tone: 'warning', text: 'You need to login again!' }]);
  });

  it('keeps the last four messages', () => {
    const session = open();
    for (let index = 1; index <= 5; index++) session.notify({ tone: 'info', text: `${index}` });
    expect(
      open(cookieOf(session))
        .takeNotices()
        .map(({ text }) => text),
    ).toEqual(['2', '3', '4', '5']);
  });

  it('uses the own location until another is chosen, and does not write the current location again', () => {
    expect(open().geographySlug).toBeNull();
    const session = open(signedIn());
    expect(session.geographySlug).toBe('quill-towing');
    session.lookAt('quill-towing');
    expect(session.setCookie()).toBeNull();
    session.lookAt('lantern');
    expect(session.geographySlug).toBe('lantern');
    const next = open(cookieOf(session));
    next.lookAt('lantern');
    expect(next.setCookie()).toBeNull();
  });

  it('offers the video after sign-in until it is watched or postponed', () => {
    expect(open(signedIn()).offersVideo).toBe(false);
    const session = open();
    session.start({ access: 'access-1', refresh: 'refresh-1' }, person, { offersVideo: true });
    const next = open(cookieOf(session));
    expect(next.offersVideo).toBe(true);
    next.stopOfferingVideo();
    expect(next.offersVideo).toBe(false);
    const last = open(cookieOf(next));
    expect(last.offersVideo).toBe(false);
    last.stopOfferingVideo();
    expect(last.setCookie()).toBeNull();
  });

  it('shows a new picture of the person, and none when signed out', () => {
    const session = open(signedIn());
    session.showPicture('new.webp');
    expect(open(cookieOf(session)).person).toEqual({ ...person, photoAvatar: 'new.webp' });
    const nobody = open();
    nobody.showPicture('new.webp');
    expect([nobody.person, nobody.setCookie()]).toEqual([null, null]);
  });

  it('writes nothing for a full page that was not outdated', () => {
    const session = open(signedIn());
    session.drawWholePage();
    expect(session.setCookie()).toBeNull();
  });

  it('deletes a cookie it can no longer use, and sets none if there was none', () => {
    const ended = open(signedIn());
    ended.end();
    expect(ended.setCookie()).toBe('roadside=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
    const secure = open('__Host-roadside=x', keeper, true);
    secure.end();
    expect(secure.setCookie()).toBe('__Host-roadside=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0');
    const nobody = open();
    nobody.end();
    expect(nobody.setCookie()).toBeNull();
  });

  it('is remembered for the requested time, across renewals of the cookie', () => {
    const session = open(signedIn(true));
    session.lookAt('lantern');
    expect(session.setCookie()).toMatch(/; Max-Age=2592000$/);
    expect(open(cookieOf(session)).setCookie()).toBeNull();
  });

  it('finds its cookie among others, and ignores foreign cookies', () => {
    const cookie = signedIn();
    for (const header of [`theme=night; ${cookie}; x=1`, `x=1;${cookie}`, `roadside=; ${cookie}`])
      expect([header, open(header).person?.id]).toEqual([header, 7]);
    const sealed = cookie.slice('roadside='.length);
    for (const header of [
      '',
      `xroadside=${sealed}`,
      `__Host-roadside=${sealed}`,
      `roadside=${sealer.seal('text')}`,
      `roadside=${sealer.seal(null)}`,
      `roadside=${sealer.seal({ id: 'x', tokens: null })}`,
      `roadside=${sealer.seal({ id: 'x', generation: 0 })}`,
      `roadside=${sealer.seal({ generation: 0, notices: [] })}`,
    ])
      expect([header, open(header).person, open(header).takeNotices()]).toEqual([header, null, []]);
  });

  it('is never larger than the limit above which browsers silently drop a cookie', () => {
    const session = open();
    const lengths: number[] = [];
    const grow = () => {
      for (let letters = 2_000; letters < 4_000; letters++) {
        session.start({ access: 'x'.repeat(letters), refresh: 'y' }, person);
        lengths.push(session.setCookie()?.length ?? 0);
      }
    };
    expect(grow).toThrow(/The session cookie would have 409[78] characters; browsers keep 4096\./);
    expect(lengths.at(-1)).toBeGreaterThan(4_090);
  });

  it('ends when somebody signs in over it: its cookie no longer works', () => {
    const cookie = signedIn();
    const session = open(cookie);
    session.start({ access: 'other', refresh: 'other' }, { ...person, id: 8 });
    expect(open(cookieOf(session)).person?.id).toBe(8);
    expect(open(cookie).person).toBeNull();
    expect(session.takeNotices()).toEqual([]);
  });

  it('leaves the cookie of a new sign-in alone when a request of the previous session answers late', () => {
    const cookie = signedIn();
    const late = open(cookie);
    const signingIn = open(cookie);
    signingIn.start({ access: 'new', refresh: 'new' }, person);
    expect(signingIn.setCookie()).toContain('roadside=');
    expect(late.person).toBeNull();
    // The route guard's message to a signed-out person.
    late.notify({ tone: 'warning', text: 'Something went wrong' });
    expect(late.setCookie()).toBeNull();
    expect(open(cookie).setCookie()).toBeNull();
  });

  it('can be started with the cookie of a session that has ended', () => {
    const cookie = signedIn();
    open(cookie).end();
    const again = open(cookie);
    expect(again.person).toBeNull();
    again.start({ access: 'new', refresh: 'new' }, person);
    expect(open(cookieOf(again)).person).toEqual(person);
  });

  it('tells the API which browser the request is for', async () => {
    await read(open(signedIn()));
    expect(backend.forwarded).toEqual([{ address: '203.0.113.9', userAgent: 'Browser/1.0' }]);
  });
});
