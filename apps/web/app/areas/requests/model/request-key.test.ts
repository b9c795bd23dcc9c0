import { expect, it } from 'vitest';
import { readRequestKey, requestKeyText } from './request-key.ts';

it('round-trips', () => {
  const key = { slug: 'station-7', kind: 'pto_requests', id: 12 } as const;
  expect(readRequestKey(requestKeyText(key))).toEqual(key);
});

it.each([
  '',
  'station-7~pto_requests~0',
  'station-7~other~1',
  '~pto_requests~1',
  'a/b~pto_requests~1',
  'a~pto_requests~1~2',
])('rejects %j', (text) => {
  expect(readRequestKey(text)).toBeNull();
});
