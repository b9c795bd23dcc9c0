import type { EmployeeSubject } from '@roadside/domain/permissions';
import type { OrganizationTree } from '../organizations/organization-tree.ts';
import type { CallerEmployee, CallerSession } from '../calls/handler.ts';
import { inSameTurn } from '../concurrency/same-turn.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../errors/api-error.ts';
import type { AccessTokens } from './access-token.ts';
import { readCallers } from './caller-repository.ts';
import type { CallerRow } from './caller-repository.ts';

/** An Admin who sees Roadside as the caller. */
export interface SeenBy {
  readonly seeingId: number;
  readonly employeeId: number;
  readonly displayName: string;
  readonly endsAt: Date;
}

/** An authenticated caller. */
export interface Caller {
  readonly subject: EmployeeSubject;
  readonly employee: CallerEmployee;
  readonly session: CallerSession;
  /** Null unless an Admin sees as this person; then nothing may be changed. */
  readonly seenBy: SeenBy | null;
  /** When the access token expires; open streams must end by then. */
  readonly tokenExpiresAt: Date;
}

/** Changes are announced and take effect immediately. This is the longest delay if an announcement is lost. */
const longestStaleMs = 3_000;
const maxCached = 10_000;

/** The channel on which ended sessions and changed rights are announced (migration 0004). */
export const sessionsChannel = 'sessions';

export interface AuthenticatorOptions {
  readonly db: Database;
  readonly tree: OrganizationTree;
  readonly tokens: AccessTokens;
  readonly now: () => Date;
  /** Whether accounts with the demo's well-known password may sign in. @defaultValue true */
  readonly letDemoIn?: boolean;
}

export interface Authenticator {
  /**
   * Returns the caller identified by this Authorization header; null without one.
   * @throws {ApiError} 401 for a token that is not currently valid. The detail mentions the "given token", which makes
   *   the web app renew it silently (specification, section 8).
   */
  authenticate(header: string | undefined): Promise<Caller | null>;
  /** Applies the end of a session immediately, before the database announces it. */
  forget(sessionId: string): void;
  close(): Promise<void>;
}

/**
 * Reads the person behind a token from the database, so that changed permissions and sign-outs take effect immediately.
 */
export async function openAuthenticator({
  db,
  tree,
  tokens,
  now,
  letDemoIn = true,
}: AuthenticatorOptions): Promise<Authenticator> {
  const cache = new Map<string, { readonly row: Promise<CallerRow | null>; readonly readAt: number }>();
  const unlisten = await db.listen(sessionsChannel, (sessionId) => {
    if (sessionId === '') cache.clear();
    else cache.delete(sessionId);
  });

  // When a message is announced, all its readers ask in the same moment; they share a statement.
  const readNow = inSameTurn((sessionIds: readonly string[]) => {
    const rows = readCallers(db.kysely, sessionIds, now());
    return sessionIds.map(async (_, index) => (await rows)[index] ?? null);
  });

  // A dashboard makes a dozen calls at the same time; they share one read.
  const read = (sessionId: string): Promise<CallerRow | null> => {
    const at = now().getTime();
    const cached = cache.get(sessionId);
    if (cached && at - cached.readAt < longestStaleMs && at >= cached.readAt) return cached.row;
    if (cache.size >= maxCached) cache.clear();
    const row = readNow(sessionId);
    const entry = { row, readAt: at };
    cache.set(sessionId, entry);
    row.catch(() => {
      if (cache.get(sessionId) === entry) cache.delete(sessionId);
    });
    return row;
  };

  return {
    authenticate: async (header) => {
      if (header === undefined || header === '') return null;
      const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1];
      if (token === undefined) throw invalid();
      const verified = tokens.verify(token, now());
      if (!verified.ok)
        throw verified.reason === 'expired' ? new ApiError('token-expired', 'The given token has expired.') : invalid();
      const { sessionId, accountId, tokenVersion, seeingId } = verified.claims;
      const row = await read(sessionId);
      if (
        !row ||
        row.account_id !== accountId ||
        row.revoked_at !== null ||
        row.expires_at <= now() ||
        !row.active ||
        tokenVersion < row.token_version ||
        // Each token is for one person: seeing as somebody, stopping, and running out of time each need another one.
        seeingId !== currentSeeing(row, now()) ||
        (row.demo && !letDemoIn)
      )
        throw invalid();
      return toCaller(row, tree, verified.expiresAt);
    },
    forget: (sessionId) => {
      cache.delete(sessionId);
    },
    close: unlisten,
  };
}

function currentSeeing({ seeing }: CallerRow, now: Date): number | null {
  return seeing && seeing.endsAt > now ? seeing.id : null;
}

function invalid(): ApiError {
  return new ApiError('token-invalid', 'The given token is not valid.');
}

function toCaller(row: CallerRow, tree: OrganizationTree, tokenExpiresAt: Date): Caller {
  const organization = tree.byId(row.organization_id);
  if (!organization)
    throw new ApiError('unavailable', 'Your organization is still loading. Try again in a moment.', {
      retryAfterSeconds: 2,
    });
  return {
    subject: {
      kind: 'employee',
      employeeId: row.employee_id,
      positionType: row.position_type,
      permissions: row.permissions,
      organization,
      teamSlug: row.team,
      availableCampaignIds: row.available_campaigns.flatMap((campaign) => {
        const id: unknown =
          typeof campaign === 'object' && campaign !== null && 'id' in campaign ? campaign.id : undefined;
        return typeof id === 'number' ? [id] : [];
      }),
    },
    employee: {
      id: row.employee_id,
      displayName: row.display_name,
      organizationId: row.organization_id,
      positionType: row.position_type,
    },
    session: { id: row.session_id, accountId: row.account_id },
    seenBy: row.seeing && {
      seeingId: row.seeing.id,
      employeeId: row.owner.id,
      displayName: row.owner.displayName,
      endsAt: row.seeing.endsAt,
    },
    tokenExpiresAt: row.seeing && row.seeing.endsAt < tokenExpiresAt ? row.seeing.endsAt : tokenExpiresAt,
  };
}
