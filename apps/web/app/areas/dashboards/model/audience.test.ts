import { globalOwnerId } from '@roadside/domain/dashboards';
import { expect, it } from 'vitest';
import { audienceOf } from './audience.ts';

const said = { employeeId: 7, sharedWith: 0, placeName: 'Summit Pass' };

it.each([
  ['global', { ...said, ownerId: globalOwnerId }, 'Visible to everyone who can view Summit Pass'],
  ['own, not shared', { ...said, ownerId: 7 }, 'Visible only to you until you share this dashboard'],
  [
    'own, shared',
    { ...said, ownerId: 7, sharedWith: 2 },
    'Visible to you and the people you share this dashboard with who can view Summit Pass',
  ],
  [
    'shared by somebody',
    { ...said, ownerId: 8 },
    'Visible to everyone on this shared dashboard who can view Summit Pass',
  ],
])('lists who can read a comment on a dashboard that is %s', (_, audience, words) => {
  expect(audienceOf(audience)).toBe(words);
});
