import { defineConformance } from '../../test/conformance.tsx';
import { Timeline, timelineAnatomy } from './index.ts';

export const timelineConformance = defineConformance({
  anatomy: timelineAnatomy,
  // Only in the clock layout.
  absent: ['Before'],
  render: (probe) => (
    <Timeline
      {...probe('Root')}
      items={[{ id: '1', at: '2026-11-20T19:05:00Z', title: 'Job assigned' }]}
      onMore={() => undefined}
    />
  ),
});
