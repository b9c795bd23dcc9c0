import { describe, expect, it } from 'vitest';
import { planClub } from '../organization/organization-plan.ts';
import { planBookmarks } from './bookmark-plan.ts';
import { demoAccounts } from './demo-accounts.ts';
import { planPeople } from './people-plan.ts';

const club = planClub(1);
const people = planPeople(1, club);
const byUsername = (username: string) => people.find((person) => person.username === username);

describe('the demo people', () => {
  it('are 420 drivers and 60 staff with unique keys and logins', () => {
    expect(people.filter(({ position }) => position === 'driver')).toHaveLength(420);
    expect(people.filter(({ position }) => position !== 'driver')).toHaveLength(60);
    expect(new Set(people.map(({ key }) => key)).size).toBe(480);
    expect(new Set(people.map(({ loginId }) => loginId)).size).toBe(480);
  });

  it('include the seven demo accounts with the positions, places and rights in the architecture page', () => {
    expect(people.filter(({ username }) => username !== null)).toHaveLength(7);
    const home = club.homeStation;
    expect(home.facilityType).toBe('PSP');
    expect(home.territory.slug).toBe('montgomery');
    expect(byUsername('driver.demo')).toMatchObject({
      position: 'driver',
      permissions: [],
      organizationKey: home.drivers[0]?.key,
    });
    expect(byUsername('station-admin.demo')).toMatchObject({
      position: 'station-admin',
      permissions: ['see-children'],
      organizationKey: home.key,
    });
    expect(byUsername('staff.demo')).toMatchObject({
      position: 'staff',
      permissions: [],
      organizationKey: home.businessKey,
    });
    expect(byUsername('territory.demo')).toMatchObject({
      position: 'territory-associate',
      permissions: [],
      organizationKey: 'territory:montgomery',
    });
    expect(byUsername('executive.demo')).toMatchObject({
      position: 'executive',
      permissions: ['see-all'],
      organizationKey: 'club:lantern',
    });
    expect(byUsername('admin.demo')).toMatchObject({
      position: 'admin',
      permissions: ['see-all', 'homepage-edit'],
      organizationKey: 'club:lantern',
    });
    expect(byUsername('platform.demo')).toMatchObject({
      position: 'Admin',
      permissions: ['Admin', 'see-all', 'see-children', 'homepage-edit', 'beta'],
      organizationKey: 'club:lantern',
    });
    expect(demoAccounts.map(({ username }) => username)).toHaveLength(7);
  });

  it('have fictional telephone numbers', () => {
    for (const { phone } of people) expect(phone).toMatch(/^\d{3}-555-01\d\d$/);
  });

  it('have two to five bookmarks each, to existing organizations', () => {
    const slugs = new Set(club.organizations.map(({ slug }) => slug));
    const counts = new Map<string, number>();
    for (const { employeeKey, display, link } of planBookmarks(1, club, people)) {
      counts.set(employeeKey, (counts.get(employeeKey) ?? 0) + 1);
      expect(display).toBe(display.toUpperCase());
      expect(slugs.has(link.split('/')[2] ?? ''), link).toBe(true);
    }
    expect(counts.size).toBe(480);
    for (const count of counts.values()) expect(count >= 2 && count <= 5).toBe(true);
  });
});
