import type { FacilityType, GeographyType } from '@roadside/domain/geography';

/** The location a screen is about, reduced to what a screen needs. */
export interface Place {
  readonly id: number;
  readonly slug: string;
  readonly baseSlug: string;
  readonly name: string;
  readonly type: GeographyType;
  readonly facilityType: FacilityType | null;
  readonly timeZone: string;
  /** Its ancestors, the widest first; `open` is true if the person may go there. */
  readonly path: readonly {
    readonly slug: string;
    readonly name: string;
    readonly type: GeographyType;
    readonly open: boolean;
  }[];
}
