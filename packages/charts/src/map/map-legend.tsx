import { RampLegend } from '../internal/frame/ramp-legend.tsx';
import { cx } from '../internal/frame/cx.ts';
import { stepped } from '../internal/frame/paint.css.ts';
import type { Words } from '../internal/words/words.ts';
import * as styles from './call-map.css.ts';
import type { MapLayer, MapScene } from './map-scene.ts';

interface MapLegendProps {
  readonly scene: MapScene;
  readonly label: string;
  readonly layer: MapLayer;
  readonly minClusterSize: number;
  readonly fewUnder: number;
  readonly words: Words;
}

/** The legend: the colors, sizes and shapes that are currently on the map. */
export function MapLegend({ scene, label, layer, minClusterSize, fewUnder, words }: MapLegendProps) {
  const { marks, ramp, scale } = scene;
  const has = (kind: 'dot' | 'cluster') => layer === 'dots' && marks.some((mark) => mark.kind === kind);
  const sample = { 'data-scale': scale, 'data-step': 4 } as const;
  return (
    <div data-component="CallMap.Legend" className={styles.legend}>
      {ramp && (
        <span className={styles.legendItem}>
          {label}
          <RampLegend ramp={ramp} />
        </span>
      )}
      {has('dot') && (
        <span className={styles.legendItem}>
          <span aria-hidden data-filled {...sample} className={cx(styles.sampleDot, stepped)} />
          {words.say('mapDotKey')}
        </span>
      )}
      {has('cluster') && (
        <span className={styles.legendItem}>
          <span aria-hidden {...sample} className={cx(styles.sampleCluster, stepped)} />
          {words.say('mapClusterKey', { least: minClusterSize })}
        </span>
      )}
      {layer !== 'heat' && marks.some(({ few }) => few) && (
        <span className={styles.legendItem}>
          <span aria-hidden className={styles.sampleFew} />
          {words.say('mapFewKey', { least: fewUnder })}
        </span>
      )}
      {layer !== 'heat' && marks.some(({ step, few }) => step === 0 && !few) && (
        <span className={styles.legendItem}>
          <span aria-hidden className={styles.sampleDot} />
          {words.say('mapNoValueKey')}
        </span>
      )}
    </div>
  );
}
