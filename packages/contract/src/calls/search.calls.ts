import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { readLimit } from '../call/rate-limits.ts';
import { text } from '../schemas/scalars.ts';

/** What the search finds, in the order of its groups. */
const foundKinds = [
  'places',
  'people',
  'calls',
  'surveys',
  'dashboards',
  'elements',
  'reports',
  'scorecards',
  'usage',
  'subscriptions',
  'modules',
  'messages',
  'mail',
] as const;

/** The search over everything a person may open. */
export const search = {
  find: defineCall({
    name: 'search.find',
    summary: 'Everything whose name matches a text, by kind',
    notes:
      'Never for drivers. Names match at the start of a word, in part, or with typing errors; a number finds the call and the survey with that number. Every group contains only what the caller may open, and at most 8.',
    path: '/search/',
    selector: {},
    access: signedIn('C491'),
    rateLimit: readLimit,
    origin: 'ours',
    body: z.strictObject({ text: text(100) }),
    reply: z.object({
      groups: z.array(
        z.object({
          kind: z.enum(foundKinds),
          items: z.array(
            z.object({
              id: z
                .string()
                .describe(
                  'Of the record; of the conversation for a message, of the thread for mail, of the location for a report, scorecards and usage; dashboard~element for an element.',
                ),
              title: z.string(),
              about: z.string(),
              slug: z.string().nullable().describe('The location it opens at, if it has one.'),
            }),
          ),
          has_more: z.boolean(),
        }),
      ),
    }),
    status: 'final',
    idempotent: true,
  }),
};
