import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPage } from '../../../kit/resource/kept-page.ts';
import { campaignPageName, keptCampaign } from './kept-campaigns.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('is shown again for an hour, and only for the same campaign', () => {
  const client = new QueryClient();
  const page = { campaign: '7' };
  keepPage(client, campaignPageName('7'), page, 2 * 3_600_000);
  vi.setSystemTime(new Date('2026-11-18T12:59:00Z'));
  expect(keptCampaign(client, '7')).toBe(page);
  expect(keptCampaign(client, '8')).toBeNull();
  vi.setSystemTime(new Date('2026-11-18T13:00:00Z'));
  expect(keptCampaign(client, '7')).toBeNull();
});
