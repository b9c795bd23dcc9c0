import type { MapCover } from '@roadside/charts/map';
import { type RefObject, useEffect, useState } from 'react';
import { coverOf } from '../model/map-cover.ts';

const none: MapCover = {};

/** What a panel hides of the map it floats over, in px; nothing while it is beside the map or collapsed. */
export function useCover(area: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>): MapCover {
  const [cover, setCover] = useState(none);
  useEffect(() => {
    const [map, over] = [area.current, panel.current];
    if (!map || !over) return undefined;
    const measure = () => {
      const plot = map.querySelector('[data-component="CallMap.Plot"]');
      if (!plot) return;
      const next = coverOf(plot.getBoundingClientRect(), over.getBoundingClientRect());
      setCover((known) => (known.left === next.left && known.right === next.right ? known : next));
    };
    const watched = new ResizeObserver(measure);
    watched.observe(map);
    watched.observe(over);
    return () => watched.disconnect();
  }, [area, panel]);
  return cover;
}
