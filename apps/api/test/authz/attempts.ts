import type { CallDefinition } from '@roadside/contract/call';
import { type Asker, askers, stranger } from '../support/askers.ts';
import type { PostOptions } from '../support/open-api.ts';
import type { Touched } from '../support/oracle.ts';
import { sampleBody } from '../support/sample-body.ts';
import { isUnder, levelOf, type Place, places } from '../support/small-world.ts';

/** One request to a call and the targets it touches. */
export interface Attempt {
  readonly what: string;
  readonly options: Omit<PostOptions, 'token'>;
  readonly touched: Touched;
  /** The request needs a right beyond the row's cell. */
  readonly switchesRulesOff?: boolean;
  /** The row's own condition refuses the request, regardless of the cell. */
  readonly refused?: boolean;
  /** The request names a record that does not exist for the asker. If everything else is allowed, the answer is 404. */
  readonly missing?: boolean;
  /** Other people's places that the request names; each must be in the asker's view. */
  readonly others?: readonly (Place | null)[];
}

/** Requests of one call for an asker (null = not signed in). */
export interface BuiltCall {
  readonly call: CallDefinition;
  readonly row: string;
  readonly writes: boolean;
  readonly attempts: (asker: Asker | null) => readonly Attempt[];
}

interface PlaceCase {
  readonly what: string;
  readonly slug: string;
  readonly id: number;
  readonly place: Place | null;
}

const virtualTypes: ReadonlySet<string> = new Set(['club', 'club-region', 'market']);

/** Every place in the world, classified by its position relative to the asker: the classes of the rows G001 to G018. */
export function placeCases(asker: Asker | null): readonly PlaceCase[] {
  const classOf = (place: Place): string => {
    if (asker === null) return 'some place';
    const own = asker.place;
    if (place.id === own.id) return 'own geography';
    if (isUnder(place, own)) return 'descendant of own';
    if (isUnder(own, place)) return 'ancestor of own';
    if (levelOf(place) === levelOf(own)) return 'sibling at own level (outside subtree)';
    return levelOf(place) > levelOf(own) ? 'lower level outside own subtree' : 'higher level unrelated';
  };
  const real = places.map((place) => ({
    what: `${classOf(place)} ${place.slug}`,
    slug: place.slug,
    id: place.id,
    place,
  }));
  const networks = ['-psp', '-nonPSP', '-fleet', '-csn'];
  const cuts = places
    .filter((place) => virtualTypes.has(place.type))
    .map((place, index) => {
      const network = index % networks.length;
      // The id of a virtual organization is negative and not needed here: the slug names it.
      return {
        what: `${classOf(place)}, one network, ${place.slug}`,
        slug: `${place.slug}${networks[network]}`,
        id: 0,
        place,
      };
    });
  return [...real, ...cuts, { what: 'unknown slug', slug: 'nobody-has-this', id: 999_999, place: null }];
}

type Body = Readonly<Record<string, unknown>>;

/** A call in which nothing names a place or a record. */
export const asItIs = (
  call: CallDefinition,
  row: string,
  body: Body = sampleBody(call),
  writes = false,
): BuiltCall => ({
  call,
  row,
  writes,
  attempts: () => [{ what: 'as it is', options: { body }, touched: {} }],
});

/** A call about a record that does not exist. */
export const onMissing = (
  call: CallDefinition,
  row: string,
  body: Body,
  { writes = true }: { readonly writes?: boolean } = {},
): BuiltCall => ({
  call,
  row,
  writes,
  attempts: () => [{ what: 'that does not exist', options: { body }, touched: {}, missing: true }],
});

/** How to try a call on places, with properties added to each attempt. */
interface OnPlaces extends Partial<Attempt> {
  /** @defaultValue false */
  readonly writes?: boolean;
  /** Limits the places. @defaultValue all */
  readonly applies?: (place: Place | null) => boolean;
}

function onPlaces(
  call: CallDefinition,
  row: string,
  cases: (asker: Asker | null) => readonly (PlaceCase & { readonly body: Body })[],
  { writes = false, applies = () => true, ...more }: OnPlaces,
): BuiltCall {
  return {
    call,
    row,
    writes,
    attempts: (asker) =>
      cases(asker)
        .filter(({ place }) => applies(place))
        .map(({ what, place, body }) => ({ what, options: { body }, touched: { place }, ...more })),
  };
}

/** A call whose body names a place by its slug, tried on every place. */
export const onSlugs = (call: CallDefinition, row: string, body: Body, options: OnPlaces = {}): BuiltCall =>
  onPlaces(
    call,
    row,
    (asker) => placeCases(asker).map((each) => ({ ...each, body: { ...body, slug: each.slug } })),
    options,
  );

/** A call whose body names a place by its id, tried on every place that has one. */
export const onIds = (
  call: CallDefinition,
  row: string,
  body: (id: number) => Body,
  options: OnPlaces = {},
): BuiltCall =>
  onPlaces(
    call,
    row,
    (asker) =>
      placeCases(asker)
        .filter(({ id }) => id > 0)
        .map((each) => ({ ...each, body: body(each.id) })),
    options,
  );

/** The people a call may name: every asker and a stranger. */
export const peopleCases = (asker: Asker | null) =>
  [...askers, stranger].map((other) => ({
    what: `${other.name} at ${other.place.slug}`,
    employeeId: other.employeeId,
    person: other,
    touched: {
      place: other.place,
      record: other.employeeId === asker?.employeeId ? ('own' as const) : ('foreign' as const),
    },
  }));
