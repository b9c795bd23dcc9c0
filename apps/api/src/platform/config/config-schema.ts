import { papers } from '../pdf/pdf-printer.ts';
import {
  betLimitDefaults,
  defaultReportingThresholdCents,
  defaultRewardPointCents,
  safetyDefaults,
  sandboxBehaviors,
} from '@roadside/domain/arena';
import { defaultIncentiveMonths, incentiveMonthChoices, isIncentiveMonths } from '@roadside/domain/surveys';
import { z } from 'zod';

const booleanless = (text: string) => (text.trim() === '' ? undefined : text.trim());
/** Unset and empty mean the same: shells and compose files write empty variables. */
const variable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' ? booleanless(value) : value), schema);

/** The ports above 1023 that fetch and browsers refuse to use for HTTP: "bad port" in the Fetch standard. */
const refusedPorts: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);
const port = z.coerce
  .number()
  .int()
  .min(0)
  .max(65_535)
  .refine((value) => !refusedPorts.has(value), 'is a port the web app can’t use; choose another');
const secret = z.string().min(32, 'needs at least 32 characters');
const postgresUrl = z
  .string()
  .refine(
    (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
    'must look like postgresql://user:password@host:5432/database',
  );
const url = (protocols: readonly string[], words: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), words);
const day = z.iso.date('must be a date like 2026-11-20');

/**
 * Every variable the API reads, with its purpose. `.env.example` is generated from this schema; `example` in a
 * variable's metadata is the value shown there.
 */
