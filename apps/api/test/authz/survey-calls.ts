import { calls } from '@roadside/contract/calls';
import type { Place } from '../support/small-world.ts';
import { type Attempt, type BuiltCall, onSlugs, placeCases } from './attempts.ts';

const { dashboard, surveys } = calls;
const nobodys = 999_999;

/** The place's type as its slug names it: one network of a place is a separate type. */
function typeOf(slug: string, place: Place | null): string {
  if (place === null) return 'club';
  return /-(?:psp|nonPSP|fleet|csn)$/.test(slug) ? `${place.type}-facility-type` : place.type;
}

/** The calls for surveys and their comments. */
export const surveyCalls: readonly BuiltCall[] = [
  {
    call: dashboard.surveyAggregator,
    row: 'C031',
    writes: false,
    attempts: (asker) =>
      placeCases(asker).flatMap(({ what, slug, place }): Attempt[] => {
        // The asker must send the type of the place, or of the places below it; a wrong one is a 400.
        const body = (filters: object) => ({
          purpose: 'survey_aggregator',
          slug,
          org_type: typeOf(slug, place),
          time_type: 'This_Month',
          filters,
        });
        return [
          { what, options: { body: body({}) }, touched: { place } },
          {
            what: `${what}, business rules off`,
            options: { body: body({ new_biz_rules: false }) },
            touched: { place },
            switchesRulesOff: true,
          },
          {
            what: `${what}, rerouted surveys counted`,
            options: { body: body({ reroute: 'all' }) },
            touched: { place },
            switchesRulesOff: true,
          },
        ];
      }),
  },
  {
    call: surveys.topics,
    row: 'C024',
    writes: false,
    attempts: (asker) =>
      placeCases(asker).flatMap(({ what, slug, place }): Attempt[] => [
        { what, options: { body: { purpose: 'survey_topics', slug } }, touched: { place } },
        {
          what: `${what}, business rules off`,
          options: { body: { purpose: 'survey_topics', slug, filters: { new_biz_rules: false } } },
          touched: { place },
          switchesRulesOff: true,
        },
      ]),
  },
  onSlugs(surveys.detail, 'C024', { purpose: 'survey_detail', id: nobodys }, { missing: true }),
  onSlugs(
    surveys.correct,
    'C160',
    { purpose: 'correct_comment', id: nobodys, phrase: 'too late', topic: 'Wait time', sentiment: 'negative' },
    { writes: true, missing: true },
  ),
  onSlugs(
    surveys.takeBackCorrection,
    'C160',
    { purpose: 'take_back_correction', id: nobodys },
    { writes: true, missing: true },
  ),
  onSlugs(surveys.corrections, 'C160', { purpose: 'comment_corrections' }),
];
