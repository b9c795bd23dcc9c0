import { backgroundPath, backgrounds, findBackgrounds } from '@roadside/domain/home';
import type { PhotoSource } from './photo-source.ts';

const perPage = 12;
const credit = 'Drawn for Roadside';

/** The pictures that come with Roadside; they need no service. */
export const bundledPhotos: PhotoSource = {
  name: 'bundled',
  async search(query, page) {
    const found = findBackgrounds(query);
    return {
      photos: found.slice((page - 1) * perPage, page * perPage).map(({ id, description }) => ({
        id,
        thumbnail: backgroundPath(id),
        description,
        credit,
      })),
      total: found.length,
    };
  },
  async choose(wanted) {
    const found = backgrounds.find(({ id }) => id === wanted);
    return found ? { path: backgroundPath(found.id), credit } : null;
  },
};
