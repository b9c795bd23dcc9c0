'use client';
import { inTime } from '@roadside/foundations/in-time';
import { type ComponentType, createElement, useEffect, useRef, useState } from 'react';
import type * as liveBasemap from './live-basemap.tsx';

interface LiveEngineProps extends liveBasemap.LiveBasemapProps {
  /** Load timeout of the map library, in milliseconds. */
  readonly timeout: number | undefined;
  /** Called when it failed to load or timed out. */
  readonly onLost: () => void;
}

type Engine = typeof liveBasemap;

/** The URL that failed. A browser does not refetch a module that failed to import, so a retry uses a different URL. */
let lostAt: string | null = null;
let tries = 0;

const addressIn = (error: unknown): string | null =>
  error instanceof TypeError ? (/https?:\/\/\S+\.js\b/.exec(error.message)?.[0] ?? null) : null;

function bring(): Promise<Engine> {
  if (lostAt === null) return import('./live-basemap.tsx');
  tries += 1;
  return import(/* @vite-ignore */ `${lostAt}?again=${tries}`) as Promise<Engine>;
}

/** The map library, loaded on first render. Until then the drawn map shows. */
export function LiveEngine({ timeout, onLost, ...props }: LiveEngineProps) {
  const [engine, setEngine] = useState<{ readonly Live: ComponentType<liveBasemap.LiveBasemapProps> } | null>(null);
  const lost = useRef(onLost);
  useEffect(() => {
    lost.current = onLost;
  });
  useEffect(() => {
    let wanted = true;
    inTime(bring(), timeout).then(
      ({ default: Live }) => wanted && setEngine({ Live }),
      (error: unknown) => {
        lostAt = addressIn(error) ?? lostAt;
        if (wanted) lost.current();
      },
    );
    return () => {
      wanted = false;
    };
  }, [timeout]);
  return engine && createElement(engine.Live, props);
}
