import type { LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { childTypesOf } from '@roadside/domain/geography';
import { hasExecutiveReport } from '@roadside/domain/reports';
import { todayIn } from '../../../kit/format/today-in.ts';
import { placeOf } from '../../../kit/places/place.server.ts';
import { admitted } from '../../../kit/server/guard.server.ts';
import { subjectOf } from '../../../kit/server/person.ts';
import { readReportState } from '../model/report-state.ts';

const { execReports } = calls;

/** Loads the report named in the URL. */
export async function loadExecReports({ request, context }: LoaderFunctionArgs) {
  const { person, place } = await admitted(context);
  if (!place) throw new Error('This screen names a location in its path.');
  const today = context.today ?? todayIn(place.time_zone);
  const state = readReportState(new URL(request.url).searchParams, today);
  const shown = { place: placeOf(place, subjectOf(person)), today, state };
  const { slug } = place;
  const { from, to } = state;
  if (!hasExecutiveReport(place.type)) return { ...shown, executive: null, products: null };
  if (state.view === 'executive')
    return {
      ...shown,
      executive: await context.api.attempt(execReports.report, { body: { purpose: 'exec_report', slug, from, to } }),
      products: null,
    };
  const childType = childTypesOf(place.type, { grouped: true }).find((type) => type === state.childType);
  return {
    ...shown,
    executive: null,
    products: await context.api.attempt(execReports.products, {
      body: { purpose: 'product_report', slug, from, to, ...(childType ? { child_type: childType } : {}) },
    }),
  };
}
