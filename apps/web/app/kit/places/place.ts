import type { FacilityType, GeographyType } from '@roadside/domain/geography';

/** The location a screen is about, as much of it as a screen needs. */
export interface Place {
  readonly id: number;
  readonly slug: string;
  readonly baseSlug: string;
  readonly name: string;
  readonly type: GeographyType;
  readonly facilityType: FacilityType | null;
  readonly timeZone: string;
  /** What contains it, the widest first; `open` tells whether this person may go there. */
  readonly path: readonly {
    readonly slug: string;
    readonly name: string;
    readonly type: GeographyType;
    readonly open: boolean;
  }[];
}
