// Kills the job that settles 1,000 bets at a random moment, starts it again, and checks that each bet was settled once.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { childEnvironment, projectNode, root } from '../bootstrap/runtime.mjs';

/** Starts a process that settles. */
export const startSettling = (env) => startSteps('settle-bets.ts', env);

/** Starts a script of test/crash; `step` resolves with the next line of a kind, and rejects if the process ends first. */
export function startSteps(script, env) {
  const child = spawn(
    projectNode(),
    [
      '--conditions=@roadside/source',
      '--disable-warning=ExperimentalWarning',
      join(root, 'apps/api/test/crash', script),
    ],
    { cwd: root, env: childEnvironment({ ROADSIDE_MODE: 'demo', ...env }), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const exit = new Promise((resolve) => child.once('exit', resolve));
  const seen = new Map();
  const promiseOf = (step) => {
    if (!seen.has(step)) seen.set(step, Promise.withResolvers());
    return seen.get(step);
  };
  createInterface(child.stdout).on('line', (line) => {
    const said = JSON.parse(line);
    promiseOf(said.step).resolve(said);
  });
  const ended = exit.then(() => Promise.reject(new Error(`${script} ended:\n${errors.slice(-1500)}`)));
  ended.catch(() => {});
  return {
    step: (name) => Promise.race([promiseOf(name).promise, ended]),
    kill: async () => {
      child.kill('SIGKILL');
      await exit;
    },
  };
}

/**
 * Settles 1,000 bets `rounds` times, each time killed at a random moment and finished by the next process.
 * @returns how many kills came in the middle: some bets were settled, others weren't
 */
export async function settleRounds(engine, env, { rounds, random, expect, note, seed }) {
  let settling = startSettling(env);
  // The first one runs to its end: that is how long the kills have to choose from.
  const { milliseconds } = await settling.step('settled');
  await settling.kill();
  let within = 0;
  const leftovers = [];
  for (let round = 0; round <= rounds; round++) {
    settling = startSettling(env);
    const { bets, wrong, sum, left } = await settling.step('checked');
    expect(
      wrong === 0 && sum === 0 && bets === (round + 1) * 1_000,
      `${engine} settlement ${round}: ${wrong} of ${bets} bets aren’t settled exactly once, the books sum to ${sum} (seed ${seed})`,
    );
    leftovers.push(left);
    if (left > 0 && left < 1_000) within += 1;
    if (round === rounds) break;
    await settling.step('settling');
    await sleep(random() * milliseconds);
    await settling.kill();
  }
  await settling.kill();
  expect(
    leftovers.some((left) => left > 0),
    `${engine}: no kill came before the last bet was settled; the test did not test`,
  );
  note(
    `${engine}: 1,000 bets settled ${rounds} times with a kill within ${Math.round(milliseconds)} ms, ${within} kills in the middle of the bets, each bet settled once`,
  );
}
