import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import { defineResource } from '../resource/define-resource.server.ts';
import { savedViewsAddress } from './addresses.ts';

const { screen: _screen, purpose: _purpose, ...saved } = calls.savedViews.save.body.shape;

/** The person's saved views of a screen: read them, save one, or delete the one with an id. */
export const savedViewsResource = defineResource(savedViewsAddress, {
  query: ({ api, params }) =>
    api.attempt(calls.savedViews.list, { body: { purpose: 'list', screen: params.screen ?? '' } }),
  body: z.union([z.strictObject(saved), z.strictObject({ remove: z.int().min(1) })]),
  change: ({ api, params, change }) =>
    'remove' in change
      ? api.attempt(calls.savedViews.remove, { body: { purpose: 'remove', id: change.remove } })
      : api.attempt(calls.savedViews.save, { body: { purpose: 'save', screen: params.screen ?? '', ...change } }),
});
export type SavedViewsResource = typeof savedViewsResource;
