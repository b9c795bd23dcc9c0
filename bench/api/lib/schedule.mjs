// The schedule of the whole club: a save of 300 shifts, and the forecast of a day.
import { quantile } from './load.mjs';

const addDays = (day, days) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const shifts = 300;
/** How many days ahead to plan. */
const ahead = 1;
const days = 7;

async function ask(send, request) {
  const answer = await send(request);
  if (answer.status !== 200) throw new Error(`${request.kind} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  return { ms: answer.ms, reply: JSON.parse(answer.text) };
}

/** A shift in a save: unchanged except for its note. */
const edited = ({ id, version, employee, placeholder, start_date, end_date, duration, schedule_type }, note) => ({
  id,
  version,
  employee,
  placeholder,
  start_date,
  end_date,
  duration,
  schedule_type,
  note,
});

/** Milliseconds of saves of 300 shifts, of reads of their week, and of predictions of a day, each alone. */
export async function measureSchedule(send, { token, place, today, rounds }) {
  const date = addDays(today, ahead);
  const scheduler = (action, more) => ({
    kind: action,
    path: '/dashboard/',
    token,
    body: { purpose: 'scheduler_utils', action, slug: place.slug, date, days, ...more },
  });
  const reads = [];
  const saves = [];
  const first = await ask(send, scheduler('schedule'));
  reads.push(first.ms);
  let { version } = first.reply;
  let entries = first.reply.schedule.slice(0, shifts);
  if (entries.length < shifts) console.log(`· the club's week has ${entries.length} shifts only`);
  for (let round = 0; round < rounds; round += 1) {
    const saved = await ask(
      send,
      scheduler('save_schedule', { version, entries: entries.map((entry) => edited(entry, `Round ${round}`)) }),
    );
    ({ version, schedule: entries } = saved.reply);
    saves.push(saved.ms);
    reads.push((await ask(send, scheduler('schedule'))).ms);
  }
  const predictions = [];
  for (let round = 0; round < 2 * rounds; round += 1)
    predictions.push(
      (
        await ask(send, {
          kind: 'prediction',
          path: '/dashboard/',
          token,
          body: {
            purpose: 'timeseries_predictor',
            slug: place.slug,
            parameters: { date: addDays(date, round % days) },
          },
        })
      ).ms,
    );
  return { saves, reads, predictions, shifts: entries.length, drivers: first.reply.drivers.length };
}

export const p95 = (values) => quantile(values, 0.95);
