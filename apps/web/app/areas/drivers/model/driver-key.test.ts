import { expect, it } from 'vitest';
import { driverKeyText, readDriverKey } from './driver-key.ts';

it('round-trips', () => {
  const key = { slug: 'lantern-psp', orgId: -9, id: 9999912 };
  expect(readDriverKey(driverKeyText(key))).toEqual(key);
});

it.each(['', 'lantern~1', 'lantern~0~1', 'lantern~1~0', '~1~1', 'a/b~1~1', 'lantern~1~1~1'])('rejects %j', (text) => {
  expect(readDriverKey(text)).toBeNull();
});
