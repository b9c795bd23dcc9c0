import { createRemixStub } from '@remix-run/testing';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadServedParts } from '../../../kit/page/served-parts.ts';
import { pack } from '../../../kit/packed/packed.ts';
import { ResourceProvider } from '../../../kit/resource/resource-provider.tsx';
import { noticesToConfirm } from '../model/notices-to-confirm.ts';
import { noWhatIf, predictionsOf } from '../model/predicted.ts';
import { readScheduleAddress, shownDates } from '../model/schedule-address.ts';
import type { PredictionReply } from '../model/schedule-reply.ts';
import { driverReply, entryReply, hourReply, noticeReply, pageOf, scheduleReply } from '../model/schedule-samples.ts';
import { ScheduleScreen, type ScheduleScreenProps } from './schedule-screen.tsx';

beforeAll(loadServedParts);

const loaded = pageOf(
  scheduleReply({
    drivers: [driverReply(1, 'Kim Ray')],
    schedule: [entryReply(10, { employee: 1, start: '2026-11-24T11:00:00.000Z', hours: 8 })],
  }),
);

function markup(more: Partial<ScheduleScreenProps> = {}, query = ''): string {
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

  it('says the forecast in its first words, in place of what would push the shifts down later', () => {
    const hour = hourReply('2026-11-24T12:00:00.000Z', { on_time_pred: 80 });
    const data: PredictionReply = { hours: [hour], avl_zone: [], stations_apart: null, children: [] };
    const shown = readScheduleAddress(new URLSearchParams('span=day'), loaded.today);
    const forecast = { address: predictionsOf('norristown', shownDates(shown), noWhatIf), data: pack(data) };
    const html = markup({ first: { forecast, notices: null } }, '?span=day');
    expect(html.replaceAll('<!-- -->', '')).toContain(
      '3 calls expected, 1 driver-hour short across 1 hour. 80% on time with the saved schedule.',
    );
    // The page came with the forecast of other days.
    expect(markup({ first: { forecast, notices: null } })).not.toContain('calls expected');
  });

  it('asks a driver to confirm in its first words', () => {
    const notices = {
      address: noticesToConfirm('norristown', loaded.today),
      data: { notices: [noticeReply(1, 'Kim Ray')] },
    };
    const html = markup({
      person: { id: 2, employeeId: 1, driver: true },
      mayChange: false,
      first: { forecast: null, notices },
    });
    expect(html).toContain('Your schedule changed');
    expect(html).toContain('Confirm my schedule');
  });

  it('shows a driver the next shift first', () => {
    const html = markup({ person: { id: 2, employeeId: 1, driver: true }, mayChange: false });
    expect(html).toContain('On shift now');
    expect(html).toContain('6:00 AM – 2:00 PM');
  });

  it('calls a shift the next one only where it knows of all before it', () => {
    const driver = { person: { id: 2, employeeId: 1, driver: true }, mayChange: false };
    const before = { ...driver, today: '2026-11-23', now: '2026-11-23T14:00:00.000Z' };
    expect(markup(before)).toContain('Next shift');
    const weekBefore = { ...driver, today: '2026-11-20', now: '2026-11-20T14:00:00.000Z' };
    const html = markup(weekBefore, '?day=2026-11-24');
    expect(html).toContain('First shift in this period');
    expect(html).not.toContain('Next shift');
  });

  it('reports what could not be read', () => {
    const html = markup({ outcome: { ok: false, problem: { kind: 'unreachable', detail: '', requestId: 'r' } } });
    expect(html).toContain('Schedule');
    expect(html).not.toContain('Kim Ray');
  });
});
