import { randomBytes } from 'node:crypto';
import type { Tokens, TokenStore } from '@roadside/contract/client';
import { memoryTokens } from '@roadside/contract/client';
import type { Notice } from '../notices/notice.ts';
import { subjectOf, type SessionPerson, type SessionSeenBy } from './person.ts';
import type { Sealer } from './sealed-cookie.server.ts';
import type { SessionTokens, TokenKeeper } from './token-keeper.server.ts';

/** The state the cookie seals. */
interface SessionState {
  readonly id: string;
  readonly tokens: Tokens | null;
  /** Number of renewals; see `SessionTokens`. */
  readonly generation: number;
  readonly person: SessionPerson | null;
  /** The Admin who sees as the person; null unless one does. */
  readonly seenBy?: SessionSeenBy | null;
  readonly remember: boolean;
  /** Slug of the last viewed geography, kept when moving between areas. */
  readonly geography: string | null;
  /** Whether the overview video is still to be offered after this sign-in (specification, section 1). */
  readonly offersVideo: boolean;
  /** The page in the browser was rendered for permissions the person no longer has. */
  readonly outdatedPage: boolean;
  /** Messages for the next page (a redirect can't show one). */
  readonly notices: readonly Notice[];
}

export interface SessionOptions {
  readonly sealer: Sealer;
  readonly keeper: TokenKeeper;
  /** The cookie is sent over TLS only; then its name carries the __Host- prefix. */
  readonly secure: boolean;
  /** Shown on the next page when the API refused to renew the session. */
  readonly endedNotice: Notice;
}

/** Days a remembered person stays signed in on that browser. */
const rememberDays = 30;
/** Messages that wait for a page; older ones are dropped. */
const maxNotices = 4;
/** Browsers silently drop larger cookies. */
const cookieLimit = 4096;

/**
 * The session of one request: opened from its cookie, changed by loaders and actions, and written back by the server
 * with the response headers. Loaders never touch cookies.
 */
export class RequestSession {
  readonly #options: SessionOptions;
  readonly #arrived: string | null;
  #state: SessionState;
  #shared: SessionTokens | null = null;
  #changed = false;
  /**
   * This browser has signed out, or in as somebody else, since the request was sent; that response set the current
   * cookie.
   */
  #superseded = false;
  #taken: readonly Notice[] = [];
  #ended = false;

  constructor(cookieHeader: string | undefined, options: SessionOptions) {
    this.#options = options;
    this.#arrived = readCookie(cookieHeader, cookieName(options.secure));
    this.#state = stateOf(this.#arrived ? options.sealer.open(this.#arrived) : null) ?? fresh();
    if (this.#state.tokens)
      this.#shared = options.keeper.tokensOf(
        this.#state.id,
        this.#state.tokens,
        this.#state.generation,
        this.#state.person,
        this.#state.seenBy,
      );
    this.#settle();
  }

  /** Null until someone is signed in: the route guard needs a stored token and the logged-in state. */
  get person(): SessionPerson | null {
    this.#settle();
    return this.#state.person;
  }

  /** The Admin whose session it is, while it sees as the person. */
  get seenBy(): SessionSeenBy | null {
    this.#settle();
    return this.#state.seenBy ?? null;
  }

  /** The API refused to renew the session, in this request or in another one. Its message waits for the next page. */
  get ended(): boolean {
    this.#settle();
    return this.#ended;
  }

  /** The client's token store for this session; shared by every request of the session. */
  get tokenStore(): TokenStore {
    return this.#shared ?? memoryTokens();
  }

  /** The current geography: the last one set, otherwise the person's own organization. */
  get geographySlug(): string | null {
    return this.#state.geography ?? this.person?.organization.slug ?? null;
  }

  /** True after a sign-in by somebody who hasn't watched the overview video, until it is watched or postponed. */
  get offersVideo(): boolean {
    return this.#state.offersVideo;
  }

  /** True once the person's permissions have changed, until a full page is rendered for the new ones. */
  get outdatedPage(): boolean {
    this.#settle();
    return this.#state.outdatedPage;
  }

  /** Marks that a full page is being rendered with the person's current permissions. */
  drawWholePage(): void {
    if (this.outdatedPage) this.#change({ ...this.#state, outdatedPage: false });
  }

  /** Signs in. Any session open before ends: its cookies no longer work in this process. */
  start(
    tokens: Tokens,
    person: SessionPerson,
    { remember = false, offersVideo = false }: { readonly remember?: boolean; readonly offersVideo?: boolean } = {},
  ): void {
    this.#shared?.end('logged-out');
    const state = { ...fresh(), tokens, person, remember, offersVideo };
    this.#shared = this.#options.keeper.tokensOf(state.id, tokens, state.generation, person);
    this.#change(state);
  }

