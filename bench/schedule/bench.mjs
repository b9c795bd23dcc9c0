// The schedule of a whole club in the built product: the week of 300 drivers with a four times slower processor,
// operated with a real mouse, the day of 10,000 as it opens, and the week of 445 as it opens, turns to the next one and
// gets shifts proposed for a short day. BENCH_REPORT names the report file; BENCH_ROUNDS how often each is measured (3);
// BENCH_ONLY=many, few or middle measures one club; BENCH_DRIVERS replaces the 445.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../tooling/bootstrap/ports.mjs';
import { stopAll } from '../../tooling/bootstrap/processes.mjs';
import { startWeb } from '../../tooling/bootstrap/stack.mjs';
import { ensureWebBuild } from '../../tooling/bootstrap/web-build.mjs';
import {
  measureBoard,
  measureOpening,
  measureProposal,
  measureRows,
  tallWindow,
  untilAlive,
  withPage,
} from './screen.mjs';
import { startClub, week } from './world.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const only = process.env.BENCH_ONLY;
const few = 300;
const many = 10_000;
const middle = Number(process.env.BENCH_DRIVERS ?? 445);
/** Rows that are drawn at once where the window is tall enough. */
const firstRows = Math.min(60, middle);
const friday = '2026-11-27';
/** Milliseconds a person looks at a week before turning to the next one. */
const rest = 2500;
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

/** Starts the product on a club, runs `work` with its address, and stops it. */
async function withClub(spec, work) {
  const club = await startClub(spec);
  if (club.skipped) return club;
  const web = await startWeb({
    port: await freePort(),
    env: { API_URL: club.url, ROADSIDE_MODE: 'demo', ROADSIDE_DATA: club.folder, ROADSIDE_TODAY: '2026-11-20' },
  });
  try {
    return await work(web.url, club);
  } finally {
    web.child.kill('SIGTERM');
    await web.child.finished;
    await club.stop();
  }
}

const report = {
  name: 'schedule',
  about: `A club of ${few} drivers, each with seven shifts, as its week with a processor four times slower, a real mouse; of ${many}, as its day; and of ${middle}, as its week. Median of ${rounds}.`,
  columns: ['median', 'worst'],
  lines: [],
};
const line = (what, unit, values, goal) =>
  report.lines.push({
    what,
    unit,
    values: { median: median(values), worst: Math.max(...values) },
    ...(goal !== undefined && { goal: { limit: goal } }),
  });

try {
  await ensureWebBuild();
  if (!only || only === 'few') {
    const boards = await withClub({ drivers: few }, (url) =>
      withPage(url, async (page, path) => {
        const results = [];
        for (let round = 0; round < rounds; round++) {
          await page.goto(`${path}?span=week&day=${week.sunday}`);
          await untilAlive(page);
          await page.waitForTimeout(1500);
          results.push(await measureBoard(page, { slowdown: 4, dragMs: 3000 }));
          console.log(`· ${results.at(-1).fps.toFixed(1)} frames a second`);
          page.once('dialog', (dialog) => void dialog.accept());
        }
        return results;
      }),
    );
    if (boards.skipped) report.skipped = boards.skipped;
    else {
      line(
        'a frame of a drag',
        'ms',
        boards.map(({ fps }) => 1000 / fps),
        1000 / 30,
      );
      for (const what of Object.keys(boards[0].waits))
        line(
          what,
          'ms',
          boards.map(({ waits }) => waits[what]),
          200,
        );
    }
  }
  if ((!only || only === 'many') && !report.skipped) {
    const openings = await withClub({ drivers: many }, (url) =>
      withPage(url, async (page, path) => {
        const results = [];
        for (let round = -1; round < rounds; round++) {
          const opening = await measureOpening(page, `${path}?span=day&day=${week.sunday}`);
          if (round >= 0) results.push(opening);
          const [seen, alive, complete] = [opening.seen, opening.alive, opening.complete].map((ms) => ms.toFixed(0));
          console.log(`· ${many} drivers: seen ${seen} ms, alive ${alive} ms, all there ${complete} ms`);
        }
        return results;
      }),
    );
    if (openings.skipped) report.skipped = openings.skipped;
    else {
      line(
        `${many} drivers, first shift seen`,
        'ms',
        openings.map(({ seen }) => seen),
        1500,
      );
      line(
        `${many} drivers, answers`,
        'ms',
        openings.map(({ alive }) => alive),
        1500,
      );
      line(
        `${many} drivers, all there`,
        'ms',
        openings.map(({ complete }) => complete),
      );
    }
  }
  if ((!only || only === 'middle') && !report.skipped) {
    const weeks = await withClub({ drivers: middle, days: 14 }, async (url) => {
      const openings = [];
      await withPage(url, async (page, path) => {
        for (let round = -1; round < rounds; round++) {
          const opening = await measureOpening(page, `${path}?span=week&day=${week.sunday}`);
          if (round >= 0) openings.push(opening);
        }
      });
      const rows = { rested: [], hurried: [] };
      await withPage(
        url,
        async (page, path) => {
          for (let round = -1; round < rounds; round++)
            for (const [kind, restMs] of [
              ['rested', rest],
              ['hurried', 0],
            ]) {
              await page.goto(`${path}?span=week&day=${week.sunday}`);
              const ms = await measureRows(page, firstRows, restMs);
              console.log(`· ${firstRows} rows of the next week drawn ${ms.toFixed(0)} ms after a ${kind} press`);
              if (round >= 0) rows[kind].push(ms);
            }
        },
        tallWindow,
      );
      return { openings, rows };
    });
    if (weeks.skipped) report.skipped = weeks.skipped;
    else {
      line(
        `a week of ${middle} drivers, first shift seen`,
        'ms',
        weeks.openings.map(({ seen }) => seen),
        1500,
      );
      line(`its first ${firstRows} rows, from the press to drawn`, 'ms', weeks.rows.rested, 150);
      line('the same, pressed as soon as the week before answers', 'ms', weeks.rows.hurried);
    }
  }
  if ((!only || only === 'middle') && !report.skipped) {
    const proposals = await withClub({ drivers: middle, shortDay: friday }, (url, { station }) =>
      withPage(url, async (page, path) => {
        const measured = { club: [], station: [] };
        for (let round = 0; round < rounds; round++)
          for (const [kind, at] of [
            ['club', path],
            ['station', path.replace(/[^/]+(?=\/scheduling$)/, station)],
          ]) {
            await page.goto(`${at}?span=week&day=${friday}`);
            const { ms, short, found } = await measureProposal(page, 'Friday');
            console.log(`· a day of the ${kind}, ${short} h short: ${found} shifts proposed in ${ms.toFixed(0)} ms`);
            measured[kind].push(ms);
          }
        return measured;
      }),
    );
    if (proposals.skipped) report.skipped = proposals.skipped;
    else {
      line(`a short day of ${middle} drivers, proposed`, 'ms', proposals.club, 30_000);
      line('a short day of a station, proposed', 'ms', proposals.station, 5000);
    }
  }
  writeFileSync(process.env.BENCH_REPORT ?? join(import.meta.dirname, 'report.json'), JSON.stringify(report, null, 2));
} finally {
  await stopAll(5000);
}
