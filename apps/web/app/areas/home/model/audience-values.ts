import { positionWords } from '@roadside/domain/permissions';
import type { AudienceInput, EditedWidget } from '@roadside/contract/schemas';
import { countWords } from '../../../kit/format/count-words.ts';

/** A location in an audience. */
export interface AudiencePlace {
  readonly id: number;
  readonly name: string;
}

/** An audience as a form holds it; an empty list doesn't limit it. */
export interface AudienceValues {
  readonly positions: readonly string[];
  readonly places: readonly AudiencePlace[];
  /** Ids, as text. */
  readonly groups: readonly string[];
}

type StoredAudience = EditedWidget['audience'];

/** A stored audience for a form; without one, everybody. */
export function audienceValuesOf(stored: StoredAudience | null): AudienceValues {
  return {
    positions: stored?.positions ?? [],
    places: stored?.organizations.map(({ id, display_name }) => ({ id, name: display_name })) ?? [],
    groups: stored?.groups.map(({ id }) => String(id)) ?? [],
  };
}

/** An audience as the API takes it. */
export function audienceOf({ positions, places, groups }: AudienceValues): AudienceInput {
  return {
    positions: [...positions],
    organization_ids: places.map(({ id }) => id),
    group_ids: groups.map(Number),
  };
}

/** A stored audience in words: 'Everybody', or 'Driver · Harbor Towing and 2 more'. */
export function audienceWords({ positions, organizations, groups }: StoredAudience): string {
  const parts = [
    positions.map(positionWords).join(', '),
    shortened(organizations.map(({ display_name }) => display_name)),
    shortened(groups.map(({ group_name }) => group_name)),
  ].filter(Boolean);
  return parts.length === 0 ? 'Everybody' : parts.join(' · ');
}

function shortened(names: readonly string[]): string {
  const [first = '', ...others] = names;
  return others.length === 0 ? first : `${first} and ${countWords(others.length, 'other', 'others')}`;
}
