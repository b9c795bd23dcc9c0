'use client';
import { inTime } from '@roadside/foundations/in-time';
import { type ComponentType, createElement, useEffect, useRef, useState } from 'react';
import type { LiveBasemapProps } from './live-basemap.tsx';

interface LiveEngineProps extends LiveBasemapProps {
  /** How long the map library may take to load, in milliseconds. */
  readonly timeout: number | undefined;
  /** It did not load, or took too long. */
  readonly onLost: () => void;
}

/** The map library, fetched when this is first drawn. Until it is there, the drawn map shows. */
export function LiveEngine({ timeout, onLost, ...props }: LiveEngineProps) {
  const [engine, setEngine] = useState<{ readonly Live: ComponentType<LiveBasemapProps> } | null>(null);
  const lost = useRef(onLost);
  useEffect(() => {
    lost.current = onLost;
  });
  useEffect(() => {
    let wanted = true;
    inTime(import('./live-basemap.tsx'), timeout).then(
      ({ default: Live }) => wanted && setEngine({ Live }),
      () => wanted && lost.current(),
    );
    return () => {
      wanted = false;
    };
  }, [timeout]);
  return engine && createElement(engine.Live, props);
}
