import { calls } from '@roadside/contract/calls';
import { defineResource, refuse } from '../../../kit/resource/define-resource.server.ts';
import { audienceChoicesAddress, audienceCountAddress } from '../model/addresses.ts';

const { homepage, communications } = calls;

/** Positions and groups an audience can be limited to. */
export const audienceChoicesResource = defineResource(audienceChoicesAddress, {
  query: ({ api, params }) =>
    params.asker === 'home'
      ? api.attempt(homepage.announcementChoices, { body: { purpose: 'announcement', action: 'choices' } })
      : api.attempt(communications.choices, { body: { purpose: 'communications', action: 'choices' } }),
});
export type AudienceChoicesResource = typeof audienceChoicesResource;

/** How many people an audience reaches now; `audience` in the query is the audience as JSON. */
export const audienceCountResource = defineResource(audienceCountAddress, {
  query: async ({ api, context, params, search }) => {
    const read = communications.audience.body.shape.audience.safeParse(jsonIn(search.get('audience')));
    if (!read.success) return refuse(context, 'Choose the audience again.');
    const audience = read.data;
    return params.asker === 'home'
      ? api.attempt(homepage.announcementAudience, {
          body: { purpose: 'announcement', action: 'audience', audience },
        })
      : api.attempt(communications.audience, { body: { purpose: 'communications', action: 'audience', audience } });
  },
});
export type AudienceCountResource = typeof audienceCountResource;

function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
