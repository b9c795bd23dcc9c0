'use client';
import { useEffect, useRef } from 'react';
import { cx } from '../internal/frame/cx.ts';
import { painted } from '../internal/frame/paint.css.ts';
import type { Cloud } from '../internal/scene/scene.ts';
import * as styles from './cloud-layer.css.ts';

/** A canvas for more dots than a page can hold. A server renders it empty; the drawing code loads separately. */
export function CloudLayer({ clouds }: { readonly clouds: readonly Cloud[] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let wanted = true;
    // If it fails to load, the picture's dots stay: fewer, in the same places.
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
