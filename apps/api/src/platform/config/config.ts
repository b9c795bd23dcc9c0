import { join, resolve } from 'node:path';
import type { BetLimits, BetWinnings, SafetySettings, SandboxBehavior } from '@roadside/domain/arena';
import type { AccessSettings } from '@roadside/domain/permissions';
import type { IncentiveMonths } from '@roadside/domain/surveys';
import { environmentSchema } from './config-schema.ts';
import type { Environment } from './config-schema.ts';
import type { Paper } from '../pdf/pdf-printer.ts';

/** How email leaves the app. */
export interface EmailConfig {
  readonly smtpUrl: string;
  readonly from: string;
  /** Address of the web app, without a slash at the end. */
  readonly publicUrl: string;
}

/** The operator's settings, parsed once at startup. Nothing else reads the environment. */
export interface Config {
  readonly mode: 'demo' | 'production' | 'test';
  /** Absolute path. */
  readonly dataFolder: string;
  /** Absolute path of the file store: ROADSIDE_FILES, or a folder in the data folder. */
  readonly filesFolder: string;
  readonly databaseUrl: string | undefined;
  /** Undefined until demo mode has read or created it (`withSecrets`). */
  readonly accessTokenSecret: string | undefined;
  readonly monitoringToken: string | undefined;
  /** The VAPID private key; undefined where push isn't set up, and until demo mode has read or created it. */
  readonly pushPrivateKey: string | undefined;
  /** Whom a push service contacts. */
  readonly pushContact: string;
  /** The push service of a test, which no other mode accepts. */
  readonly pushTestService: { readonly host: string; readonly certificate: string } | null;
  readonly host: string;
  readonly port: number;
  readonly trustedProxies: readonly string[];
  readonly rateLimits: boolean;
  /** Whether /docs, /openapi.json and GraphQL introspection are available. */
  readonly developerPages: boolean;
  readonly logLevel: Environment['LOG_LEVEL'];
  /** VIEW_SCOPE and ARENA_AUDIENCE, in the form `domain.can` takes. */
  readonly access: AccessSettings;
  /** INCENTIVE_MONTHS: the length of an incentive period. */
  readonly incentiveMonths: IncentiveMonths;
  readonly oddsHorizon: 'days' | 'sqrt';
  /** STOCK_PHOTOS_KEY; null to search the bundled pictures. */
  readonly stockPhotosKey: string | null;
  /** SMTP_URL, MAIL_FROM and PUBLIC_URL; null to keep email in the outbox. */
  readonly email: EmailConfig | null;
  /** PDF_CHROMIUM and PDF_PAPER; null to send reports without PDFs. */
  readonly pdf: { readonly chromium: string; readonly paper: Paper } | null;
  /** ARENA_MAX_MPH and ARENA_MIN_REST_HOURS. */
  readonly safety: SafetySettings;
  /** BET_MAX_STAKE and BET_COOL_OFF_HOURS. */
  readonly betLimits: BetLimits;
  readonly betWinnings: BetWinnings;
  /** REWARD_POINT_CENTS and PAYOUT_REPORTING_CENTS. */
  readonly payouts: { readonly pointCents: number; readonly reportingThresholdCents: number };
  readonly paymentSandbox: SandboxBehavior;
  /** ROADSIDE_TODAY; null to use the clock. */
  readonly today: string | null;
  readonly scale: number;
  readonly seed: number;
}

/** A missing or invalid variable. */
export interface ConfigProblem {
  readonly variable: string;
  readonly problem: string;
}

