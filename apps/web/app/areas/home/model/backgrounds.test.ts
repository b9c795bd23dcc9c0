import { backgroundPath, backgrounds } from '@roadside/domain/home';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(backgrounds.map(({ id }) => id))('the app has the background %s', (id) => {
  expect(existsSync(new URL(`../../../../public${backgroundPath(id)}`, import.meta.url))).toBe(true);
});
