import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import express, { type RequestHandler, type Router } from 'express';
import type { Stylesheet } from '../app/kit/page/first-styles.server.ts';
import { scriptPolicy, sealedPolicy } from './content-security-policy.ts';

const clientFolder = fileURLToPath(new URL('../build/client/', import.meta.url));
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};
const forever = { immutable: true, maxAge: '1y' } as const;

/**
 * The built client. Hashed files never change, so browsers keep them for a year; a file that is gone (an old tab
 * after a new deploy) is a plain 404, never a page: HTML under a .js address would break that tab without a word.
 */
export function builtAssets(): Router {
  const router = express.Router();
  router.use(
    '/assets',
    seal,
    packed(),
    express.static(`${clientFolder}assets`, { ...forever, index: false, redirect: false }),
    notFound,
  );
  router.use(
    express.static(clientFolder, {
      maxAge: '1h',
      index: false,
      redirect: false,
      setHeaders: (response) => response.set('Content-Security-Policy', sealedPolicy),
    }),
  );
  router.get(/\.(?:js|mjs|css|map|woff2?|png|svg|ico|webmanifest|txt)$/, seal, notFound);
  return router;
}

/** The stylesheet at an address of the built client, such as `/assets/style-B2.css`. */
export function builtStylesheet(href: string | undefined): Stylesheet {
  if (!href) throw new Error('The build has no stylesheet for its root.');
  const text = readFileSync(`${clientFolder}${href}`, 'utf8');
  if (text.includes('</style')) throw new Error('The stylesheet cannot stand inside a page.');
  return { href, text };
}

/** Hands out the brotli or gzip file that the build made, where the browser takes it. */
function packed(): RequestHandler {
  const files = new Set(readdirSync(`${clientFolder}assets`));
  return (request, response, next) => {
    const name = request.path.slice(1);
    const type = types[name.slice(name.lastIndexOf('.') + 1)];
    if (!type || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    // Browsers name both as equal; brotli is a sixth smaller.
    const encoding = request.acceptsEncodings('br') ? 'br' : request.acceptsEncodings('gzip') ? 'gzip' : null;
    const file = encoding && `${name}.${encoding === 'br' ? 'br' : 'gz'}`;
    if (!file || !files.has(file)) return next();
    response.set({ 'Content-Encoding': encoding, 'Content-Type': type, Vary: 'Accept-Encoding' });
    response.sendFile(file, { ...forever, root: `${clientFolder}assets` }, (problem) => {
      // A new build has taken the place of this one's files: gone, not broken.
      if (problem && !response.headersSent) {
        response.removeHeader('Content-Encoding');
        notFound(request, response, next);
      }
    });
  };
}

const seal: RequestHandler = (request, response, next) => {
  response.set('Content-Security-Policy', /\.m?js$/.test(request.path) ? scriptPolicy : sealedPolicy);
  next();
};

const notFound: RequestHandler = (_request, response) => {
  response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found');
};