/** Lists every problem with the environment. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    super(`${problems.length} ${problems.length === 1 ? 'variable needs' : 'variables need'} attention.`);
    this.problems = problems;
  }

  /** The problems as a table for a terminal. */
  table(): string {
    const width = Math.max(...this.problems.map(({ variable }) => variable.length));
    const lines = this.problems.map(({ variable, problem }) => `  ${variable.padEnd(width)}  ${problem}`);
    return [`Roadside can’t start: ${this.message}`, ...lines, '.env.example explains every variable.'].join('\n');
  }
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * Parses the environment.
 * @throws {ConfigError} with every problem, not only the first
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environmentSchema.safeParse(environment);
  const problems: ConfigProblem[] = [];
  if (!parsed.success)
    for (const issue of parsed.error.issues) problems.push({ variable: issue.path.join('.'), problem: issue.message });

  const mode = parsed.success ? parsed.data.ROADSIDE_MODE : environment['ROADSIDE_MODE'];
  const required = (variable: string, why: string) => {
    if (!environment[variable]?.trim() && !problems.some((problem) => problem.variable === variable))
      problems.push({ variable, problem: why });
  };
  if (mode === 'production') {
    required('DATABASE_URL', 'is required in production: postgresql://user:password@host:5432/database');
    required(
      'ACCESS_TOKEN_SECRET',
      'is required in production: 32 characters or more, for example from: openssl rand -base64 48',
    );
  }
  if (environment['SMTP_URL']?.trim()) {
    required('MAIL_FROM', 'is required with SMTP_URL: the address email comes from');
    required('PUBLIC_URL', 'is required with SMTP_URL: the address people open, like https://roadside.example.com');
  }
  if (mode === 'production' && environment['PUSH_PRIVATE_KEY']?.trim())
    required('PUSH_CONTACT', 'is required with PUSH_PRIVATE_KEY: mailto:it@example.com');
  for (const variable of ['PUSH_TEST_HOST', 'PUSH_TEST_CA'])
    if (mode !== 'test' && environment[variable]?.trim())
      problems.push({ variable, problem: 'is for tests; leave it out' });
  if (mode === 'production' && environment['RATE_LIMITS']?.trim() === 'off')
    problems.push({ variable: 'RATE_LIMITS', problem: 'can’t be off in production' });
  if (
    mode !== 'production' &&
    mode !== 'test' &&
    environment['API_HOST']?.trim() &&
    !loopback.has(environment['API_HOST'].trim())
  )
    problems.push({
      variable: 'API_HOST',
      problem:
        'opens the demo to the network, but its passwords are public; leave it out or set ROADSIDE_MODE=production',
    });
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);

  const env = parsed.data;
  return {
    mode: env.ROADSIDE_MODE,
    dataFolder: resolve(env.ROADSIDE_DATA),
    filesFolder: resolve(env.ROADSIDE_FILES ?? join(env.ROADSIDE_DATA, 'files')),
    databaseUrl: env.DATABASE_URL,
    accessTokenSecret: env.ACCESS_TOKEN_SECRET,
    monitoringToken: env.MONITORING_TOKEN,
    pushPrivateKey: env.PUSH_PRIVATE_KEY,
    pushContact: env.PUSH_CONTACT ?? 'https://roadside.example',
    pushTestService:
      env.PUSH_TEST_HOST === undefined ? null : { host: env.PUSH_TEST_HOST, certificate: env.PUSH_TEST_CA ?? '' },
    host: env.API_HOST,
    port: env.API_PORT,
    trustedProxies:
      env.TRUSTED_PROXIES?.split(',')
        .map((address) => address.trim())
        .filter(Boolean) ?? [],
    rateLimits: env.RATE_LIMITS === 'on',
    developerPages: env.DEVELOPER_PAGES ? env.DEVELOPER_PAGES === 'on' : env.ROADSIDE_MODE !== 'production',
    logLevel: env.LOG_LEVEL,
    access: { viewScope: env.VIEW_SCOPE, arenaAudience: env.ARENA_AUDIENCE },
    incentiveMonths: env.INCENTIVE_MONTHS,
    oddsHorizon: env.ODDS_HORIZON,
    stockPhotosKey: env.STOCK_PHOTOS_KEY ?? null,
    email:
      env.SMTP_URL && env.MAIL_FROM && env.PUBLIC_URL
        ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, publicUrl: env.PUBLIC_URL.replace(/\/+$/, '') }
        : null,
    pdf: env.PDF_CHROMIUM ? { chromium: env.PDF_CHROMIUM, paper: env.PDF_PAPER } : null,
    safety: { maxMilesPerHour: env.ARENA_MAX_MPH, minimumRestHours: env.ARENA_MIN_REST_HOURS },
    betLimits: { maxStake: env.BET_MAX_STAKE, coolOffHours: env.BET_COOL_OFF_HOURS },
    betWinnings: env.BET_WINNINGS,
    payouts: { pointCents: env.REWARD_POINT_CENTS, reportingThresholdCents: env.PAYOUT_REPORTING_CENTS },
    paymentSandbox: env.PAYMENT_SANDBOX,
    today: env.ROADSIDE_TODAY ?? null,
    scale: env.ROADSIDE_SCALE,
    seed: env.ROADSIDE_SEED,
  };
}

/**
 * The configuration of this process, for the command-line programs.
 * @throws {ConfigError} with every problem, not only the first
 */
export function readConfig(): Config {
  return parseConfig(process.env);
}
