import { facilityTypes, geographyTypes } from '@roadside/domain/geography';
import { z } from 'zod';
import { id, slug, text } from './scalars.ts';

/** The organization types of the specification, section 3, widest first. */
export const geographyType = z.enum(geographyTypes);

/** A type as sent by a caller: the labels of the drill-down menu ('Club-Region') are also accepted. */
export const geographyTypeInput = z.preprocess(
  (value) => (typeof value === 'string' ? value.toLowerCase() : value),
  geographyType,
) as unknown as z.ZodType<z.output<typeof geographyType>, z.input<typeof geographyType>>;

/** Provider network; csn = contract stations = PSP and nonPSP together (decisions 9). */
export const facilityType = z.enum(facilityTypes);

const placeReference = z.object({ id, slug, name: z.string(), type: geographyType });

/** An organization or driver (specification, section 3). */
export const geography = z
  .object({
    id,
    slug,
    name: z.string(),
    display_name: z.string(),
    type: geographyType,
    position_type: geographyType.describe('Same value as type; the specification uses both names.'),
    facility_type: facilityType.nullable().describe('The network in a facility-type slug; null for all networks.'),
    station_facility_type: z.enum(['PSP', 'nonPSP', 'Fleet']).nullable().describe("A station's own network."),
    base_id: id.describe(
      'For a facility-type organization, the id of the organization it is based on; otherwise its own id.',
    ),
    base_slug: slug,
    parent: slug
      .nullable()
      .describe('Slug of the organization directly above; null at the top and if the caller can’t see it.'),
    grandparent: slug.nullable(),
    parent_name: z.string().nullable(),
    ancestors: z.array(placeReference).describe('Every organization that contains this one, nearest first.'),
    first_name: z.string().nullable().describe('Set for drivers.'),
    last_name: z.string().nullable(),
    time_zone: z.string().describe('IANA name; this organization’s days are in this zone.'),
  })
  .meta({ id: 'Geography' });

export type GeographyReply = z.output<typeof geography>;

/** A location directly below another. */
export const placeBelow = placeReference.extend({
  has_children: z.boolean().describe('Whether it has children of its own.'),
});
export type PlaceBelow = z.output<typeof placeBelow>;

/** The geography of a dashboard request. It must match the one in the path. */
export const geographyArgument = z.strictObject({
  id,
  slug,
  type: geographyTypeInput.optional(),
  position_type: geographyTypeInput.optional(),
  name: text(200, 0).optional(),
});
