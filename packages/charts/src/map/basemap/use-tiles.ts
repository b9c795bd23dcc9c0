'use client';
import { addProtocol } from 'maplibre-gl';
import { PMTiles, Protocol } from 'pmtiles';
import { useEffect, useState } from 'react';

const protocol = /* @__PURE__ */ new Protocol();
let added = false;

/** Tiles that can be drawn: their address, as the map library takes it, and the layers they have. */
export interface Tiles {
  readonly url: string;
  readonly layers: ReadonlySet<string>;
  /** Who made them, as the file says; null where it does not. */
  readonly attribution: string | null;
}

/** The words of an attribution, which often has links; null where there are none. */
export const wordsOf = (attribution: string | undefined): string | null =>
  attribution?.replaceAll(/<[^>]*>/g, '').trim() || null;

/** What a file says of itself. */
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

/** The tiles of a PMTiles file, read by range requests; undefined while it is looked at, null without a usable one. */
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
      // The bundled borders are drawn instead.
      () => wanted && setTiles(null),
    );
    return () => {
      wanted = false;
    };
  }, [file]);
  return tiles;
}
