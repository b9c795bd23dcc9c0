import { IconButton } from '@roadside/ui/icon-button';
import { MinusIcon, PlusIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { Skeleton } from '@roadside/ui/skeleton';
import { type Ref, useState } from 'react';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import type { MapFieldsProps } from './map-fields.tsx';
import { mapMetrics, mapModeLabels } from './map-metrics.ts';
import * as styles from './maps.css.ts';

/** Pickers and menus weigh as much as the map without its library, which should not wait for them. */
const MapFields = lazyPart(() => import('./map-fields.tsx'), <Skeleton shape="block" className={styles.fieldsRoom} />);

/** On a narrow screen the map comes first, so its menus start collapsed. */
const first = { wide: true, narrow: false };

/** The view menus of the map: mode, focus metric, filters, and dates. */
export function MapPanel({ ref, ...props }: MapFieldsProps & { readonly ref: Ref<HTMLElement> }) {
  const { state } = props;
  const { compared } = state;
  const [unfolded, setUnfolded] = useState({ ...first, wide: !compared, compared });
  // Two maps side by side are too narrow for menus that float over one of them.
  if (unfolded.compared !== compared) setUnfolded({ ...unfolded, wide: !compared, compared });
  return (
    <section
      ref={ref}
      className={styles.panel}
      aria-label="Map view"
      data-wide={unfolded.wide || undefined}
      data-narrow={unfolded.narrow || undefined}
    >
      <Inline justify="between">
        <h2 className={styles.panelTitle}>Map view</h2>
        <p className={styles.panelState}>
          {[
            mapModeLabels[state.mode],
            mapMetrics.find(({ id }) => id === state.focus)?.label ?? 'Number of calls',
          ].join(', ')}
        </p>
        {(['wide', 'narrow'] as const).map((width) => (
          <span key={width} className={styles.foldAt[width]}>
            <IconButton
              size="sm"
              emphasis="plain"
              label={unfolded[width] ? 'Collapse map view' : 'Expand map view'}
              aria-expanded={unfolded[width]}
              onClick={() => setUnfolded({ ...unfolded, [width]: !unfolded[width] })}
            >
              {unfolded[width] ? <MinusIcon size={16} /> : <PlusIcon size={16} />}
            </IconButton>
          </span>
        ))}
      </Inline>
      <div className={styles.fields}>
        <MapFields {...props} />
      </div>
    </section>
  );
}
