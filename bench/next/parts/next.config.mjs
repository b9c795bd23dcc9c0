import { join } from 'node:path';

export default {
  distDir: 'build',
  // What the packages bring themselves is installed at the top of the repository.
  outputFileTracingRoot: join(import.meta.dirname, '..', '..', '..'),
};
