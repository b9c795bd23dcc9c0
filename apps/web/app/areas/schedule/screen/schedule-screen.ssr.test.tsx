import { createRemixStub } from '@remix-run/testing';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadServedParts } from '../../../kit/page/served-parts.ts';
import { ResourceProvider } from '../../../kit/resource/resource-provider.tsx';
import type { LoadedSchedule } from '../model/loaded-schedule.ts';
import { driverReply, entryReply, scheduleReply } from '../model/schedule-samples.ts';
import { ScheduleScreen } from './schedule-screen.tsx';

beforeAll(loadServedParts);

const loaded: LoadedSchedule = {
  place: {
    id: 5,
    slug: 'norristown',
    baseSlug: 'norristown',
    name: 'Norristown',
    type: 'station',
    facilityType: null,
    timeZone: 'America/New_York',
    path: [],
  },
  person: { id: 1, employeeId: 1, driver: false },
  mayChange: true,
  mayUnlock: false,
  today: '2026-11-24',
  now: '2026-11-24T14:00:00.000Z',
  aheadMs: 0,
  outcome: {
    ok: true,
    data: scheduleReply({
      drivers: [driverReply(1, 'Kim Ray')],
      schedule: [entryReply(10, { employee: 1, start: '2026-11-24T11:00:00.000Z', hours: 8 })],
    }),
  },
};

function markup(more: Partial<LoadedSchedule> = {}, query = ''): string {
  const Page = createRemixStub([
    {
      id: 'signed-in',
      path: '/',
      loader: () => null,
      children: [{ path: 'scheduler/:slug/scheduling', Component: () => <ScheduleScreen {...loaded} {...more} /> }],
    },
  ]);
  return renderToString(
    <ResourceProvider>
      <Page
        initialEntries={[`/scheduler/norristown/scheduling${query}`]}
        hydrationData={{ loaderData: { 'signed-in': {} } }}
      />
    </ResourceProvider>,
  );
}

describe('the server-rendered schedule', () => {
  it('has its drivers and shifts', () => {
    const html = markup();
    expect(html).toContain('Kim Ray');
    expect(html).toContain('Tow, 6:00 AM to 2:00 PM, Kim Ray');
  });

  it('shows a driver the next shift first', () => {
    const html = markup({ person: { id: 2, employeeId: 1, driver: true }, mayChange: false });
    expect(html).toContain('On shift now');
    expect(html).toContain('6:00 AM – 2:00 PM');
  });

  it('reports what could not be read', () => {
    const html = markup({ outcome: { ok: false, problem: { kind: 'unreachable', detail: '', requestId: 'r' } } });
    expect(html).toContain('Schedule');
    expect(html).not.toContain('Kim Ray');
  });
});
