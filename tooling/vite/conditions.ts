import { defaultClientConditions, defaultServerConditions } from 'vite';

/**
 * Workspace packages are read from source (the `@roadside/source` condition), so nothing can be stale.
 * `ROADSIDE_DIST=1` reads their built files instead, as a consumer would.
 * The vanilla-extract plugin re-reads the config file it finds, so every Vite config spreads this.
 */
export function sourceConditions() {
  const source = process.env.ROADSIDE_DIST === '1' ? [] : ['@roadside/source'];
  return {
    resolve: { conditions: [...source, ...defaultClientConditions] },
    // The style compiler has its own server with another `ssr`; without this it would use stale built files.
    environments: { ssr: { resolve: { conditions: [...source, ...defaultServerConditions] } } },
    ssr: {
      resolve: {
        conditions: [...source, ...defaultServerConditions],
        externalConditions: [...source, 'node', 'module-sync'],
      },
    },
  };
}
