import { expect, it } from 'vitest';
import { openApiDocument } from './openapi-document.ts';

/*
 * The whole API description on record. A change to a request, a reply, a limit, an error or access shows up as a diff
 * of this file, and in the review. To record a change: npx vitest run --project record -u
 */
it('the API description matches the recorded openapi.json', async () => {
  await expect(`${JSON.stringify(openApiDocument(), null, 2)}\n`).toMatchFileSnapshot('../../openapi.json');
});
