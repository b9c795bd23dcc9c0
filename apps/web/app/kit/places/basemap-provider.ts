/** A map provider of this installation: addresses of style documents or of picture tiles, key included. */
export interface BasemapProvider {
  readonly day: string;
  readonly night: string;
  /** Who made the maps, where their style doesn't say. */
  readonly attribution: string | null;
}

/** Whether an address is a template of picture tiles, not a style document. */
export const isTileTemplate = (address: string): boolean => address.includes('{z}');

/** The origins browsers ask for a provider's maps. */
export const originsOf = (provider: BasemapProvider | null): readonly string[] =>
  provider ? [...new Set([provider.day, provider.night].map((address) => new URL(address).origin))] : [];
