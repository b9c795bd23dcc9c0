// `npm run train:voice`: trains the models that classify member comments and writes them into the domain package. They
// learn from text written for this product: the training half of bench/text/comments.tsv and the demo's sentences.
// Training is deterministic; a test keeps the generated file in sync.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { trainedModelFile } from './training-set.mjs';

const file = fileURLToPath(new URL('../../packages/domain/src/voice/model.generated.ts', import.meta.url));
const text = await trainedModelFile();
writeFileSync(file, text);
console.log(`Wrote ${Math.round(text.length / 1024)} kB to ${file}.`);
