import { dashboardGroupOf } from '@roadside/domain/dashboards';

/** Whose dashboard it is and with how many people the owner shares it. */
export interface Audience {
  readonly ownerId: number;
  readonly employeeId: number;
  /** People it is shared with; known to the owner only. */
  readonly sharedWith: number;
  readonly placeName: string;
}

/** Who will read a comment or a note, named before it is sent: who sees the dashboard and may view the place. */
export function audienceOf({ ownerId, employeeId, sharedWith, placeName }: Audience): string {
  switch (dashboardGroupOf(ownerId, employeeId)) {
    case 'global':
      return `Visible to everyone who can view ${placeName}`;
    case 'shared':
      return `Visible to everyone on this shared dashboard who can view ${placeName}`;
    case 'my':
      return sharedWith === 0
        ? 'Visible only to you until you share this dashboard'
        : `Visible to you and the people you share this dashboard with who can view ${placeName}`;
  }
}
