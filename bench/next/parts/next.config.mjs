import { join } from 'node:path';

export default {
  distDir: 'build',
  // The packages' own dependencies are installed at the top of the repository.
  outputFileTracingRoot: join(import.meta.dirname, '..', '..', '..'),
};
