'use client';
import { useMemo } from 'react';
import type { ChartProps } from '../internal/frame/chart-frame.tsx';
import { SceneFrame } from '../internal/frame/scene-frame.tsx';
import { useWords } from '../internal/frame/use-chart-settings.ts';
import { CloudLayer } from './cloud-layer.tsx';
import { type QuadrantSpec, quadrantScene } from './quadrant.layout.ts';
import { quadrantMessages } from '../internal/words/messages/quadrant.messages.ts';

/** Props of {@link Quadrant}. */
export interface QuadrantProps extends ChartProps, QuadrantSpec {}

/**
 * Shows items by two measures, in four named quadrants: what to fix now, watch, keep, celebrate. More than 5,000 items
 * are drawn on a canvas; the tooltip, keyboard, table and CSV still include every one of them.
 *
 * @example
 * <Quadrant title="Topics" x={{ label: 'Mentions' }} y={{ label: 'Change of score' , parts: 0 }} items={[{ label: 'Wait', x: 120, y: -0.3 }]}
 *   names={{ topStart: 'Watch', topEnd: 'Celebrate', bottomStart: 'Monitor', bottomEnd: 'Fix now' }} />
 */
export function Quadrant({ items, x, y, names, messages, ...frame }: QuadrantProps) {
  const words = useWords(messages, quadrantMessages);
  const scene = useMemo(() => quadrantScene({ items, x, y, names }, words), [items, x, y, names, words]);
  return (
    <SceneFrame
      size="lg"
      {...frame}
      name="Quadrant"
      scene={scene}
      words={words}
      layer={scene.clouds && <CloudLayer clouds={scene.clouds} />}
    />
  );
}
