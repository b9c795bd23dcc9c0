import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGatedStack, type GatedStack } from './support/gated-stack.ts';
import { expect, signIn, test } from './support/test.ts';

const apiUrl = process.env.API_URL;

/** Land in a single color, by day and by night, with its attribution. */
const styles = {
  '/day.json': { color: '#00c800', attribution: '<a href="https://acme.example">© Acme Day Maps</a>' },
  '/night.json': { color: '#640064', attribution: '© Acme Night Maps' },
};

test.describe('with the map provider of an installation', () => {
  test.skip(!apiUrl, 'API_URL says where the api is; without it no second web server starts');
  test.describe.configure({ mode: 'serial' });

  const asked: string[] = [];
  let provider: Server;
  let stack: GatedStack;
  let folder: string;
  test.beforeAll(async () => {
    provider = createServer((request, response) => {
      asked.push(request.url ?? '');
      const { pathname } = new URL(request.url ?? '/', 'http://provider');
      const style = Object.entries(styles).find(([path]) => path === pathname)?.[1];
      response.setHeader('access-control-allow-origin', '*');
      if (!style) return void response.writeHead(404).end();
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          version: 8,
          sources: {
            land: {
              type: 'geojson',
              attribution: style.attribution,
              data: {
                type: 'Polygon',
                coordinates: [
                  [
                    [-80, 36],
                    [-70, 36],
                    [-70, 44],
                    [-80, 44],
                    [-80, 36],
                  ],
                ],
              },
            },
            tiles: { type: 'vector', tiles: [`http://${request.headers.host}/{z}/{x}/{y}.pbf?key=k-123`] },
          },
          layers: [
            { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': style.color, 'fill-antialias': false } },
            { id: 'roads', type: 'line', source: 'tiles', 'source-layer': 'roads' },
          ],
        }),
      );
    }).listen(0, '127.0.0.1');
    await once(provider, 'listening');
    const at = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    folder = mkdtempSync(join(tmpdir(), 'roadside-e2e-maps-'));
    stack = await startGatedStack(apiUrl ?? '', folder, {
      BASEMAP_STYLE: `${at}/day.json?key={key}`,
      BASEMAP_STYLE_NIGHT: `${at}/night.json?key={key}`,
      BASEMAP_KEY: 'k-123',
    });
  });
  test.afterAll(async () => {
    await stack?.stop();
    provider?.closeAllConnections();
    provider?.close();
    if (folder) rmSync(folder, { recursive: true });
  });

  // A tile the provider doesn't have is a gap, and the browser logs it.
  test.use({ expected: /status of 404/ });

  test('its maps are drawn by day and by night, with its key and its attribution', async ({ page }) => {
    test.slow();
    await signIn(page, 'executive.demo', `${stack.url}/login/`);
    const answer = await page.goto(`${stack.url}/maps/montgomery`);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    const { origin } = new URL(`http://127.0.0.1:${(provider.address() as AddressInfo).port}`);
    expect(policy.split('; ').filter((directive) => directive.includes(origin))).toEqual([
      `connect-src 'self' ${origin}`,
    ]);
    await expect(page.locator('[data-component="CallMap.Plot"][data-live]')).toBeVisible();
    await expect(page.getByText('© Acme Day Maps', { exact: true })).toBeVisible();
    await expect(page.getByText('U.S. Census Bureau')).toHaveCount(0);
    expect(asked).toContain('/day.json?key=k-123');
    // The worker requests the tiles, under its own policy.
    await expect.poll(() => asked.some((path) => /^\/\d+\/\d+\/\d+\.pbf\?key=k-123$/.test(path))).toBe(true);
    expect(asked.some((path) => path.startsWith('/night.json'))).toBe(false);

    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.getByText('© Acme Night Maps', { exact: true })).toBeVisible();
    expect(asked).toContain('/night.json?key=k-123');
  });

  test('its maps are also used where a single call is shown', async ({ page }) => {
    const before = asked.length;
    await signIn(page, 'executive.demo', `${stack.url}/login/`);
    await page.goto(`${stack.url}/passed-calls/montgomery?sc_dt__gte=2026-11-13&sc_dt__lte=2026-11-13`);
    await page.getByRole('grid', { name: 'Call Details' }).getByRole('link').first().click();
    const map = page.getByRole('dialog').locator('[data-component="CallMap"]');
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByText('© Acme Day Maps')).toBeVisible();
    expect(asked.slice(before)).toContain('/day.json?key=k-123');
  });
});
