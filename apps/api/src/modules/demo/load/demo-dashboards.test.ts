import { expect, it } from 'vitest';
import { describeEachEngine } from '../../../platform/testing/describe-each-engine.ts';
import { fillSmallClub, people } from '../../../platform/testing/small-club.ts';
import { dashboardReplies } from '../../dashboards/dashboard-reply.ts';
import { visibleDashboards } from '../../dashboards/dashboards.repository.ts';
import { demoAccounts } from '../people/demo-accounts.ts';
import { insertDemoDashboards } from './demo-dashboards.ts';

describeEachEngine('the dashboards of the demo', (open) => {
  it('exist twice per account; the territory’s is shared, with comments and notes', async () => {
    const db = open().kysely;
    const { employeeIds: ids, organizationIds } = await fillSmallClub(open());
    const present = Object.keys(people) as (keyof typeof people)[];
    // Six people stand in for the seven accounts.
    const employeeIds = new Map(
      demoAccounts
        .slice(0, present.length)
        .map(({ username }, index) => [username, ids[present[index] ?? 'ada.admin']] as const),
    );
    await insertDemoDashboards(db, { employeeIds, lastDay: '2026-11-20', now: new Date('2026-11-21T12:00:00Z') });
    for (const [username, id] of employeeIds) {
      // Read at the station admin's organization, which for the stand-in is the club.
      const seen = await dashboardReplies(db, await visibleDashboards(db, id), {
        employeeId: id,
        organizationId: organizationIds['club'] ?? 0,
      });
      expect(seen.filter(({ owner }) => owner.id === id).map(({ name }) => name)).toEqual([
        'My numbers',
        'Member voice',
      ]);
      const shared = seen.find(({ owner }) => owner.id === employeeIds.get('territory.demo'));
      expect([username, shared !== undefined]).toEqual([
        username,
        ['territory.demo', 'station-admin.demo', 'staff.demo', 'driver.demo'].includes(username),
      ]);
      const trend = shared?.elements.find(({ chart_type }) => chart_type === 'trendTable');
      if (trend)
        expect([trend.comments.length, trend.annotations.map(({ day, until }) => [day, until])]).toEqual([
          4,
          [
            ['2026-10-17', '2026-10-23'],
            ['2026-10-24', null],
          ],
        ]);
    }
  });
});
