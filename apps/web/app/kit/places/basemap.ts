/** Where this app serves the basemap of its maps. */
export const basemapTiles = '/basemap/tiles.pmtiles';
