import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PMTiles, type Source } from 'pmtiles';
import { afterAll, beforeAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'basemap-'));
const file = join(folder, 'us.pmtiles');
const build = (to: string) => execFileSync(process.execPath, ['packages/charts/tooling/build-basemap.mjs', to]);

/** A file read the way a browser does: in ranges. */
function fileSource(bytes: Buffer): Source {
  return {
    getKey: () => file,
    getBytes: (offset, length) => {
      const part = bytes.subarray(offset, offset + length);
      return Promise.resolve({
        data: part.buffer.slice(part.byteOffset, part.byteOffset + part.length) as ArrayBuffer,
      });
    },
  };
}

beforeAll(() => void build(file), 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is one small file that names its sources and its layers', async () => {
  const bytes = readFileSync(file);
  expect(bytes.length).toBeLessThan(2_000_000);
  const archive = new PMTiles(fileSource(bytes));
  const { minZoom, maxZoom, clustered } = await archive.getHeader();
  expect([minZoom, maxZoom, clustered]).toEqual([0, 7, true]);
  const metadata = (await archive.getMetadata()) as { attribution: string; vector_layers: { id: string }[] };
  expect(metadata.attribution).toContain('GeoNames, CC BY 4.0');
  expect(metadata.vector_layers.map(({ id }) => id)).toEqual([
    'land',
    'states',
    'counties',
    'state_names',
    'county_names',
    'places',
  ]);
});

it('has a tile for the country and one for Philadelphia with its name, and none in mid-ocean', async () => {
  const archive = new PMTiles(fileSource(readFileSync(file)));
  const text = async (zoom: number, x: number, y: number) => {
    const tile = await archive.getZxy(zoom, x, y);
    return tile ? Buffer.from(tile.data).toString('latin1') : null;
  };
  expect(await text(0, 0, 0)).toContain('land');
  const philadelphia = await text(7, 37, 48);
  for (const word of ['Philadelphia', 'Norristown', 'counties', 'Montgomery']) expect(philadelphia).toContain(word);
  expect(await text(7, 60, 60)).toBeNull();
});
