import { expect, it, vi } from 'vitest';
import { conversionAddress } from '../model/addresses.ts';
import { noWhatIf, predictionsOf } from '../model/predicted.ts';
import { conversionResource, readPredictions } from './schedule-tools.resource.server.ts';

type Given = Parameters<typeof conversionResource.loader>[0];

it('gives a driver the open shifts of all days on screen', async () => {
  const attempt = vi.fn<(...args: unknown[]) => Promise<unknown>>().mockResolvedValue({ ok: true, data: {} });
  const address = conversionAddress({ slug: 'east' }, { ghost: 9_999_912, employee: 31, date: '2026-11-01', days: 30 });
  await conversionResource.loader({
    request: new Request(`https://roadside.example${address}`),
    params: { slug: 'east' },
    context: { session: { person: {} }, api: { attempt } },
  } as unknown as Given);
  expect(attempt.mock.calls[0]?.[1]).toMatchObject({
    body: { slug: 'east', ghost: 9_999_912, employee: 31, date: '2026-11-01', days: 30 },
  });
});

it('asks for a forecast with more drivers in some hours and fewer in others', async () => {
  const hours = { hours: [], avl_zone: [], stations_apart: null, children: [] };
  const attempt = vi.fn<(...args: unknown[]) => Promise<unknown>>().mockResolvedValue({ ok: true, data: hours });
  const address = predictionsOf('east', ['2026-11-26', '2026-11-27'], noWhatIf, { added: [[], [0, -2, 1]] });
  await readPredictions({
    api: { attempt },
    slug: 'east',
    search: new URL(`https://roadside.example${address}`).searchParams,
  } as unknown as Parameters<typeof readPredictions>[0]);
  expect(attempt.mock.calls.map(([, asked]) => asked)).toMatchObject([
    { body: { parameters: { date: '2026-11-26' } } },
    { body: { parameters: { date: '2026-11-27', what_if: { drivers_added: [0, -2, 1] } } } },
  ]);
});
