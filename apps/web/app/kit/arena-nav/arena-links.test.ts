import type { Geography } from '@roadside/domain/geography';
import { menus } from '@roadside/domain/navigation';
import { describe, expect, it } from 'vitest';
import type { SessionPerson } from '../server/person.ts';
import { arenaLinks } from './arena-links.ts';
import { arenaPlaceOf } from './arena-place.server.ts';

const placeOf = (type: Geography['type'], positionType: string, permissions: readonly string[] = []) =>
  arenaPlaceOf(
    {
      positionType,
      permissions,
      employeeId: 7,
      teamSlug: 'night-lamps',
      availableCampaignIds: [],
      organization: { id: 3, baseId: 3, slug: 'kim-ray', type, ancestorIds: [2, 1] },
    } as unknown as SessionPerson,
    { viewScope: 'rank', arenaAudience: 'admin' },
  );
const labels = (of: ReturnType<typeof placeOf>) => arenaLinks(of).map(({ label }) => label);

describe('the links of the Arena', () => {
  it('lead a driver to everything of their own, also without the menu', () => {
    const driver = placeOf('driver', 'driver');
    expect(labels(driver)).toEqual([...menus.arena.map(({ label }) => label), 'Bank']);
    expect(arenaLinks(driver).map(({ to }) => to)).toEqual([
      '/team/night-lamps',
      '/draft/night-lamps',
      '/season/',
      '/leaderboard/kim-ray',
      '/skill-tree/kim-ray',
      '/bookie/kim-ray',
      '/performance_campaign/',
      '/bank/kim-ray',
    ]);
  });

  it('lead an Admin to every bank, and nobody else of the office', () => {
    const admin = arenaLinks(placeOf('club', 'Admin', ['Admin']));
    expect(admin.find(({ key }) => key === 'bank')?.to).toBe('/bank/');
    const others = ['My Team', 'Draft', 'Season', 'Leaderboard', 'Campaigns'];
    expect(labels(placeOf('club', 'executive'))).toEqual(others);
    expect(labels(placeOf('station', 'station-admin'))).toEqual(others);
  });

  it('lead a driver with the permission Admin to their own bank only', () => {
    expect(placeOf('driver', 'driver', ['Admin']).bank).toBe('/bank/kim-ray');
  });
});
