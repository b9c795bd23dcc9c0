'use client';
import { addProtocol } from 'maplibre-gl';
import { PMTiles, Protocol } from 'pmtiles';
import { useEffect, useState } from 'react';

const protocol = /* @__PURE__ */ new Protocol();
let added = false;

/** Usable tiles: their URL as the map library takes it, and their layers. */
export interface Tiles {
  readonly url: string;
  readonly layers: ReadonlySet<string>;
  /** The attribution from the file; null if it has none. */
  readonly attribution: string | null;
}

/** The text of an attribution, which often contains links; null if there is none. */
export const wordsOf = (attribution: string | undefined): string | null =>
  attribution?.replaceAll(/<[^>]*>/g, '').trim() || null;

/** A file's metadata. */
function readMetadata(metadata: unknown): Omit<Tiles, 'url'> {
  const { vector_layers: layers = [], attribution } = metadata as {
    readonly vector_layers?: readonly { readonly id: string }[];
    readonly attribution?: string;
  };
  return {
    layers: new Set(layers.map(({ id }) => id)),
    attribution: wordsOf(attribution),
  };
}

/** The tiles of a PMTiles file, read by range requests; undefined while loading, null if unusable. */
export function useTiles(file: string | undefined): Tiles | null | undefined {
  const [tiles, setTiles] = useState<Tiles | null | undefined>(file === undefined ? null : undefined);
  useEffect(() => {
    if (file === undefined) return undefined;
    let wanted = true;
    if (!added) addProtocol('pmtiles', protocol.tile);
    added = true;
    const address = new URL(file, document.baseURI).href;
    const archive = new PMTiles(address);
    protocol.add(archive);
    archive.getMetadata().then(
      (metadata) => {
        const read = readMetadata(metadata);
        if (wanted) setTiles(read.layers.size > 0 ? { url: `pmtiles://${address}`, ...read } : null);
      },
      // Falls back to the bundled borders.
      () => wanted && setTiles(null),
    );
    return () => {
      wanted = false;
    };
  }, [file]);
  return tiles;
}