  /** Logs out: the cookies of this session no longer work in this process. */
  end(): void {
    this.#shared?.end('logged-out');
    this.#shared = null;
    this.#change(fresh());
  }

  /** Shows the new picture wherever the person is shown. */
  showPicture(photoAvatar: string): void {
    const { person } = this.#state;
    if (person) this.#change({ ...this.#state, person: { ...person, photoAvatar } });
  }

  /** The overview video was watched or postponed; the next sign-in checks again whether it was watched. */
  stopOfferingVideo(): void {
    if (this.#state.offersVideo) this.#change({ ...this.#state, offersVideo: false });
  }

  lookAt(slug: string): void {
    if (slug !== this.geographySlug) this.#change({ ...this.#state, geography: slug });
  }

  /** Shows the message on the next page. Duplicates are dropped. */
  notify(notice: Notice): void {
    if (this.#state.notices.some((waiting) => waiting.text === notice.text)) return;
    this.#change({ ...this.#state, notices: [...this.#state.notices, notice].slice(-maxNotices) });
  }

  /** The messages for the page being rendered; they are shown once. */
  takeNotices(): readonly Notice[] {
    this.#settle();
    const { notices } = this.#state;
    this.#taken = notices;
    if (notices.length) this.#change({ ...this.#state, notices: [] });
    return notices;
  }

  /** The page isn't sent, because the response redirects: the messages it took wait for the next one. */
  returnNotices(): void {
    const taken = this.#taken;
    this.#taken = [];
    if (taken.length) this.#change({ ...this.#state, notices: [...taken, ...this.#state.notices].slice(-maxNotices) });
  }

  /** The Set-Cookie value, or null when the browser's cookie is already current. */
  setCookie(): string | null {
    this.#settle();
    if (!this.#changed) return null;
    // A late response of the previous session would sign the browser out of the new one.
    if (this.#superseded && !this.#state.tokens) return null;
    const { secure, sealer } = this.#options;
    const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
    const worthKeeping = this.#state.tokens || this.#state.notices.length;
    if (!worthKeeping) return this.#arrived === null ? null : `${cookieName(secure)}=; ${attributes}; Max-Age=0`;
    const cookie = `${cookieName(secure)}=${sealer.seal(this.#state)}; ${attributes}${this.#state.remember ? `; Max-Age=${rememberDays * 86_400}` : ''}`;
    if (cookie.length > cookieLimit)
      throw new Error(`The session cookie would have ${cookie.length} characters; browsers keep ${cookieLimit}.`);
    return cookie;
  }

  /** Syncs the state with the shared tokens: renewed by any request, or ended. */
  #settle() {
    const shared = this.#shared;
    if (!shared) return;
    if (shared.ended) {
      this.#shared = null;
      this.#superseded = shared.ended === 'logged-out';
      this.#ended = shared.ended === 'refused';
      const { notices } = this.#state;
      this.#change({
        ...fresh(),
        notices: shared.ended === 'refused' ? [...notices, this.#options.endedNotice] : notices,
      });
    } else if (shared.generation !== this.#state.generation) {
      const before = this.#state.person;
      const person = shared.person ?? before;
      const outdatedPage = this.#state.outdatedPage || rightsOf(before) !== rightsOf(person);
      this.#change({
        ...this.#state,
        tokens: shared.read(),
        generation: shared.generation,
        person,
        // Until the first renewal the shared tokens know nothing of it, and nobody can see as somebody without one.
        seenBy: shared.seenBy,
        // Another person begins at their own location.
        geography: before?.employeeId === person?.employeeId ? this.#state.geography : null,
        outdatedPage,
      });
    }
  }

  #change(state: SessionState) {
    this.#state = state;
    this.#changed = true;
  }
}

function fresh(): SessionState {
  return {
    id: randomBytes(12).toString('base64url'),
    tokens: null,
    generation: 0,
    person: null,
    remember: false,
    geography: null,
    offersVideo: false,
    outdatedPage: false,
    notices: [],
  };
}

/** The values that decide a person's screens and menus, serialized for comparison. */
function rightsOf(person: SessionPerson | null): string {
  return JSON.stringify(subjectOf(person));
}

function cookieName(secure: boolean): string {
  return secure ? '__Host-roadside' : 'roadside';
}

function readCookie(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return null;
}

function stateOf(opened: unknown): SessionState | null {
  // Only this server can seal, so checking its own version mark is enough.
  const isState =
    typeof opened === 'object' && opened !== null && 'id' in opened && 'generation' in opened && 'notices' in opened;
  return isState ? (opened as SessionState) : null;
}
