'use client';
import { useRef } from 'react';
import * as styles from './call-map.css.ts';
import type { MapBox } from './projection.ts';

interface LassoLayerProps {
  readonly box: MapBox;
  /** Called with the line the user drew, as flat pairs of box pixels, and whether it adds to the selection. */
  readonly onDraw: (line: readonly number[], adds: boolean) => void;
}

/** Captures the pointer while a lasso is drawn. */
export function LassoLayer({ box, onDraw }: LassoLayerProps) {
  const path = useRef<SVGPathElement>(null);
  const line = useRef<number[] | null>(null);
  const follow = (target: Element, clientX: number, clientY: number) => {
    const place = target.getBoundingClientRect();
    line.current?.push(clientX - place.left, clientY - place.top);
    const pairs = line.current ?? [];
    path.current?.setAttribute(
      'd',
      pairs.map((value, index) => `${index === 0 ? 'M' : index % 2 === 0 ? 'L' : ' '}${Math.round(value)}`).join(''),
    );
  };
  return (
    <svg
      aria-hidden
      data-component="CallMap.Lasso"
      className={styles.lasso}
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      onPointerDown={(event) => {
        event.stopPropagation();
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        line.current = [];
        follow(event.currentTarget, event.clientX, event.clientY);
      }}
      onPointerMove={(event) => line.current && follow(event.currentTarget, event.clientX, event.clientY)}
      onPointerUp={(event) => {
        const drawn = line.current;
        line.current = null;
        path.current?.removeAttribute('d');
        if (drawn && drawn.length >= 6) onDraw(drawn, event.shiftKey);
      }}
      onPointerCancel={() => {
        line.current = null;
        path.current?.removeAttribute('d');
      }}
    >
      <path ref={path} className={styles.lassoLine} />
    </svg>
  );
}
