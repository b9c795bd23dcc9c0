import { expect, it, vi } from 'vitest';
import { conversionAddress } from '../model/addresses.ts';
import { conversionResource } from './schedule-tools.resource.server.ts';

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
