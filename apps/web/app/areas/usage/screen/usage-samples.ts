import type { UsageScreenProps } from './usage-screen.tsx';
import type { UserActivityScreenProps } from './user-activity-screen.tsx';

const months = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];

/** Sample data of the usage report, for stories and tests. */
export const usageSample: UsageScreenProps = {
  place: { slug: 'lantern', name: 'Lantern Motor Club' },
  today: '2026-11-20',
  now: '2026-11-20T19:30:00Z',
  top: true,
  state: {
    from: '2026-06-01',
    to: '2026-11-20',
    step: 'month',
    group: 'position_type',
    count: 'people',
    userDays: false,
    facilityTypes: [],
    positions: [],
  },
  outcome: {
    ok: true,
    data: {
      dates: months,
      groups: [
        { name: 'driver', users: [310, 322, 318, 329, 340, 351], visits: [4102, 4310, 4275, 4398, 4512, 3120] },
        { name: 'staff', users: [58, 57, 60, 61, 60, 62], visits: [1204, 1190, 1233, 1260, 1248, 881] },
        { name: 'executive', users: [6, 6, 6, 7, 7, 7], visits: [402, 388, 410, 431, 440, 302] },
      ],
      total: { users: [374, 385, 384, 397, 407, 420], visits: [5708, 5888, 5918, 6089, 6200, 4303] },
      positions: ['driver', 'executive', 'staff'],
    },
  },
  paths: {
    ok: true,
    data: {
      from: '2026-10-22',
      to: '2026-11-20',
      steps: [
        { page: 'My Dashboard', next: 'Surveys', visits: 812 },
        { page: 'Home', next: 'Schedule', visits: 640 },
        { page: 'Surveys', next: 'Call Details', visits: 288 },
      ],
      funnel: [
        { position_type: 'driver', came: 351, dashboard: 290, surveys: 144 },
        { position_type: 'staff', came: 62, dashboard: 60, surveys: 51 },
        { position_type: 'executive', came: 7, dashboard: 7, surveys: 6 },
      ],
      stopped: [
        {
          employee_id: 81,
          display_name: 'Teddy Marsh',
          position_type: 'driver',
          last_day: '2026-09-14',
          days_before: 22,
        },
        {
          employee_id: 82,
          display_name: 'Ignacio de la Cruz y Vega',
          position_type: 'staff',
          last_day: '2026-10-02',
          days_before: 9,
        },
      ],
      cohorts: [
        { position_type: 'driver', month: '2026-08', came: [14, 12, 11, 9] },
        { position_type: 'staff', month: '2026-08', came: [3, 3, 2, 3] },
        { position_type: 'driver', month: '2026-10', came: [22, 20] },
        { position_type: 'executive', month: '2026-11', came: [1] },
      ],
    },
  },
};

/** Sample data of user activity. */
export const activitySample: UserActivityScreenProps = {
  place: { slug: 'norristown', name: 'Harbor Towing, Norristown' },
  now: '2026-11-20T19:30:00Z',
  outcome: {
    ok: true,
    data: {
      kept_days: 90,
      users: [
        {
          employee_id: 7,
          display_name: 'Sam Okafor',
          position_type: 'station-admin',
          visits: 212,
          last_visit: '2026-11-20T18:00:00Z',
          pages: [
            { page: 'Schedule', visits: 120 },
            { page: 'My Dashboard', visits: 92 },
          ],
        },
        {
          employee_id: 8,
          display_name: 'Teddy Marsh',
          position_type: 'driver',
          visits: 0,
          last_visit: null,
          pages: [],
        },
      ],
    },
  },
};
