import { describe, expect, it } from 'vitest';
import type { Geography } from '@roadside/domain/geography';
import { can, type Subject } from '@roadside/domain/permissions';
import { barEntries, railEntries } from './rail-entries.ts';

const organization: Geography = {
  id: 1,
  baseId: 1,
  slug: 'lantern',
  name: 'Lantern',
  displayName: 'Lantern',
  type: 'club',
  facilityType: null,
  stationFacilityType: null,
  parentId: null,
  ancestorIds: [],
  timeZone: 'America/New_York',
};
const railOf = (positionType: string, permissions: readonly string[] = []) => {
  const subject: Subject = { kind: 'employee', employeeId: 1, positionType, permissions, organization, teamSlug: null };
  return railEntries((action) => can(subject, action).allowed);
};
const labels = (entries: ReturnType<typeof railOf>) => entries.map(({ label }) => label);

describe('the rail', () => {
  it('has the specification’s home menu first, in its order', () => {
    const rail = railOf('executive');
    expect(labels(rail).slice(0, 4)).toEqual(['Home', 'Dashboard', 'Surveys', 'Call Details']);
    expect(labels(rail[2]?.children ?? [])).toEqual(['Overview', 'Raw Surveys', 'Emulated Surveys', 'Comments']);
  });

  it('shows a driver only what they may open', () => {
    const all = railOf('driver').flatMap((entry) => [entry].concat(entry.children));
    expect(all.map(({ screen }) => screen)).not.toEqual(expect.arrayContaining(['usage']));
    for (const hidden of [
      'usage',
      'user-activity',
      'exec-reports',
      'communications',
      'campaigns',
      'campaign-creation',
      'banks',
      'sandbox',
      'season',
    ])
      expect(all.map(({ screen }) => screen)).not.toContain(hidden);
  });

  it('shows the platform operator the Arena, the bank and usage', () => {
    expect(labels(railOf('Admin', ['Admin', 'see-all']))).toEqual(
      expect.arrayContaining(['Arena', 'Administration', 'Reports']),
    );
    expect(labels(railOf('executive'))).not.toContain('Arena');
  });

  it('always leads to an existing destination of the group', () => {
    for (const entry of railOf('Admin', ['Admin', 'see-all'])) expect(entry.destination).toMatch(/^\//);
  });

  it('gives a driver’s phone what is needed on the road, and everybody else’s the first of the rail', () => {
    const bar = barEntries(railOf('driver'), 'driver');
    expect(bar.map(({ label, destination }) => [label, destination])).toEqual([
      ['Schedule', '/scheduler/slug/scheduling'],
      ['Requests', '/scheduler/slug/requests'],
      ['Score', '/surveys/slug?dashboard=1'],
      ['Calls', '/passed-calls/slug'],
    ]);
    expect(labels([...barEntries(railOf('executive'), 'executive')])).toEqual([
      'Home',
      'Dashboard',
      'Surveys',
      'Call Details',
    ]);
  });
});
