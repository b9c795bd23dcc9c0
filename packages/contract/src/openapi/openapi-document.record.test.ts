import { expect, it } from 'vitest';
import { openApiDocument } from './openapi-document.ts';

/*
 * The whole description on record: whoever changes what a client sends or receives, a limit, an error or who may ask sees
 * it as a change of this file, and so does the review. To record a change: npx vitest run --project record -u
 */
it('the description of the API is the one on record, openapi.json', async () => {
  await expect(`${JSON.stringify(openApiDocument(), null, 2)}\n`).toMatchFileSnapshot('../../openapi.json');
});
