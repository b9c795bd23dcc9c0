import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import express, { type RequestHandler, type Router } from 'express';
import type { Stylesheet } from '../app/kit/page/first-styles.server.ts';
import { scriptPolicy, sealedPolicy } from './content-security-policy.ts';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};
const forever = { immutable: true, maxAge: '1y' } as const;

/**
 * The built client. Hashed files never change, so browsers cache them for a year. A missing file (an old tab after a
 * new deploy) gets a plain 404, never a page: HTML at a .js address would silently break that tab.
 * @param maps - origins of the map provider, which a worker may request
 */
export function builtAssets(clientFolder: string, maps: readonly string[]): Router {
  const seal = sealed(scriptPolicy(maps));
  const router = express.Router();
  const assets = join(clientFolder, 'assets');
  router.use(
    '/assets',
    seal,
    packed(assets),
    express.static(assets, { ...forever, index: false, redirect: false }),
    notFound,
  );
  router.use(
    express.static(clientFolder, {
      maxAge: '1h',
      index: false,
      redirect: false,
      // The service worker of push is a script outside `assets`: its scope is the folder it's in.
      setHeaders: (response, path) =>
        response.set('Content-Security-Policy', isScript(path) ? scriptPolicy() : sealedPolicy),
    }),
  );
  router.get(/\.(?:js|mjs|css|map|woff2?|png|svg|ico|webmanifest|txt)$/, seal, notFound);
  return router;
}

/**
 * Removes the stylesheet from the build's root route, where Remix would link it itself: `PageStyles` renders the link.
 * Returns the rest of the build, and the stylesheet's address if the build has one.
 */
export function withoutRootStyles(build: ServerBuild): { build: ServerBuild; href: string | undefined } {
  const { assets } = build;
  const { root } = assets.routes;
  if (!root) return { build, href: undefined };
  return {
    build: { ...build, assets: { ...assets, routes: { ...assets.routes, root: { ...root, css: [] } } } },
    href: root.css?.[0],
  };
}

/** The stylesheet at an address of the built client, such as `/assets/style-B2.css`. */
export function builtStylesheet(clientFolder: string, href: string | undefined): Stylesheet {
  if (!href) throw new Error('The build has no stylesheet for its root.');
  const text = readFileSync(join(clientFolder, href), 'utf8');
  if (text.includes('</style')) throw new Error('The stylesheet cannot stand inside a page.');
  return { href, text };
}

/** Serves the prebuilt brotli or gzip file if the browser accepts it. */
function packed(assets: string): RequestHandler {
  const files = new Set(readdirSync(assets));
  return (request, response, next) => {
    const name = request.path.slice(1);
    const type = types[name.slice(name.lastIndexOf('.') + 1)];
    if (!type || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    // Browsers rank both equally; brotli is a sixth smaller.
    const encoding = request.acceptsEncodings('br') ? 'br' : request.acceptsEncodings('gzip') ? 'gzip' : null;
    const file = encoding && `${name}.${encoding === 'br' ? 'br' : 'gz'}`;
    if (!file || !files.has(file)) return next();
    response.set({ 'Content-Encoding': encoding, 'Content-Type': type });
    response.sendFile(file, { ...forever, root: assets }, (problem) => {
      // A new build has replaced this one's files: not found, not a server error.
      if (problem && !response.headersSent) {
        response.removeHeader('Content-Encoding');
        notFound(request, response, next);
      }
    });
  };
}

const isScript = (path: string) => /\.m?js$/.test(path);

const sealed =
  (script: string): RequestHandler =>
  (request, response, next) => {
    response.set('Content-Security-Policy', isScript(request.path) ? script : sealedPolicy);
    next();
  };

const notFound: RequestHandler = (_request, response) => {
  response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found');
};
