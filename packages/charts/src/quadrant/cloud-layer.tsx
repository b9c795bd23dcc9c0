'use client';
import { useEffect, useRef } from 'react';
import { cx } from '../internal/frame/cx.ts';
import { painted } from '../internal/frame/paint.css.ts';
import type { Cloud } from '../internal/scene/scene.ts';
import * as styles from './cloud-layer.css.ts';

/** A canvas for more dots than a page can hold. A server sends it empty; what draws on it comes when it is there. */
export function CloudLayer({ clouds }: { readonly clouds: readonly Cloud[] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let wanted = true;
    // Without it the dots of the picture stay: fewer, in the same places.
    import('./paint-clouds.ts').then(
      ({ keepPainted }) => {
        if (wanted && canvas.current) stop = keepPainted(canvas.current, clouds);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
      stop?.();
    };
  }, [clouds]);
  return <canvas ref={canvas} aria-hidden data-component="Chart.Cloud" className={cx(styles.canvas, painted)} />;
}
