import { openApiDocument } from '@roadside/contract/openapi';
import fastify, { type FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

// The viewer sets styles from script and draws its icons as data
// URLs; it evaluates no text as code and loads nothing external.
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Roadside API</title>
<link rel="icon" href="data:,">
<style>body{margin:0}</style>
</head>
<body>
<noscript>The API description is at <a href="/openapi.json">/openapi.json</a>.</noscript>
<div id="reader"></div>
<script src="/docs/reader.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

// Disables the vendor's fonts, proxy, telemetry and chat: the page works without a network.
const start = `Scalar.createApiReference('#reader', {
  url: '/openapi.json', withDefaultFonts: false, telemetry: false, proxyUrl: '', hideClientButton: true,
  agent: { disabled: true }, mcp: { disabled: true }, showDeveloperTools: 'never', documentDownloadType: 'json',
});
`;

/**
 * The viewer's script, several megabytes. The vendor ships the full bundle only inside a plugin with its own page,
 * which our policy would block. So the first request loads just the script through a server that listens on no port.
 */
async function readerScript(): Promise<Buffer> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const shelf = fastify();
  await shelf.register(reference, { routePrefix: '/reader', configuration: { url: '/openapi.json' } });
  const { statusCode, rawPayload } = await shelf.inject('/reader/js/scalar.js');
  await shelf.close();
  if (statusCode !== 200) throw new Error(`The reader of the OpenAPI page has no script: ${statusCode}.`);
  return rawPayload;
}

/**
 * `/openapi.json` and `/docs`, a page to read it that needs no network.
 * @param isOpen - whether they are available; if not, they look like any unknown path. Checked on each request, since
 *   routes are added before the configuration's services exist.
 */
export function addOpenApiRoutes(app: FastifyInstance, version: string, isOpen: () => boolean): void {
  void app.register(async (pages) => {
    pages.addHook('onRequest', async () => {
      if (!isOpen()) throw new ApiError('unknown-path', 'There’s nothing here.');
    });
    addPages(pages, version);
  });
}

function addPages(app: FastifyInstance, version: string): void {
  let document: string | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(version));
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(document);
  });

  app.get('/docs', async (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy,
        'cache-control': 'no-cache',
      })
      .send(page),
  );
  app.get('/docs/start.js', async (_request, reply) =>
    reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }).send(start),
  );

  let reader: Promise<Buffer> | undefined;
  app.get('/docs/reader.js', async (_request, reply) => {
    reader ??= readerScript();
    return reply
      .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=86400' })
      .send(await reader);
  });
}
