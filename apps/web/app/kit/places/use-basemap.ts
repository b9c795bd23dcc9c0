import { useRouteLoaderData } from '@remix-run/react';
import type { CallMapProps } from '@roadside/charts/map';
import { useMemo } from 'react';
import { type BasemapProvider, isTileTemplate } from './basemap-provider.ts';

/** Path at which this app serves the basemap. */
const basemapTiles = '/basemap/tiles.pmtiles';

const styleOf = (address: string) =>
  isTileTemplate(address)
    ? {
        version: 8 as const,
        sources: { tiles: { type: 'raster' as const, tiles: [address], tileSize: 256 } },
        layers: [{ id: 'tiles', type: 'raster' as const, source: 'tiles' }],
      }
    : address;

/** The basemap settings for the maps of every screen: our own file, or the installation's provider. */
export function useBasemap(): Pick<CallMapProps, 'tiles' | 'mapStyle' | 'attribution'> {
  const provider = useRouteLoaderData<{ readonly basemap?: BasemapProvider | null }>('signed-in')?.basemap ?? null;
  return useMemo(
    () =>
      provider
        ? {
            mapStyle: { day: styleOf(provider.day), night: styleOf(provider.night) },
            attribution: provider.attribution ?? undefined,
          }
        : { tiles: basemapTiles },
    [provider],
  );
}
