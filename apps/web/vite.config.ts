import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { sourceConditions } from '../../tooling/vite/conditions.ts';
import { oneLanguage } from '../../tooling/vite/one-language.ts';
import { packAssets } from '../../tooling/vite/pack-assets.mjs';
import { sharedScripts } from '../../tooling/vite/shared-scripts.ts';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Packs scripts and styles once. `QUICK_BUILD` leaves the smallest files to `pack-assets.mjs`, after the start. */
function packedAssets(): Plugin {
  return {
    name: 'roadside:pack-assets',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir?.endsWith('client')) packAssets(`${dir}/assets`, process.env['QUICK_BUILD'] ? 'quick' : 'smallest');
    },
  };
}

/**
 * Puts the basemap beside the scripts: its sources come with the packages, so nothing is downloaded. The file is kept
 * for the next build as long as its script and the lockfile stay the same.
 */
function buildBasemap(): Plugin {
  return {
    name: 'roadside:basemap',
    apply: 'build',
    writeBundle({ dir }) {
      if (!dir?.endsWith('client')) return;
      const root = new URL('../../', import.meta.url);
      const script = fileURLToPath(new URL('packages/charts/tooling/build-basemap.mjs', root));
      const sources = createHash('sha256');
      for (const file of [script, fileURLToPath(new URL('package-lock.json', root))])
        sources.update(readFileSync(file));
      const folder = fileURLToPath(new URL('node_modules/.cache/basemap/', root));
      const kept = `${folder}${sources.digest('hex').slice(0, 16)}.pmtiles`;
      if (!existsSync(kept)) {
        rmSync(folder, { recursive: true, force: true });
        execFileSync(process.execPath, [script, kept], { stdio: 'ignore' });
      }
      mkdirSync(`${dir}/basemap`, { recursive: true });
      copyFileSync(kept, `${dir}/basemap/us.pmtiles`);
    },
  };
}

// Vite concatenates styles in the order of its chunks, so any of them may be the first to name a layer.
const layerOrder = '@layer ui.reset, ui.tokens, ui.components, ui.utilities;';

/**
 * One stylesheet for all screens, requested by the root: a page waits for one file instead of one per component, and
 * the next page already has it.
 */
function oneStylesheet(): Plugin {
  return {
    name: 'roadside:one-stylesheet',
    apply: 'build',
    enforce: 'post',
    config: () => ({ build: { cssCodeSplit: false } }),
    generateBundle(_options, bundle) {
      const styles = Object.values(bundle).find(
        (part) => part.type === 'asset' && part.originalFileNames.includes('style.css'),
      );
      const root = Object.values(bundle).find(
        (part) => part.type === 'chunk' && part.facadeModuleId?.includes('/app/root.tsx'),
      );
      // The server bundle has no root chunk.
      if (styles?.type !== 'asset' || root?.type !== 'chunk') return;
      delete bundle[styles.fileName];
      const file = this.emitFile({
        type: 'asset',
        name: 'style.css',
        originalFileName: 'style.css',
        source: layerOrder + String(styles.source),
      });
      root.viteMetadata?.importedCss.add(this.getFileName(file));
    },
  };
}

/** Moves license comments out of the scripts, where every page would download them, into one file that is served. */
function licensesApart(): Plugin {
  const found = new Set<string>();
  return {
    name: 'roadside:licenses-apart',
    apply: 'build',
    config: () => ({ esbuild: { legalComments: 'none' } }),
    renderChunk(code) {
      for (const [comment] of code.matchAll(/\/\*[^]*?\*\//g)) if (comment.includes('@license')) found.add(comment);
    },
    generateBundle({ dir }) {
      if (dir?.endsWith('client'))
        this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: [...found].toSorted().join('\n\n') });
    },
  };
}

const frame = /\/app\/routes\/signed-in\.tsx$/;

const scripts = sharedScripts(
  [
    { name: 'base', neededBy: [/\/app\/(?:root|entry\.client)\.tsx$/] },
    { name: 'base', neededBy: [frame, /\/app\/routes\/(?:login|not-found)\.tsx$/] },
    { name: 'parts', neededBy: [frame, /\/app\/routes\/(?:invite|reset-password)\.tsx$/] },
    { name: 'frame', neededBy: [frame] },
    // What a late part needs before it is there, and tabs: neither may bring the overlays, which most visits never open.
    { name: 'late', neededBy: [/\/internal\/fetched-part\.tsx$/] },
    { name: 'choices', neededBy: [/\/tabs\/tabs\.tsx$/] },
    // What dialogs need of it, and a slider, which opens nothing: a page with one must not load the rest of the overlays.
    { name: 'slider', neededBy: [/\/slider\/slider\.tsx$/, /\/menu\/menu-items\.tsx$/] },
    { name: 'layers', neededBy: [/\/dialog\/dialog\.tsx$/, /\/menu\/menu-items\.tsx$/] },
    // What a menu and a popover share: positioning, focus and layers. It loads when a page is idle.
    { name: 'overlay', neededBy: [/\/menu\/menu-items\.tsx$/, /\/popover\/popover-surface\.tsx$/] },
  ],
  // The server renders toasts with them; a browser loads them with the first toast.
  { dropped: /\/notices\/toasts\.tsx$/ },
);

export default defineConfig(({ isSsrBuild }) => ({
  ...sourceConditions(),
  plugins: [
    vanillaExtractPlugin(),
    packedAssets(),
    buildBasemap(),
    oneStylesheet(),
    licensesApart(),
    oneLanguage(),
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
  // A dependency discovered after startup makes Vite re-optimize and reload with two Reacts, so list those of the source packages.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  build: {
    target: 'es2022',
    // Vite would compress every file again just to print its size.
    reportCompressedSize: false,
    rollupOptions: {
      output: isSsrBuild ? {} : { manualChunks: scripts, onlyExplicitManualChunks: true },
      onwarn(warning, warn) {
        // This bundler ignores 'use client'; the packages have it for other consumers.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warning.code !== 'SOURCEMAP_ERROR') warn(warning);
      },
    },
  },
  server: { fs: { allow: ['../..'] } },
}));
