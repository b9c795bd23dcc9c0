import { dashboardGroupOf } from '@roadside/domain/dashboards';

/** A dashboard's owner, and the number of people it is shared with. */
export interface Audience {
  readonly ownerId: number;
  readonly employeeId: number;
  /** Number of people it is shared with; known to the owner only. */
  readonly sharedWith: number;
  readonly placeName: string;
}

/**
 * Describes who will see a comment or note, shown before it is sent: people who see the dashboard and may view the
 * location.
 */
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
