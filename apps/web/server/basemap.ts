import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import express, { type Router } from 'express';
import { sealedPolicy } from './content-security-policy.ts';

/** The basemap file of the build. */
const builtFile = fileURLToPath(new URL('../build/client/basemap/us.pmtiles', import.meta.url));

/**
 * The basemap: one PMTiles file, requested by browsers in ranges. An installation's own file takes precedence over the
 * built one; without either the map draws its bundled borders.
 */
export function basemapFile(own: string | null): Router {
  const router = express.Router();
  router.get('/tiles.pmtiles', (_request, response, next) => {
    response.set('Content-Security-Policy', sealedPolicy);
    const file = own ?? builtFile;
    if (!existsSync(file))
      return void response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found');
    // A changed file gets a new ETag, and the reader starts over.
    response.sendFile(
      file,
      { maxAge: '1h', acceptRanges: true, etag: true, headers: { 'Content-Type': 'application/vnd.pmtiles' } },
      (problem) => {
        if (problem && !response.headersSent) next(problem);
      },
    );
  });
  return router;
}
