import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
};

/**
 * Serves a folder on 127.0.0.1, on a free port.
 * @param {string} folder
 * @param {{ answer?: (path: string, headers: import('node:http').IncomingHttpHeaders) => string | undefined }}
 *   [options] `answer` returns a replacement for a file's content
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveStatic(folder, { answer } = {}) {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    const text = answer?.(path, request.headers);
    if (text !== undefined) {
      response.writeHead(200, { 'content-type': types[extname(file)] }).end(text);
      return;
    }
    const found = file.startsWith(folder + sep) && (await stat(file).catch(() => null));
    if (!found || !found.isFile()) {
      response.writeHead(404).end('Not found');
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-length': found.size,
    });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
