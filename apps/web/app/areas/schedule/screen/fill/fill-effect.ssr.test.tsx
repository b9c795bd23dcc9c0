import { QueryClient } from '@tanstack/react-query';
import type { FillResult } from '@roadside/domain/fill-gaps';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ResourceStoreContext } from '../../../../kit/resource/resource-provider.tsx';
import { keyOf } from '../../../../kit/resource/resource.ts';
import { addedByHour } from '../../model/fill.ts';
import { noWhatIf, predictionsOf, type WhatIf } from '../../model/predicted.ts';
import type { PredictionHour, PredictionReply } from '../../model/schedule-reply.ts';
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

const predicted = (on_time_pred: number): PredictionReply => {
  const one: PredictionHour = {
    sc_dt: '2026-11-27T14:00:00.000Z',
    volume_pred: 4,
    volume_low: 1,
    volume_high: 7,
    on_time_pred,
    on_time_target: null,
    on_time_best: null,
    productivity_goal: 0.75,
    drivers_needed: 2,
    total_drivers: 1,
    code: null,
    was_optimized: false,
    time_type: '1h',
  };
  return { hours: [one], avl_zone: [], stations_apart: null, children: [] };
};

it('compares calls on time before and after under the same what-if', () => {
  const storm: WhatIf = { ...noWhatIf, storm: 40 };
  const client = new QueryClient();
  const added = addedByHour([day], proposals, timeZone);
  client.setQueryData(keyOf(predictionsOf('norristown', [day], noWhatIf, { added })), predicted(95));
  client.setQueryData(keyOf(predictionsOf('norristown', [day], storm, { added })), predicted(70));
  const open = {
    place: { slug: 'norristown', timeZone },
    hours: [{ at: from + 9 * hour, volume: 4, needed: 2, range: null, onTime: 60, target: null, best: null }],
    whatIf: storm,
  } as unknown as OpenSchedule;
  const store = { clientOf: () => client, mount: () => undefined, unmount: () => undefined };
  const html = renderToString(
    <ResourceStoreContext value={store}>
      <FillEffect open={open} from={from} to={from + 24 * hour} result={result} />
    </ResourceStoreContext>,
  );
  expect(html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toContain('On time 60% 70%');
});
