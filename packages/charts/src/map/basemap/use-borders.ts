'use client';
import { useEffect, useState } from 'react';
import { cities, land, states } from './outlines.data.ts';
import { type City, decodeCities, decodeLines, type Line } from './outline.ts';

/** The data the basemap is drawn from. */
export interface Borders {
  readonly land: readonly Line[];
  readonly states: readonly Line[];
  readonly counties: readonly Line[];
  readonly cities: readonly City[];
}

let rough: Borders | null = null;
let fine: Promise<Borders> | null = null;

/** The rough borders, bundled with the map: available immediately, including on the server. */
export function roughBorders(): Borders {
  rough ??= { land: decodeLines(land), states: decodeLines(states), counties: [], cities: decodeCities(cities) };
  return rough;
}

function fineBorders(): Promise<Borders> {
  fine ??= import('./borders.data.ts').then((data) => ({
    land: decodeLines(data.land),
    states: decodeLines(data.states),
    counties: decodeLines(data.counties),
    cities: [...roughBorders().cities, ...decodeCities(data.towns)],
  }));
  return fine;
}

/**
 * The borders to draw: rough ones first, then finer ones with counties and towns once they load.
 * @param refined - true to load the finer ones; apart from the map library, they are most of a map's size
 */
export function useBorders(refined: boolean): { readonly borders: Borders; readonly coming: boolean } {
  const [borders, setBorders] = useState<Borders | null>(null);
  useEffect(() => {
    if (!refined) return undefined;
    let wanted = true;
    fineBorders().then(
      (finer) => wanted && setBorders(finer),
      () => {
        // The rough borders stay; the next map retries.
        fine = null;
        if (wanted) setBorders(roughBorders());
      },
    );
    return () => {
      wanted = false;
    };
  }, [refined]);
  return { borders: borders ?? roughBorders(), coming: refined && borders === null };
}
