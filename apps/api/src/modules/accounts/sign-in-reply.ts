import { calls } from '@roadside/contract/calls';
import { signedInUser } from '@roadside/contract/schemas';
import type { RefreshReply, SignedInUser, SignInReply } from '@roadside/contract/schemas';
import type { Geography } from '@roadside/domain/geography';
import type { EmployeeSubject } from '@roadside/domain/permissions';
import { placesAfterLogin } from '@roadside/domain/session';
import type { PublicCallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { toGeographyReply } from '../../platform/organizations/access/geography-reply.ts';
import { readEmployee } from './account.repository.ts';
import type { EmployeeRow } from './account.repository.ts';
import { listBookmarks } from './bookmark.repository.ts';
import type { BookmarkRow } from './bookmark.repository.ts';
import { withDefaults } from './preferences.service.ts';
import type { Renewed, SignedIn } from './session.service.ts';

const { notifications: notificationsSchema } = calls.accounts.login.reply.shape;
const { available_campaigns: campaignsSchema } = signedInUser.shape;

/** The data the web app initializes its session with (specification, sections 3 and 4). */
export async function signInReply(
  context: PublicCallContext,
  { employeeId, ...tokens }: SignedIn,
): Promise<SignInReply> {
  const { employee, bookmarks, places, organization, reader } = await readPerson(context, employeeId);
  return {
    ...tokens,
    user: toSignedInUser(employee, bookmarks),
    organization,
    geography:
      places.geography.id === places.organization.id ? organization : await toGeographyReply(places.geography, reader),
    preferences: withDefaults(employee.preferences),
    notifications: employee.notifications.flatMap(
      (notification) => notificationsSchema.element.safeParse(notification).data ?? [],
    ),
    video_watched: employee.video_watched,
  };
}

/**
 * Returns new tokens with the person's current data. The old token is already spent, so if the person can't be read,
 * the reply omits them rather than failing and losing the new token.
 */
export async function refreshReply(
  context: PublicCallContext,
  { employeeId, seenBy, ...tokens }: Renewed,
): Promise<RefreshReply> {
  try {
    const { employee, bookmarks, organization } = await readPerson(context, employeeId);
    return { ...tokens, person: { user: toSignedInUser(employee, bookmarks), organization }, seen_by: seenBy };
  } catch (error) {
    context.log.warn({ err: error }, 'a session was renewed without its person');
    return { ...tokens, seen_by: seenBy };
  }
}

async function readPerson({ db, tree, config }: PublicCallContext, employeeId: number) {
  const [employee, bookmarks] = await Promise.all([
    readEmployee(db.kysely, employeeId),
    listBookmarks(db.kysely, employeeId),
  ]);
  const belongsTo = tree.byId(employee.organization_id);
  if (!belongsTo)
    throw new ApiError('unavailable', 'Your organization is still loading. Try again in a moment.', {
      retryAfterSeconds: 2,
    });
  const reader = { db, tree, access: config.access, subject: subjectOf(employee, belongsTo) };
  const places = placesAfterLogin({
    positionType: employee.position_type,
    own: belongsTo.type === 'driver' ? belongsTo : null,
    organization: belongsTo,
  });
  const organization = await toGeographyReply(places.organization, reader);
  return { employee, bookmarks, reader, places, organization };
}

function subjectOf(employee: EmployeeRow, organization: Geography): EmployeeSubject {
  return {
    kind: 'employee',
    employeeId: employee.id,
    positionType: employee.position_type,
    permissions: employee.permissions,
    organization,
    teamSlug: employee.team,
  };
}

function toSignedInUser(employee: EmployeeRow, bookmarks: BookmarkRow[]): SignedInUser {
  return {
    id: employee.id,
    employee_id: employee.id,
    username: employee.username,
    email: employee.email,
    date_joined: employee.date_joined.toISOString(),
    is_staff: employee.is_staff,
    active: employee.active,
    bio: employee.bio,
    display_name: employee.display_name,
    first_name: employee.first_name,
    last_name: employee.last_name,
    group: employee.group_name,
    login_id: employee.login_id,
    permission: employee.permissions,
    phone_number: employee.phone_number,
    photo_avatar: employee.photo_avatar,
    banner_pic: employee.banner_pic,
    site_visits: employee.site_visits,
    positionType: employee.position_type,
    available_campaigns: employee.available_campaigns.flatMap(
      (campaign) => campaignsSchema.element.safeParse(campaign).data ?? [],
    ),
    team: employee.team,
    bookmarks,
  };
}
