import type { LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { writeCalendar } from '@roadside/domain/calendar-feed';
import { servicesInWords } from '../model/services.ts';

/** Answers a calendar app with the shifts behind a secret address; 404 once the address has ended. */
export async function sendCalendar({ params, request, context: { api } }: LoaderFunctionArgs): Promise<Response> {
  const token = (params.file ?? '').replace(/\.ics$/, '');
  const outcome = await api.attempt(calls.scheduler.calendarShifts, { body: { purpose: 'shifts', token } });
  // Not to be stored, like every answer of the web server.
  const headers = { 'x-robots-tag': 'noindex' };
  if (!outcome.ok)
    return new Response('This calendar address doesn’t work anymore.\n', {
      status: outcome.problem.kind === 'refused' ? 404 : 503,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
    });
  const { host } = new URL(request.url);
  const file = writeCalendar({
    name: 'Roadside shifts',
    now: outcome.data.now,
    entries: outcome.data.shifts.map(({ id, version, start, end, services, note, station, time_zone }) => ({
      uid: `shift-${id}@${host}`,
      version,
      start,
      end,
      timeZone: time_zone,
      title: `Shift: ${servicesInWords(services)}`,
      location: station,
      notes: note,
    })),
  });
  return new Response(file, {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="roadside-shifts.ics"',
    },
  });
}
