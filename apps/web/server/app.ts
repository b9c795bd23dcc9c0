import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { constants } from 'node:zlib';
import { createRequestHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import { mediaFilesPath, uploadsPath } from '@roadside/contract/files';
import compression from 'compression';
import express, { type Express } from 'express';
import { originsOf } from '../app/kit/places/basemap-provider.ts';
import { builtAssets, builtStylesheet, withoutRootStyles } from './assets.ts';
import { basemapFile } from './basemap.ts';
import type { WebConfig } from './config.ts';
import { filesProxy, mediaProxy } from './files-proxy.ts';
import { guardedBuild } from './guarded-build.ts';
import { healthAnswers } from './health.ts';
import { lastResort } from './last-resort.ts';
import type { Log } from './log.ts';
import { liveProxy } from './live-proxy.ts';
import { onlyOwnWrites } from './own-writes.ts';
import { noticeUnknownProxy } from './proxy-notice.ts';
import { requestContexts } from './request-context.ts';
import { refuseOddTargets } from './request-target.ts';
import { securityHeaders } from './security-headers.ts';
import { trustedHost } from './trusted-host.ts';
import { uploadsProxy } from './uploads-proxy.ts';
import { liveAddress } from '../app/kit/live/addresses.ts';

/**
 * How well pages are compressed with brotli. The usual 4 makes a first page with its styles a sixth larger, which a phone
 * on slow 4G waits 60 ms for, and saves the server 2 ms.
 */
const pageQuality = 6;

const builtHere = fileURLToPath(new URL('../build', import.meta.url));

/**
 * The web app's server. Headers come first, so that every response has them; then assets, which need no session; then
 * the session, files, the live stream, and Remix.
 * @param stopping - aborted when the server begins to stop; open streams end then
 * @param buildFolder - the build output: `client` and `server`
 */
export async function createApp(
  config: WebConfig,
  log: Log,
  stopping: AbortSignal,
  buildFolder = builtHere,
): Promise<{ app: Express; close(): Promise<void> }> {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy === 'none' ? false : (config.trustProxy ?? 'loopback'));
  app.set('etag', false);

  const clientFolder = join(buildFolder, 'client');
  const vite = config.dev ? await startVite() : null;
  const maps = originsOf(config.basemapProvider);
  app.use(securityHeaders({ dev: config.dev, maps }), trustedHost(), refuseOddTargets());
  if (config.trustProxy === null) app.use(noticeUnknownProxy(log));
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: pageQuality } } }));
  app.use('/health', healthAnswers(config.apiUrl));
  app.use('/basemap', basemapFile(config.basemap));
  app.use(vite ? vite.middlewares : builtAssets(clientFolder, maps));

  const { build, stylesheet } = vite
    ? {
        build: async () =>
          guardedBuild((await vite.ssrLoadModule('virtual:remix/server-build')) as unknown as ServerBuild),
        stylesheet: null,
      }
    : await readBuild(buildFolder);
  const { attach, contextOf } = requestContexts(config, log, stylesheet);
  app.use(attach, onlyOwnWrites());
  app.use(mediaFilesPath, mediaProxy(config.apiUrl, contextOf));
  app.use(uploadsPath, uploadsProxy(config.apiUrl, contextOf));
  app.use('/files', filesProxy(config.apiUrl, contextOf));
  app.use(liveAddress(), liveProxy(contextOf, stopping));
  app.all(
    '*',
    createRequestHandler({
      build,
      mode: config.dev ? 'development' : 'production',
      getLoadContext: (_request, response) => contextOf(response),
    }),
  );
  app.use(lastResort(log));
  return { app, close: async () => vite?.close() };
}

async function readBuild(folder: string) {
  const whole = (await import(pathToFileURL(join(folder, 'server', 'index.js')).href)) as ServerBuild;
  const { build, href } = withoutRootStyles(whole);
  return { build: guardedBuild(build), stylesheet: builtStylesheet(join(folder, 'client'), href) };
}

async function startVite() {
  const { createServer } = await import('vite');
  const root = fileURLToPath(new URL('../', import.meta.url));
  return createServer({ root, configFile: `${root}vite.config.ts`, server: { middlewareMode: true } });
}
