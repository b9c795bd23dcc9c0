import { calls } from '@roadside/contract/calls';
import type { CallReply } from '@roadside/contract/call';
import { serviceTypes } from '@roadside/domain/scheduling';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { countedShifts, reportIds, type ReportState } from '../model/report-state.ts';
import { reportShiftsAddress, scheduleReportAddress } from '../model/addresses.ts';

const { scheduleReports } = calls;

/** A report and its rows, discriminated by the report's name. */
export type LoadedReport = {
  [Name in (typeof reportIds)[number]]: { readonly report: Name } & CallReply<(typeof scheduleReports)[Name]>;
}[(typeof reportIds)[number]];

/** A report of a location for some dates. */
export const scheduleReportResource = defineResource(scheduleReportAddress, {
  query: ({ api, params, search }) =>
    readReport(api, params.slug ?? '', {
      report: reportIds.find((each) => each === search.get('report')) ?? 'hours',
      from: search.get('from') ?? '',
      to: search.get('to') ?? '',
    }),
});
export type ScheduleReportResource = typeof scheduleReportResource;

/** The shifts behind a number, one page at a time. */
export const reportShiftsResource = defineResource(reportShiftsAddress, {
  query: ({ api, params, search }) => {
    const number = (name: string) => (search.get(name) ? { [name]: Number(search.get(name)) } : {});
    const service = serviceTypes.find((each) => each === search.get('service'));
    const counted = countedShifts.find((each) => each === search.get('counted'));
    return api.attempt(scheduleReports.shifts, {
      body: {
        purpose: 'schedule_reports',
        report: 'shifts',
        slug: params.slug ?? '',
        from: search.get('from') ?? '',
        to: search.get('to') ?? '',
        ...number('driver_id'),
        ...number('day_of_week'),
        ...number('hour'),
        ...(service ? { service } : {}),
        ...(counted ? { counted } : {}),
        ...(search.get('cursor') ? { cursor: search.get('cursor') ?? '' } : {}),
      },
    });
  },
});
export type ReportShiftsResource = typeof reportShiftsResource;

/** Reads one report. */
export async function readReport(
  api: ResourceRequest['api'],
  slug: string,
  { report, from, to }: ReportState,
): Promise<Outcome<LoadedReport>> {
  const body = { purpose: 'schedule_reports', slug, from, to } as const;
  switch (report) {
    case 'hours':
      return named(report, await api.attempt(scheduleReports.hours, { body: { ...body, report } }));
    case 'coverage':
      return named(report, await api.attempt(scheduleReports.coverage, { body: { ...body, report } }));
    case 'pto':
      return named(report, await api.attempt(scheduleReports.pto, { body: { ...body, report } }));
    case 'adherence':
      return named(report, await api.attempt(scheduleReports.adherence, { body: { ...body, report } }));
    case 'forecast':
      return named(report, await api.attempt(scheduleReports.forecast, { body: { ...body, report } }));
    case 'locations':
      return named(report, await api.attempt(scheduleReports.locations, { body: { ...body, report } }));
    case 'ghosts':
      return named(report, await api.attempt(scheduleReports.ghosts, { body: { ...body, report } }));
  }
}

function named<Name extends string, Reply extends object>(
  report: Name,
  outcome: Outcome<Reply>,
): Outcome<Reply & { readonly report: Name }> {
  return outcome.ok ? { ok: true, data: { ...outcome.data, report } } : outcome;
}
