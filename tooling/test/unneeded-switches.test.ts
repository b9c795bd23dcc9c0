import { describe, expect, test } from 'vitest';
import { unneededSwitches } from '../bootstrap/chromium.mjs';

describe("the browser's processes share memory", () => {
  test.each([
    ['in memory, where there is a gigabyte for it', 1024 ** 3, ['--disable-dev-shm-usage']],
    ['in files, where there is less', 1024 ** 3 - 1, []],
    ['in files, where there are the 64 MB of many containers', 64 * 1024 ** 2, []],
    ['in files, where the system has no place for it', 0, []],
  ])('%s', (_, bytes, switches) => expect(unneededSwitches(bytes)).toEqual(switches));
});
