// A screen rendered to text starts to load its late parts. They have to be there before the file ends: the module
// loader closes with the last one, and the test that runs then would fail.
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
