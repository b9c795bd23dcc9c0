import type { AppLoadContext } from '@remix-run/node';
import type { Geography } from '@roadside/domain/geography';
import { describe, expect, it } from 'vitest';
import type { SessionPerson } from '../kit/server/person.ts';
import { loadShell } from './shell.loader.server.ts';

const organization: Geography = {
  id: 3,
  baseId: 3,
  slug: 'kim-ray',
  name: 'kim-ray',
  displayName: 'Kim Ray',
  type: 'driver',
  facilityType: null,
  stationFacilityType: null,
  parentId: 2,
  ancestorIds: [2, 1],
  timeZone: 'America/New_York',
};

/** The shell of a driver, with the owner's access settings. */
async function frameOf(availableCampaignIds: readonly number[], access: AppLoadContext['access']) {
  const person = {
    username: 'kim',
    displayName: 'Kim Ray',
    positionType: 'driver',
    employeeId: 7,
    permissions: [],
    teamSlug: null,
    organization,
    availableCampaignIds,
  } as unknown as SessionPerson;
  const context = {
    access,
    mode: 'production',
    inPage: true,
    session: { person, outdatedPage: false, geographySlug: null, offersVideo: false },
    api: { attempt: () => Promise.resolve({ ok: false }) },
  } as unknown as AppLoadContext;
  const frame = await loadShell({ request: new Request('http://roadside.test/home/'), params: {}, context });
  return frame.rail.map(({ label }) => label);
}

describe('the rail of the shell', () => {
  it('shows the Arena to enrolled drivers where the owner allows it, and to no other driver', async () => {
    expect(await frameOf([3], { arenaAudience: 'enrolled' })).toContain('Arena');
    expect(await frameOf([], { arenaAudience: 'enrolled' })).not.toContain('Arena');
    expect(await frameOf([3], { arenaAudience: 'admin' })).not.toContain('Arena');
  });
});
