import { calls } from '@roadside/contract/calls';
import type { CallDefinition } from '@roadside/contract/call';
import { sampleBody } from '../support/sample-body.ts';
import { asItIs, type BuiltCall, onIds } from './attempts.ts';

const { campaigns, training } = calls;

const campaign = { title: 'Winter', description: '', start: '2026-11-01T00:00:00Z', end: '2026-12-01T00:00:00Z' };
const module = {
  title: 'Cones',
  description: '',
  pages: [{ type: 'text', content: { type: 'doc', content: [{ type: 'paragraph' }] } }],
};
const nobodys = 999_999;

/** A call about a campaign or draft that does not exist, which is refused like one of somebody else. */
const onForeign = (call: CallDefinition, row: string, body: object, writes = false): BuiltCall => ({
  call,
  row,
  writes,
  attempts: () => [
    {
      what: 'one that does not exist',
      options: { body: { ...call.selector.equals, id: nobodys, ...body } },
      touched: { record: 'foreign' },
      missing: true,
    },
  ],
});

/** Reads of a record that everybody in the row may read, if it existed. */
const onMissing = (call: CallDefinition, row: string, body: object = {}, writes = false): BuiltCall => ({
  call,
  row,
  writes,
  attempts: () => [
    {
      what: 'one that does not exist',
      options: { body: { ...call.selector.equals, id: nobodys, ...body } },
      touched: {},
      missing: true,
    },
  ],
});

/** Training campaigns: the list, the builder and the managers' side. */
export const campaignCalls: readonly BuiltCall[] = [
  asItIs(training.getCampaignList, 'C066'),
  asItIs(training.moduleListSelect, 'C065'),
  {
    call: training.moduleList,
    row: 'C067',
    writes: false,
    attempts: () => [
      { what: 'all modules', options: { body: { purpose: 'module_list' } }, touched: {} },
      {
        what: 'a campaign that does not exist',
        options: { body: { purpose: 'module_list', campaign_id: nobodys } },
        touched: {},
        missing: true,
      },
    ],
  },
  asItIs(training.tagList, 'C068'),
  onIds(
    training.createCampaign,
    'C063',
    (id) => ({
      purpose: 'create_campaign',
      campaign: { ...campaign, all_eligible: false, geography_eligiblity: [id] },
    }),
    { writes: true },
  ),
  onForeign(training.setCampaignImage, 'C064', { ...sampleBody(training.setCampaignImage), id: nobodys }, true),
  asItIs(campaigns.choices, 'C450'),
  asItIs(campaigns.draftList, 'C450'),
  onForeign(campaigns.draftRead, 'C450', {}),
  onForeign(campaigns.draftRemove, 'C450', {}, true),
  asItIs(campaigns.draftSave, 'C450', { purpose: 'draft_save', id: null, title: 'Winter', content: {} }, true),
  asItIs(campaigns.cost, 'C450', { purpose: 'cost_forecast', campaign }),
  onIds(campaigns.cost, 'C450', (id) => ({
    purpose: 'cost_forecast',
    campaign: { ...campaign, all_eligible: false, geography_eligiblity: [id] },
  })),
  onMissing(campaigns.read, 'C451'),
  onForeign(campaigns.update, 'C452', { version: 1, campaign }, true),
  onForeign(campaigns.people, 'C452', {}),
  onForeign(campaigns.remind, 'C452', { employee_ids: [1] }, true),
  onForeign(campaigns.excuse, 'C452', { employee_ids: [1], reason: 'On leave' }, true),
  onForeign(campaigns.assign, 'C452', { employee_ids: [1] }, true),
  onMissing(campaigns.moduleRead, 'C453'),
  asItIs(campaigns.moduleSave, 'C453', { purpose: 'module_save', id: null, module }, true),
];