export const environmentSchema = z.object({
  ROADSIDE_MODE: variable(z.enum(['demo', 'production', 'test']).default('demo')).meta({
    description:
      'demo: the demo club on 127.0.0.1, with secrets created in the data folder. production: DATABASE_URL and secrets are required, no demo data. test: for tests.',
    example: 'demo',
  }),
  ROADSIDE_DATA: variable(z.string().default('.data')).meta({
    description: 'Folder for the embedded database and the demo secrets. Only one process can use it at a time.',
    example: '.data',
  }),
  ROADSIDE_FILES: variable(z.string().optional()).meta({
    description:
      'Folder for audio, video and documents of training: `files` in ROADSIDE_DATA by default. All API processes of an installation share it, and backups must include it.',
    example: '/srv/roadside/files',
  }),
  DATABASE_URL: variable(postgresUrl.optional()).meta({
    description:
      'A PostgreSQL 15+ server instead of the embedded database. Required in production: the embedded one survives a killed process, but not a power failure.',
    example: 'postgresql://roadside:password@localhost:5432/roadside',
  }),
  ACCESS_TOKEN_SECRET: variable(secret.optional()).meta({
    description:
      'Signs access tokens; 32 characters or more. Required in production. All API processes of an installation share it.',
    example: '',
  }),
  MONITORING_TOKEN: variable(secret.optional()).meta({
    description: 'Bearer token for reading /health/ready from other machines; without it, only this machine can.',
    example: '',
  }),
  PUSH_PRIVATE_KEY: variable(
    z
      .string()
      .regex(/^[A-Za-z0-9_-]{43}$/, 'must be a VAPID private key: 43 characters of base64url')
      .optional(),
  ).meta({
    description:
      'Signs push notifications; the private key of npx web-push generate-vapid-keys. Without it, production sends none. Keep it: with another key, everyone has to turn push on again.',
    example: '',
  }),
  PUSH_CONTACT: variable(
    z
      .string()
      .refine(
        (text) => /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text) || text.startsWith('https://'),
        'must be a mailto: or https: address; Apple refuses mailto: at localhost',
      )
      .optional(),
  ).meta({
    description: 'Whom a push service contacts about your notifications. Required together with PUSH_PRIVATE_KEY.',
    example: 'mailto:it@example.com',
  }),
  PUSH_TEST_HOST: variable(z.string().optional()).meta({
    description: 'Host and port of a push service of a test; test mode only.',
    example: '',
  }),
  PUSH_TEST_CA: variable(z.string().optional()).meta({
    description: 'Certificate in PEM that the push service of a test shows; test mode only.',
    example: '',
  }),
  API_HOST: variable(z.string().default('127.0.0.1')).meta({
    description:
      'Address the API listens on. Only the web app needs to reach it, so keep it on this machine or a private network; HOST exposes only the web app. Demo mode allows only 127.0.0.1.',
    example: '127.0.0.1',
  }),
  API_PORT: variable(port.default(4000)).meta({ description: 'Port of the API.', example: '4000' }),
  TRUSTED_PROXIES: variable(z.string().optional()).meta({
    description:
      'Addresses or networks, separated by commas, whose X-Forwarded-For is trusted: the web app and the load balancer. This machine is always trusted.',
    example: '',
  }),
  RATE_LIMITS: variable(z.enum(['on', 'off']).default('on')).meta({
    description: 'off turns off rate limits, for load and crash tests. Always on in production.',
    example: 'on',
  }),
  DEVELOPER_PAGES: variable(z.enum(['on', 'off']).optional()).meta({
    description:
      "on opens /docs, /openapi.json, GraphQL introspection and the web app's sandbox; off closes them. Off by default in production, on elsewhere.",
    example: 'off',
  }),
  LOG_LEVEL: variable(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')).meta({
    description: 'Log level: fatal, error, warn, info, debug, trace or silent.',
    example: 'info',
  }),
  VIEW_SCOPE: variable(z.enum(['rank', 'subtree']).default('rank')).meta({
    description:
      'What see-children and station-admin can see: everything at or below their level, siblings too (rank), or only what is below them (subtree).',
    example: 'rank',
  }),
  ARENA_AUDIENCE: variable(z.enum(['admin', 'enrolled']).default('admin')).meta({
    description: 'Who sees the Arena menu: admin, or enrolled (also drivers with campaigns).',
    example: 'admin',
  }),
  INCENTIVE_MONTHS: variable(
    z.coerce
      .number()
      .refine(isIncentiveMonths, `must be one of ${incentiveMonthChoices.join(', ')}`)
      .default(defaultIncentiveMonths),
  ).meta({
    description: `Length of an incentive period in months, starting in January: ${incentiveMonthChoices.join(', ')}.`,
    example: '3',
  }),
  ODDS_HORIZON: variable(z.enum(['days', 'sqrt']).default('days')).meta({
    description: 'How odds grow with the remaining days: days (the rule) or sqrt.',
    example: 'days',
  }),
  STOCK_PHOTOS_KEY: variable(z.string().optional()).meta({
    description:
      'The key of a Pexels account: editors of the home page then search its photos instead of the bundled pictures. Only the API contacts it.',
    example: '',
  }),
  SMTP_URL: variable(
    url(['smtp:', 'smtps:'], 'must look like smtps://user:password@mail.example.com:465').optional(),
  ).meta({
    description:
      'A mail service for invitations, password resets and copies of mail. Without it, they stay in the outbox, where an Admin reads them. Needs MAIL_FROM and PUBLIC_URL.',
    example: 'smtps://user:password@mail.example.com:465',
  }),
  PDF_CHROMIUM: variable(z.string().optional()).meta({
    description:
      'Path of a Chromium or Chrome: reports by email then come as a PDF, too, and people can download them. It runs without scripts and without network.',
    example: '/usr/bin/chromium',
  }),
  PDF_PAPER: variable(z.enum(papers).default('Letter')).meta({
    description: 'Paper of those PDFs: Letter or A4.',
    example: 'Letter',
  }),
  MAIL_FROM: variable(z.email('must be an email address').optional()).meta({
    description: 'The address email comes from.',
    example: 'roadside@example.com',
  }),
  PUBLIC_URL: variable(url(['http:', 'https:'], 'must look like https://roadside.example.com').optional()).meta({
    description: 'The address people open the web app at. Links in email begin with it.',
    example: 'https://roadside.example.com',
  }),
  BET_MAX_STAKE: variable(z.coerce.number().int().min(1).max(1_000_000).default(betLimitDefaults.maxStake)).meta({
    description: 'Largest stake of one bet, in play points.',
    example: '50',
  }),
  BET_COOL_OFF_HOURS: variable(z.coerce.number().min(0).max(10_000).default(betLimitDefaults.coolOffHours)).meta({
    description: 'Hours after a bet before the same driver can bet again.',
    example: '24',
  }),
  BET_WINNINGS: variable(z.enum(['play', 'reward']).default('play')).meta({
    description:
      'Where bets are won to: play, points that can only be bet again, or reward, points that can be paid out. Ask a lawyer before you choose reward.',
    example: 'play',
  }),
  ARENA_MAX_MPH: variable(z.coerce.number().min(20).max(200).default(safetyDefaults.maxMilesPerHour)).meta({
    description:
      'The Arena’s speed limit, in miles per hour: an arrival that would have needed a faster drive earns no points.',
    example: '65',
  }),
  ARENA_MIN_REST_HOURS: variable(z.coerce.number().min(0).max(48).default(safetyDefaults.minimumRestHours)).meta({
    description: 'Hours of rest between two shifts; calls of a shift begun earlier earn no points.',
    example: '10',
  }),
  REWARD_POINT_CENTS: variable(z.coerce.number().int().min(1).max(100_000).default(defaultRewardPointCents)).meta({
    description: 'What a reward point is worth when it’s paid out, in cents.',
    example: '100',
  }),
  PAYOUT_REPORTING_CENTS: variable(
    z.coerce.number().int().min(1).max(100_000_000).default(defaultReportingThresholdCents),
  ).meta({
    description: 'A year’s payouts to one person from this amount on are flagged for the tax report, in cents.',
    example: '60000',
  }),
  PAYMENT_SANDBOX: variable(z.enum(sandboxBehaviors).default('pay')).meta({
    description: `How the built-in payment sandbox answers, for tests: ${sandboxBehaviors.join(', ')}.`,
    example: 'pay',
  }),
  ROADSIDE_TODAY: variable(day.optional()).meta({
    description:
      "Fixes today's date in the demo world and the dashboards, for tests: 2026-11-20. Shifts and call-outs are coming or over as of its noon.",
    example: '',
  }),
  ROADSIDE_SCALE: variable(z.coerce.number().positive().max(1_000).default(1)).meta({
    description: 'Multiplies the number of calls in the demo world.',
    example: '1',
  }),
  ROADSIDE_SEED: variable(
    z.coerce
      .number()
      .int()
      .min(0)
      .max(2 ** 31 - 1)
      .default(1),
  ).meta({
    description: 'Random seed of the demo world.',
    example: '1',
  }),
});

