import { calls } from '@roadside/contract/calls';
import type { AccessExplanation } from '@roadside/domain/permissions';
import { handle, handlePublic } from '../../platform/calls/handler.ts';
import type { Handler } from '../../platform/calls/handler.ts';
import type { Services } from '../../platform/services.ts';
import { placesBelow, toGeographyReply } from '../../platform/organizations/access/geography-reply.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { listBookmarks } from './bookmark.repository.ts';
import { addBookmark, removeBookmark } from './bookmark.service.ts';
import { lookUpEmployees } from '../people/index.ts';
import { createFirstAccount, firstAccountStatus } from './first-account.service.ts';
import { acceptInvite, createInvite } from './invite.service.ts';
import { readOutbox } from './outbox.service.ts';
import { confirmPasswordReset, requestPasswordReset } from './password-reset.service.ts';
import { readPreferences, updatePreferences } from './preferences.service.ts';
import { setProfilePicture } from './profile-picture.service.ts';
import { explainAccessOf, explainOwnAccess } from './explain-access.service.ts';
import { listSeeing, startSeeing, stopSeeing } from './seeing.service.ts';
import { refreshTokens, signIn, signOut } from './session.service.ts';
import { endSessions, listSessions } from './session-list.service.ts';
import { refreshReply, signInReply } from './sign-in-reply.ts';

const { accounts } = calls;

/** Signing in and out, and a person's own account data. */
export function accountsHandlers(services: Pick<Services, 'tokens' | 'authenticator'>): Handler[] {
  return [
    handlePublic(accounts.login, async (context, { body: { username, email, password } }) => {
      const login = email === undefined ? { username: username ?? '' } : { email };
      return signInReply(context, await signIn(context, services.tokens, login, password));
    }),
    handlePublic(accounts.refresh, async (context, { body }) =>
      refreshReply(context, await refreshTokens(context, services.tokens, body.refresh)),
    ),
    handle(accounts.logout, async (context) => {
      await signOut(context);
      services.authenticator.forget(context.session.id);
      return { ended: true as const };
    }),
    handle(accounts.organizations, async (context, { body: { slug, children } }) => {
      const { db, tree, subject, config } = context;
      const place = permittedGeography(context, tree.bySlug(slug));
      const reader = { db, tree, subject, access: config.access };
      const reply = await toGeographyReply(place, reader);
      return children ? { ...reply, children: placesBelow(place, reader) } : reply;
    }),
    handle(accounts.employeesLookup, async (context, { body }) => ({
      employees: await lookUpEmployees(context, body.employee_lookup),
    })),
    handle(accounts.bookmarkAdd, (context, { body }) => addBookmark(context, body)),
    handle(accounts.bookmarkList, async ({ db, employee }) => ({
      bookmarks: await listBookmarks(db.kysely, employee.id),
    })),
    handle(accounts.bookmarkRemove, async (context, { body }) => ({
      bookmarks: await removeBookmark(context, body.id),
    })),
    handle(accounts.preferencesRead, async (context) => ({ preferences: await readPreferences(context) })),
    handle(accounts.preferencesUpdate, async (context, { body }) => ({
      preferences: await updatePreferences(context, body.preferences),
    })),
    handle(accounts.profilePicture, async (context, { body }) => ({
      photo_avatar: await setProfilePicture(context, body.photo),
    })),
    handlePublic(accounts.resetPasswordRequest, async (context, { body }) => {
      await requestPasswordReset(context, body.email);
      return { done: true as const };
    }),
    handlePublic(accounts.resetPasswordConfirm, async (context, { body }) => {
      await confirmPasswordReset(context, body.token, body.password);
      return { done: true as const };
    }),
    handlePublic(
      accounts.inviteAccept,
      async (context, { body: { token, username, password, first_name, last_name } }) => ({
        username: await acceptInvite(context, {
          token,
          username,
          password,
          firstName: first_name,
          lastName: last_name,
        }),
      }),
    ),
    handlePublic(accounts.firstAccountStatus, (context) => firstAccountStatus(context)),
    handlePublic(accounts.firstAccountCreate, async (context, { body }) => ({
      username: await createFirstAccount(context, body.code, {
        username: body.username,
        email: body.email,
        password: body.password,
        firstName: body.first_name,
        lastName: body.last_name,
        clubName: body.club_name,
        timeZone: body.time_zone,
      }),
    })),
    handle(accounts.inviteCreate, (context, { body: { email, organization_id, position_type } }) =>
      createInvite(context, { email, organizationId: organization_id, positionType: position_type }),
    ),
    handle(accounts.sessions, async (context) => ({ sessions: await listSessions(context) })),
    handle(accounts.endSessions, async (context, { body }) => {
      const ended = await endSessions(context, body.keep_this ?? false);
      if (!body.keep_this) services.authenticator.forget(context.session.id);
      return { ended };
    }),
    handle(accounts.startSeeing, async (context, { body }) => {
      const started = await startSeeing(context, body.employee_id);
      services.authenticator.forget(context.session.id);
      return started;
    }),
    handle(accounts.stopSeeing, async (context) => {
      const stopped = await stopSeeing(context);
      services.authenticator.forget(context.session.id);
      return { stopped };
    }),
    handle(accounts.listSeeing, async (context) => ({ seeing: await listSeeing(context) })),
    handle(accounts.explainAccess, async (context, { body }) => explanationReply(explainOwnAccess(context, body))),
    handle(accounts.explainAccessOf, async (context, { body }) =>
      explanationReply(await explainAccessOf(context, body)),
    ),
    handle(accounts.outbox, async (context) => ({ mails: await readOutbox(context) })),
  ];
}

const explanationReply = ({ allowed, sentences }: AccessExplanation) => ({ allowed, sentences: [...sentences] });
