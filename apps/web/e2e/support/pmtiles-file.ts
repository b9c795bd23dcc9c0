import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** A feature of the world's only tile, with corners in 4,096ths from the top left. */
export interface TileFeature {
  readonly type: 'point' | 'line' | 'area';
  readonly corners: readonly (readonly [x: number, y: number])[];
  readonly properties: Readonly<Record<string, string | number>>;
}

const extent = 4096;
const types = { point: 1, line: 2, area: 3 } as const;

/** The position of a coordinate in the world's only tile. */
export function inWorldTile(longitude: number, latitude: number): readonly [number, number] {
  const angle = (latitude * Math.PI) / 180;
  const down = 0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI);
  return [Math.round(((longitude + 180) / 360) * extent), Math.round(down * extent)];
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
  return [...bytes, value];
}
const text = (value: string) => [...Buffer.from(value)];
const field = (number: number, bytes: readonly number[]) => [
  ...varint(number * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
];
const whole = (number: number, value: number) => [...varint(number * 8), ...varint(value)];
const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);

/** Encodes the steps from corner to corner per the vector tile specification (2.1). */
function geometry({ type, corners }: TileFeature): number[] {
  const [moveTo, lineTo, close] = [1, 2, 15];
  let [x, y] = [0, 0];
  const steps = corners.map(([toX, toY]) => {
    const step = [zigzag(toX - x), zigzag(toY - y)];
    [x, y] = [toX, toY];
    return step;
  });
  const [first = [], ...rest] = steps;
  return [
    moveTo + 8,
    ...first,
    ...(rest.length > 0 ? [lineTo + 8 * rest.length, ...rest.flat()] : []),
    ...(type === 'area' ? [close] : []),
  ];
}

function layer(name: string, features: readonly TileFeature[]): number[] {
  const keys = [...new Set(features.flatMap(({ properties }) => Object.keys(properties)))];
  const values = [...new Set(features.flatMap(({ properties }) => Object.values(properties)))];
  return [
    ...whole(15, 2),
    ...field(1, text(name)),
    ...features.flatMap((feature) =>
      field(2, [
        ...field(
          2,
          Object.entries(feature.properties).flatMap(([key, value]) => [
            ...varint(keys.indexOf(key)),
            ...varint(values.indexOf(value)),
          ]),
        ),
        ...whole(3, types[feature.type]),
        ...field(4, geometry(feature).flatMap(varint)),
      ]),
    ),
    ...keys.flatMap((key) => field(3, text(key))),
    ...values.flatMap((value) => field(4, typeof value === 'string' ? field(1, text(value)) : whole(5, value))),
    ...whole(5, extent),
  ];
}

/** Writes a PMTiles file (version 3) with a single tile, the world. */
export function writePmtiles(
  path: string,
  layers: Readonly<Record<string, readonly TileFeature[]>>,
  attribution: string,
): void {
  const tile = gzipSync(Uint8Array.from(Object.entries(layers).flatMap(([name, all]) => field(3, layer(name, all)))));
  const [id, run, offset] = [0, 1, 1];
  const root = gzipSync(Uint8Array.from([1, id, run, tile.length, offset].flatMap(varint)));
  const metadata = gzipSync(
    JSON.stringify({
      attribution,
      vector_layers: Object.keys(layers).map((name) => ({ id: name, minzoom: 0, maxzoom: 0, fields: {} })),
    }),
  );
  const header = Buffer.alloc(127);
  header.write('PMTiles', 'latin1');
  header.writeUInt8(3, 7);
  const starts = [127, 127 + root.length, 127 + root.length + metadata.length] as const;
  const sizes = [starts[0], root.length, starts[1], metadata.length, starts[2], 0, starts[2], tile.length, 1, 1, 1];
  for (const [at, value] of sizes.entries()) header.writeBigUInt64LE(BigInt(value), 8 + at * 8);
  const [clustered, gzip, vector] = [1, 2, 1];
  header.set([clustered, gzip, gzip, vector, 0, 0], 96);
  for (const [at, degrees] of [-180, -85, 180, 85].entries()) header.writeInt32LE(degrees * 1e7, 102 + at * 4);
  writeFileSync(path, Buffer.concat([header, root, metadata, tile]));
}