/** Variables that only the web server reads (apps/web/server/config.ts checks them), for `.env.example`. */
export const webVariables: Readonly<Record<string, { readonly description: string; readonly example: string }>> = {
  HOST: {
    description:
      'Address the web app listens on: 127.0.0.1 by default, 0.0.0.0 for all networks. Demo mode allows only 127.0.0.1.',
    example: '127.0.0.1',
  },
  PORT: { description: 'Port of the web app.', example: '3000' },
  API_URL: {
    description: 'Where the web app reaches the API. npm start sets it.',
    example: 'http://127.0.0.1:4000',
  },
  SESSION_SECRET: {
    description:
      'Encrypts the session cookie; 32 characters or more. Required in production. To rotate it, put the new one first and keep the old one for 14 days: new,old.',
    example: '',
  },
  TRUST_PROXY: {
    description:
      'Proxies in front of the web app whose X-Forwarded-For, X-Forwarded-Proto and X-Forwarded-Host are trusted: addresses or networks, separated by commas. Without it, everyone behind a proxy on another machine shares one address, and so one limit for sign-ins. A proxy on this machine is always trusted.',
    example: '10.0.0.5',
  },
  BASEMAP_FILE: {
    description: 'A PMTiles file for the maps instead of the built-in one, such as an extract with roads.',
    example: '/srv/roadside/pennsylvania.pmtiles',
  },
  BASEMAP_STYLE: {
    description:
      'A map provider instead of a file: the URL of its style document, or of its image tiles with {z}, {x} and {y}. {key} is replaced with BASEMAP_KEY. Browsers contact the provider directly, so everyone who is signed in can read the key: restrict it to your web app’s address.',
    example: 'https://tiles.example.com/streets/style.json?key={key}',
  },
  BASEMAP_STYLE_NIGHT: {
    description: 'The same for night themes; defaults to BASEMAP_STYLE.',
    example: 'https://tiles.example.com/dark/style.json?key={key}',
  },
  BASEMAP_KEY: { description: 'The key from your map provider. Visible to browsers.', example: '' },
  BASEMAP_ATTRIBUTION: {
    description: 'Map attribution; required for image tiles, defaults to the style document’s.',
    example: '© Example Maps',
  },
};

export type Environment = z.output<typeof environmentSchema>;
