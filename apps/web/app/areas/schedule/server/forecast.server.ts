import { calls } from '@roadside/contract/calls';
import { codeFilters } from '@roadside/domain/scheduling';
import type { CodeFilter } from '@roadside/domain/scheduling';
import { defineResource } from '../../../kit/resource/define-resource.server.ts';
import { backTestAddress } from '../model/addresses.ts';

const isCode = (value: string | null): value is CodeFilter => value !== null && Object.hasOwn(codeFilters, value);

/** The error of past predictions of a location; `code` in the query selects its services. */
export const backTestResource = defineResource(backTestAddress, {
  query: ({ api, params, search }) => {
    const code = search.get('code');
    return api.attempt(calls.scheduler.backTest, {
      body: { purpose: 'forecast_back_test', slug: params.slug ?? '', ...(isCode(code) ? { code } : {}) },
    });
  },
});
export type BackTestResource = typeof backTestResource;
