import { defineConformance } from '../../test/conformance.tsx';
import { fileDropAnatomy, FileDrop } from './index.ts';

export const fileDropConformance = defineConformance({
  anatomy: fileDropAnatomy,
  render: (probe) => (
    <FileDrop
      {...probe('Root')}
      aria-label="Roster"
      files={[{ id: '1', name: 'roster.csv', size: 4000, stage: 'failed' }]}
      onRetry={() => undefined}
      onRemove={() => undefined}
    />
  ),
  // No file was rejected.
  absent: ['Problems'],
});
