import type { Config } from '../../../platform/config/config.ts';
import { bundledPhotos } from './bundled-photos.ts';
import { stockPhotoService } from './stock-photo-service.ts';

/** A picture found by a search. */
export interface FoundPhoto {
  readonly id: string;
  /** Address the browser may load: a path of the web app, or a data URL. */
  readonly thumbnail: string;
  readonly description: string;
  readonly credit: string;
}

/** A picture to use: a path of the web app, or bytes to store. */
export type ChosenPhoto = { readonly credit: string } & ({ readonly path: string } | { readonly content: Uint8Array });

/** Where background pictures come from (decision 18). */
export interface PhotoSource {
  readonly name: 'bundled' | 'service';
  readonly search: (
    query: string,
    page: number,
  ) => Promise<{ readonly photos: readonly FoundPhoto[]; readonly total: number }>;
  /** Null if there is no such picture. */
  readonly choose: (id: string) => Promise<ChosenPhoto | null>;
}

/** The stock-photo service if there is a key for it, otherwise the bundled pictures. */
export const photoSourceOf = ({ stockPhotosKey }: Pick<Config, 'stockPhotosKey'>): PhotoSource =>
  stockPhotosKey === null ? bundledPhotos : stockPhotoService({ key: stockPhotosKey, fetch });
