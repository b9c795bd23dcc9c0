// Updates the sRGB `hex` of every OKLCH color in the token files; run it after changing a color.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hexOfOklch, type Oklch } from '../src/color/oklch.ts';

const folder = new URL('../src/dtcg/', import.meta.url);
for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
  const file = new URL(name, folder);
  const before = readFileSync(file, 'utf8');
  const after = before.replaceAll(
    /("components": \[([^\]]+)\](?:, "alpha": [\d.]+)?, "hex": )"[^"]*"/g,
    (_match, head: string, components: string) =>
      `${head}"${hexOfOklch(components.split(',').map(Number) as unknown as Oklch)}"`,
  );
  if (after !== before) writeFileSync(file, after);
  console.log(`${name}: ${after === before ? 'unchanged' : 'written'}`);
}
