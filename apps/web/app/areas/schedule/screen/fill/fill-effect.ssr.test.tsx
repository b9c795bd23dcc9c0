import { QueryClient } from '@tanstack/react-query';
import type { FillResult } from '@roadside/domain/fill-gaps';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ResourceStoreContext } from '../../../../kit/resource/resource-provider.tsx';
import { keyOf } from '../../../../kit/resource/resource.ts';
import { onShift } from '../../model/fill.ts';
import { noWhatIf, predictionsOf, type WhatIf } from '../../model/predicted.ts';
import type { PredictionReply } from '../../model/schedule-reply.ts';
import { driverReply, entryReply, hourReply, scheduleReply } from '../../model/schedule-samples.ts';
import { openSession, type ScheduleSession } from '../../model/schedule-session.ts';
import type { OpenSchedule } from '../schedule-context.ts';
import { FillEffect } from './fill-effect.tsx';

const timeZone = 'America/New_York';
const day = '2026-11-27';
const from = Date.parse('2026-11-27T05:00:00.000Z');
const hour = 3_600_000;
const proposals = [
  { driverId: 1, start: from + 8 * hour, end: from + 16 * hour, services: ['Tow' as const], overtimeHours: 0 },
];
const result: FillResult = { proposals, short: { before: 8, after: 0 }, overtime: { before: 0, after: 0 } };

const predicted = (on_time_pred: number): PredictionReply => ({
  hours: [hourReply('2026-11-27T14:00:00.000Z', { on_time_pred })],
  avl_zone: [],
  stations_apart: null,
  children: [],
});

/** The figures on screen, for the what-if and a forecast of each of some schedules. */
function drawn(
  session: ScheduleSession,
  {
    whatIf = noWhatIf,
    forecasts,
  }: { whatIf?: WhatIf; forecasts: readonly (readonly [address: string, onTime: number])[] },
): string {
  const client = new QueryClient();
  for (const [address, onTime] of forecasts) client.setQueryData(keyOf(address), predicted(onTime));
  const open = {
    place: { slug: 'norristown', timeZone },
    hours: [{ at: from + 9 * hour, volume: 4, needed: 2, range: null, onTime: 60, target: null, best: null }],
    whatIf,
    state: { session },
  } as unknown as OpenSchedule;
  const store = { clientOf: () => client, mount: () => undefined, unmount: () => undefined };
  const html = renderToString(
    <ResourceStoreContext value={store}>
      <FillEffect open={open} from={from} to={from + 24 * hour} basis={onShift(session).onScreen} result={result} />
    </ResourceStoreContext>,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

const openWeek = () =>
  openSession({
    reply: scheduleReply({
      drivers: [driverReply(1, 'Kim Ray')],
      schedule: [entryReply(10, { employee: 1, start: '2026-11-27T17:00:00.000Z', hours: 8 })],
    }),
    shown: { from: '2026-11-22', days: 7 },
    timeZone,
  });
const inHours = (first: number, past: number, count: number) =>
  Array.from({ length: 25 }, (_, at) => (at >= first && at < past ? count : 0));

it('compares calls on time before and after under the same what-if', () => {
  const storm: WhatIf = { ...noWhatIf, storm: 40 };
  const added = [inHours(8, 16, 1)];
  const words = drawn(openWeek(), {
    whatIf: storm,
    forecasts: [
      [predictionsOf('norristown', [day], noWhatIf, { added }), 95],
      [predictionsOf('norristown', [day], storm, { added }), 70],
    ],
  });
  expect(words).toContain('On time 60% 70%');
  expect(words).not.toContain('unsaved');
});

it('compares with the schedule on screen, unsaved changes included', () => {
  const session = openWeek();
  const shift = session.model.shift('10')!;
  session.model.apply([{ kind: 'remove', shift }], 'keyboard');
  const unsaved = [inHours(12, 20, -1)];
  const both = [inHours(8, 20, 0).map((_, at) => (at >= 8 && at < 12 ? 1 : at >= 16 && at < 20 ? -1 : 0))];
  const words = drawn(session, {
    forecasts: [
      [predictionsOf('norristown', [day], noWhatIf, { added: unsaved }), 40],
      [predictionsOf('norristown', [day], noWhatIf, { added: both }), 55],
    ],
  });
  expect(words).toContain('On time 40% 55%');
  expect(words).toContain('Before and after include your unsaved changes.');
});
