'use client';
import { type ComponentType, createElement, useEffect, useRef, useState } from 'react';
import type { LiveBasemapProps } from './live-basemap.tsx';

interface LiveEngineProps extends LiveBasemapProps {
  /** How long the map library may take to load. */
  readonly milliseconds: number;
  /** It did not load, or took too long. */
  readonly onLate: () => void;
}

/** The map library, fetched when this is first drawn. Until it is there, the drawn map shows. */
export function LiveEngine({ milliseconds, onLate, ...props }: LiveEngineProps) {
  const [engine, setEngine] = useState<{ readonly Live: ComponentType<LiveBasemapProps> } | null>(null);
  const late = useRef(onLate);
  useEffect(() => {
    late.current = onLate;
  });
  useEffect(() => {
    let waiting = true;
    const fail = () => {
      if (waiting) late.current();
      waiting = false;
    };
    const timer = setTimeout(fail, milliseconds);
    import('./live-basemap.tsx').then(({ default: Live }) => {
      if (waiting) setEngine({ Live });
      clearTimeout(timer);
    }, fail);
    return () => {
      waiting = false;
      clearTimeout(timer);
    };
  }, [milliseconds]);
  return engine && createElement(engine.Live, props);
}
