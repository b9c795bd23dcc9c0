// Kills the jobs that make and send reports by email at a random moment, starts them again, and checks that every report
// is in the outbox once a round, that the mail server got all of them, and how often it got one again.
import { setTimeout as sleep } from 'node:timers/promises';
import { openMailSink } from './mail-sink.mjs';
import { startSteps } from './settlements.mjs';

/** Sends reports `rounds` times, each time killed at a random moment and finished by the next process. */
export async function sendRounds(engine, env, { rounds, random, expect, note, seed }) {
  const sink = await openMailSink();
  const settings = {
    ...env,
    SMTP_URL: sink.url,
    MAIL_FROM: 'reports@club.example',
    PUBLIC_URL: 'https://roadside.club.example',
  };
  const start = () => startSteps('send-reports.ts', settings);
  try {
    let sending = start();
    // The first one runs to its end: that is how long the kills have to choose from.
    const { milliseconds } = await sending.step('sent');
    await sending.kill();
    let within = 0;
    for (let round = 1; round <= rounds + 1; round++) {
      sending = start();
      const { reports, least, most, waiting, left } = await sending.step('checked');
      const times = [...sink.taken.values()];
      expect(
        least === round && most === round && waiting === 0,
        `${engine} reports ${round}: each has ${least} to ${most} emails instead of ${round}, ${waiting} wait (seed ${seed})`,
      );
      expect(
        sink.taken.size === round * reports && Math.max(...times) <= 2,
        `${engine} reports ${round}: ${sink.taken.size} of ${round * reports} arrived, one of them ${Math.max(...times)} times (seed ${seed})`,
      );
      if (left > 0 && left < reports) within += 1;
      if (round > rounds) break;
      await sending.step('sending');
      await sleep(random() * milliseconds);
      await sending.kill();
    }
    await sending.kill();
    const repeated = [...sink.taken.values()].filter((times) => times > 1).length;
    note(
      `${engine}: ${sink.taken.size} reports by email in ${rounds + 1} rounds, each killed within ${Math.round(milliseconds)} ms, ${within} in the middle of making them; none lost, ${repeated} sent a second time under the same Message-ID`,
    );
  } finally {
    await sink.close();
  }
}
