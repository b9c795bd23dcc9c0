// `npm run admin -- create` creates an Admin account from the command line, on either engine.
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { calls } from '@roadside/contract/calls';
import { fieldProblems } from '@roadside/contract/errors';
import { insertAdmin, needsClub } from '../modules/accounts/first-account.service.ts';
import { writeAuditEvent } from '../platform/audit/write-audit-event.ts';
import { hashPassword } from '../platform/auth/password.ts';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { DataFolderLockedError } from '../platform/data-folder/data-folder-lock.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { refusalSentence } from '../platform/database/refusal-sentence.ts';
import { ApiError } from '../platform/errors/api-error.ts';
import { systemSentence } from '../platform/errors/system-sentence.ts';

const usage = `Creates an Admin for the whole club.

  npm run admin -- create

Prompts for everything on a terminal. Otherwise it reads one answer per line from standard input, in the same order:
username, email, password, first name, last name and, if no organization exists yet, club name and time zone.
With the embedded database, stop Roadside first; with DATABASE_URL it can keep running.`;

/** Ends the command with a message for the user. */
class Refusal extends Error {}

const { body } = calls.accounts.firstAccountCreate;

/** Prompts on a terminal, without echo for secrets; reads lines from standard input when there is no terminal. */
function createPrompt() {
  const interactive = process.stdin.isTTY && process.stdout.isTTY;
  let muted = false;
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!muted) process.stdout.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: interactive });
  const given = lines[Symbol.asyncIterator]();
  return {
    ask: async (question: string, options: { secret?: boolean; fallback?: string } = {}): Promise<string> => {
      if (interactive) process.stdout.write(options.fallback ? `${question} [${options.fallback}]: ` : `${question}: `);
      muted = options.secret ?? false;
      const { value, done } = await given.next();
      muted = false;
      if (interactive && options.secret) process.stdout.write('\n');
      if (done) throw new Refusal(`No answer for: ${question}.\n\n${usage}`);
      return value.trim() || (options.fallback ?? '');
    },
    close: () => lines.close(),
  };
}

async function create(): Promise<void> {
  const config = readConfig();
  const db = await openDatabase(config, { purpose: 'background', program: 'admin' });
  const prompt = createPrompt();
  try {
    await migrate(db);
    const answers = {
      username: await prompt.ask('Username'),
      email: await prompt.ask('Email'),
      password: await prompt.ask('Password (12 characters or more)', { secret: true }),
      first_name: await prompt.ask('First name'),
      last_name: await prompt.ask('Last name'),
      ...((await needsClub(db.kysely))
        ? {
            club_name: await prompt.ask('Club name'),
            time_zone: await prompt.ask('Time zone', { fallback: 'America/New_York' }),
          }
        : {}),
    };
    const parsed = body.safeParse({ purpose: 'create', code: 'none', ...answers });
    if (!parsed.success) {
      const problems = Object.entries(fieldProblems(parsed.error)).map(([field, problem]) => `  ${field}: ${problem}`);
      throw new Refusal(`The account wasn’t created:\n${problems.join('\n')}`);
    }
    const { username, email, password, first_name, last_name, club_name, time_zone } = parsed.data;
    const passwordHash = await hashPassword(password);
    const at = new Date();
    await db.kysely.transaction().execute(async (trx) => {
      const { accountId, employeeId } = await insertAdmin(
        trx,
        {
          username,
          email,
          password,
          firstName: first_name,
          lastName: last_name,
          clubName: club_name,
          timeZone: time_zone,
        },
        passwordHash,
        at,
      );
      await writeAuditEvent(
        trx,
        {
          event: 'user_created',
          status: 'success',
          target: `account:${accountId}`,
          changes: { position_type: 'Admin', by: 'command line' },
        },
        { at, actorEmployeeId: employeeId, requestId: null, ip: null },
      );
    });
    process.stdout.write(`${username} can now sign in as an Admin for the whole club.\n`);
  } finally {
    prompt.close();
    await db.close();
  }
}

try {
  const [command, ...rest] = process.argv.slice(2);
  if (command === undefined || command === '--help' || command === '-h') process.stdout.write(`${usage}\n`);
  else if (command !== 'create' || rest.length > 0) throw new Refusal(`Unknown command: ${command}\n\n${usage}`);
  else await create();
} catch (error) {
  const words = (): string => {
    if (error instanceof ConfigError) return error.table();
    if (error instanceof Refusal || error instanceof DataFolderLockedError) return error.message;
    if (error instanceof ApiError)
      return [
        error.message,
        ...Object.entries(error.fields ?? {}).map(([name, problem]) => `  ${name}: ${problem}`),
      ].join('\n');
    const sentence = refusalSentence(error) ?? systemSentence(error);
    return sentence ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
  };
  process.stderr.write(`${words()}\n`);
  process.exitCode = 1;
}
