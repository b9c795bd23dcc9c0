/** A map provider of this installation: URLs of style documents or of raster tiles, including the key. */
export interface BasemapProvider {
  readonly day: string;
  readonly night: string;
  /** The attribution of the maps, if their style doesn't include it. */
  readonly attribution: string | null;
}

/** Whether a URL is a raster tile template rather than a style document. */
export const isTileTemplate = (address: string): boolean => address.includes('{z}');

/** The origins that browsers request a provider's maps from. */
export const originsOf = (provider: BasemapProvider | null): readonly string[] =>
  provider ? [...new Set([provider.day, provider.night].map((address) => new URL(address).origin))] : [];
