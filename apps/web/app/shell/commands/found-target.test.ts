import { expect, it } from 'vitest';
import { targetOf } from './found-target.ts';

const hrefOf = (target: ReturnType<typeof targetOf>) => ('href' in target ? target.href : target.slug);

it.each([
  ['places', 'north'],
  // In their drawers, at their station.
  ['calls', '/passed-calls/north?drawer=call%7Enorth%7E3'],
  ['surveys', '/surveys/north?dashboard=2&drawer=survey%7E3%7Enorth'],
  ['dashboards', '/dashboard/club?dashboard=3'],
  ['reports', '/exec-reports/north'],
  ['scorecards', '/scorecards/north'],
  ['usage', '/usage/north'],
  ['subscriptions', '/subscriptions/'],
  ['modules', '/training/north?module=3'],
  ['messages', '/chat/3/'],
  ['mail', '/mail/?thread=3'],
] as const)('opens %s at %s', (kind, href) => {
  expect(hrefOf(targetOf(kind, { id: '3', slug: 'north' }, 'club'))).toBe(href);
});

it('opens an element on its dashboard', () => {
  expect(hrefOf(targetOf('elements', { id: '7~12', slug: null }, 'club'))).toBe(
    '/dashboard/club?dashboard=7#element-12',
  );
});
