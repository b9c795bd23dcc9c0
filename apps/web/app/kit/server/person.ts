import type { GeographyReply, SignedInUser } from '@roadside/contract/schemas';
import type { Geography } from '@roadside/domain/geography';
import type { Subject } from '@roadside/domain/permissions';

/** The session's data about the signed-in person: enough for menus, guards and the avatar, nothing secret. */
export interface SessionPerson {
  readonly id: number;
  readonly employeeId: number;
  readonly username: string;
  readonly email: string | null;
  readonly displayName: string;
  readonly positionType: string;
  readonly permissions: readonly string[];
  /** The person's organization; a driver's is the driver's own record (specification, section 4). */
  readonly organization: Geography;
  readonly photoAvatar: string | null;
  readonly teamSlug: string;
  readonly availableCampaignIds: readonly number[];
}

/** The Admin whose session it is, while it sees as the person. */
export interface SessionSeenBy {
  readonly displayName: string;
  /** When it ends by itself. */
  readonly until: string;
}

/** Converts a geography of the contract to the domain's type. */
export function geographyOf(reply: GeographyReply): Geography {
  return {
    id: reply.id,
    baseId: reply.base_id,
    slug: reply.slug,
    name: reply.name,
    displayName: reply.display_name,
    type: reply.type,
    facilityType: reply.facility_type,
    stationFacilityType: reply.station_facility_type,
    parentId: reply.ancestors[0]?.id ?? null,
    ancestorIds: reply.ancestors.map(({ id }) => id),
    timeZone: reply.time_zone,
  };
}

export function personOf(user: SignedInUser, organization: GeographyReply): SessionPerson {
  return {
    id: user.id,
    employeeId: user.employee_id,
    username: user.username,
    email: user.email,
    displayName: user.display_name,
    positionType: user.positionType,
    permissions: user.permission,
    organization: geographyOf(organization),
    photoAvatar: user.photo_avatar,
    teamSlug: user.team,
    availableCampaignIds: user.available_campaigns.map(({ id }) => id),
  };
}

/** The signed-in person as a subject for the permission rules. */
export function subjectOf(person: SessionPerson | null): Subject {
  if (!person) return { kind: 'anonymous' };
  return {
    kind: 'employee',
    employeeId: person.employeeId,
    positionType: person.positionType,
    permissions: person.permissions,
    organization: person.organization,
    teamSlug: person.teamSlug,
    availableCampaignIds: person.availableCampaignIds,
  };
}
