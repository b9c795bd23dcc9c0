import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { sourceConditions } from '../../tooling/vite/conditions.ts';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Packs scripts and styles once, as small as they get; the server hands them out as they are. */
function packAssets(): Plugin {
  return {
    name: 'roadside:pack-assets',
    apply: 'build',
    writeBundle({ dir }) {
      if (!dir?.endsWith('client')) return;
      for (const name of readdirSync(`${dir}/assets`)) {
        if (!/\.(?:js|css|svg)$/.test(name)) continue;
        const file = `${dir}/assets/${name}`;
        const content = readFileSync(file);
        if (content.length < 1024) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  ...sourceConditions(),
  plugins: [
    vanillaExtractPlugin(),
    packAssets(),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
        unstable_optimizeDeps: true,
      },
    }),
  ],
  // A dependency met only after start makes Vite re-optimize and reload with two Reacts; name what source packages bring.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  build: {
    target: 'es2022',
    rollupOptions: {
      onwarn(warning, warn) {
        // 'use client' means nothing to this bundler; the packages carry it for others.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warning.code !== 'SOURCEMAP_ERROR') warn(warning);
      },
    },
  },
  server: { fs: { allow: ['../..'] } },
});
