import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canvasColors } from './support/canvas-colors.ts';
import { startGatedStack, type GatedStack } from './support/gated-stack.ts';
import { inWorldTile, writePmtiles, type TileFeature } from './support/pmtiles-file.ts';
import { expect, signIn, test } from './support/test.ts';

const apiUrl = process.env.API_URL;
const [middle, north] = [-75.37, 40.21];

const area = (west: number, east: number, properties: TileFeature['properties']): TileFeature => ({
  type: 'area',
  corners: [inWorldTile(west, 44), inWorldTile(east, 44), inWorldTile(east, 36), inWorldTile(west, 36)],
  properties,
});
const across = (latitude: number, properties: TileFeature['properties']): TileFeature => ({
  type: 'line',
  corners: [inWorldTile(-80, latitude), inWorldTile(-70, latitude)],
  properties,
});

/** Roads from north to south, dense enough that one crosses any part of the county. */
const [column, row] = inWorldTile(middle, north);
const roads = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((east): TileFeature => ({
  type: 'line',
  corners: [
    [column + east, row - 20],
    [column + east, row + 20],
  ],
  properties: { class: 'motorway' },
}));

test.describe('with an extract in the OpenMapTiles schema', () => {
  test.skip(!apiUrl, 'API_URL says where the api is; without it no second web server starts');

  let stack: GatedStack;
  let folder: string;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'roadside-e2e-extract-'));
    const file = join(folder, 'extract.pmtiles');
    writePmtiles(
      file,
      {
        water: [area(-80, middle, { class: 'lake' })],
        landcover: [area(middle, middle + 0.1, { class: 'wood' })],
        transportation: [...roads, across(north, { class: 'motorway' })],
        boundary: [across(north + 0.09, { admin_level: 4 })],
        transportation_name: [across(north, { class: 'motorway', ref: 'I 476' })],
        place: [
          { type: 'point', corners: [inWorldTile(middle, north)], properties: { class: 'city', name: 'Extract' } },
        ],
      },
      '<a href="https://openmaptiles.example">© Extract Maps</a>',
    );
    stack = await startGatedStack(apiUrl ?? '', folder, { BASEMAP_FILE: file });
  });
  test.afterAll(async () => {
    await stack?.stop();
    if (folder) rmSync(folder, { recursive: true });
  });

  test('land, water and roads are drawn in the colors of the theme, by day and by night', async ({ page }) => {
    test.slow();
    await signIn(page, 'executive.demo', `${stack.url}/login/`);
    await page.goto(`${stack.url}/maps/montgomery`);
    const map = page.locator('[data-component="CallMap.Plot"]');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('[data-component="CallMap.Plot"][data-live][data-named]')).toBeVisible();
      await expect(page.getByText('© Extract Maps', { exact: true })).toBeVisible();
      const water = await map.evaluate(
        ({ parentElement }) => getComputedStyle(parentElement as Element).backgroundColor,
      );
      const road = await page
        .getByRole('button', { name: 'Zoom in', includeHidden: true })
        .evaluate((button) => getComputedStyle(button).borderTopColor);
      const theme = ['land', water, road];
      // Closer, where a road is wider than its edges.
      for (const [keys, drawn] of [
        ['0', theme.slice(0, 2)],
        ['++', theme.slice(2)],
      ] as const) {
        await map.focus();
        await page.keyboard.type(keys);
        await expect(async () => {
          const { land, colors } = await canvasColors(page);
          expect(colors).toEqual(expect.arrayContaining(drawn.map((color) => (color === 'land' ? land : color))));
        }).toPass();
      }
    }
  });
});
