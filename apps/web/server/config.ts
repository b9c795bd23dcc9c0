import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AccessSettings } from '@roadside/domain/permissions';
import { z } from 'zod';
import { type BasemapProvider, isTileTemplate } from '../app/kit/places/basemap-provider.ts';

/** The repository root; relative folders in the environment are resolved from here, whatever the working directory. */
const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

const port = z.coerce.number().int().min(1).max(65_535);

/** A style document, or a raster tile template with {z}, {x} and {y}; {key} is replaced with the provider's key. */
const basemapAddress = z
  .url({ protocol: /^https?$/, hostname: /^[\w.:[\]-]+$/, error: 'is not an address of a style or of tiles' })
  .optional();

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  ROADSIDE_MODE: z.enum(['demo', 'production', 'test']).default('demo'),
  ROADSIDE_DATA: z.string().min(1).default('.data'),
  PORT: port.default(3000),
  HOST: z.string().min(1).optional(),
  API_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4000'),
  SESSION_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  ROADSIDE_TODAY: z.iso.date().optional(),
  VIEW_SCOPE: z.enum(['rank', 'subtree']).default('rank'),
  ARENA_AUDIENCE: z.enum(['admin', 'enrolled']).default('admin'),
  TRUST_PROXY: z.string().min(1).optional(),
  DEVELOPER_PAGES: z.enum(['on', 'off']).optional(),
  BASEMAP_FILE: z.string().min(1).optional(),
  BASEMAP_STYLE: basemapAddress,
  BASEMAP_STYLE_NIGHT: basemapAddress,
  BASEMAP_KEY: z
    .string()
    .regex(/^[\w.~-]+$/, 'holds letters, digits and . _ ~ - only')
    .optional(),
  BASEMAP_ATTRIBUTION: z.string().min(1).max(200).optional(),
});

/** The web server's configuration, parsed once from the environment at start. */
export interface WebConfig {
  readonly mode: 'demo' | 'production' | 'test';
  /** True with `--dev`: Vite serves the modules and the policy allows its live reload. */
  readonly dev: boolean;
  readonly host: string;
  readonly port: number;
  /** Origin of the API, without a trailing slash. */
  readonly apiUrl: string;
  /** The first seals the session cookie; any of them opens it, so that a secret can be rotated. */
  readonly sessionSecrets: readonly [string, ...string[]];
  /** Pins the day, like the API's variable of the same name; null = the real clock. */
  readonly today: string | null;
  /** VIEW_SCOPE and ARENA_AUDIENCE, as `can` takes them; the same for API and web, so that menus match permissions. */
  readonly access: AccessSettings;
  /**
   * Proxies whose X-Forwarded-* headers are trusted (the Express setting of the same name); null = not set, loopback
   * only.
   */
  readonly trustProxy: string | null;
  /** Whether developer screens, such as the sandbox, are available. */
  readonly developerPages: boolean;
  /** The installation's own PMTiles file for maps; null = the built one. */
  readonly basemap: string | null;
  /** The provider whose maps replace the basemap file; null = none, and browsers contact no other server. */
  readonly basemapProvider: BasemapProvider | null;
}

/** Thrown with one line for each missing or invalid variable; the server prints it and exits. */
export class ConfigProblem extends Error {}

/**
 * Reads the environment. Production requires SESSION_SECRET (several are separated by commas, newest first); elsewhere
 * one is generated in the data folder, so that people stay signed in across restarts.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
  flags: readonly string[] = process.argv.slice(2),
): WebConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigProblem(
      parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  }
  const value = parsed.data;
  const host = value.HOST ?? '127.0.0.1';
  if (value.ROADSIDE_MODE === 'demo' && !isLoopback(host))
    throw new ConfigProblem(
      '  HOST: opens the demo to the network, but its passwords are public; leave it out or set ROADSIDE_MODE=production',
    );
  const secrets =
    value.SESSION_SECRET?.split(',')
      .map((secret) => secret.trim())
      .filter(Boolean) ?? [];
  if (secrets.some((secret) => secret.length < 32))
    throw new ConfigProblem('  SESSION_SECRET: each secret needs at least 32 characters');
  if (secrets.length === 0) {
    if (value.ROADSIDE_MODE === 'production')
      throw new ConfigProblem('  SESSION_SECRET: required in production, at least 32 random characters');
    secrets.push(
      keptSecret(isAbsolute(value.ROADSIDE_DATA) ? value.ROADSIDE_DATA : join(repositoryRoot, value.ROADSIDE_DATA)),
    );
  }
  const [first, ...rest] = secrets;
  if (!first) throw new ConfigProblem('  SESSION_SECRET: empty');
  return {
    mode: value.ROADSIDE_MODE,
    dev: flags.includes('--dev'),
    host,
    port: value.PORT,
    apiUrl: value.API_URL.replace(/\/+$/, ''),
    sessionSecrets: [first, ...rest],
    today: value.ROADSIDE_TODAY ?? null,
    access: { viewScope: value.VIEW_SCOPE, arenaAudience: value.ARENA_AUDIENCE },
    trustProxy: value.TRUST_PROXY ?? null,
    basemap: value.BASEMAP_FILE
      ? isAbsolute(value.BASEMAP_FILE)
        ? value.BASEMAP_FILE
        : join(repositoryRoot, value.BASEMAP_FILE)
      : null,
    basemapProvider: providerIn(value),
    developerPages: (value.DEVELOPER_PAGES ?? (value.ROADSIDE_MODE === 'production' ? 'off' : 'on')) === 'on',
  };
}

/** The basemap provider, with the key inserted into its URLs. */
function providerIn(value: z.output<typeof environment>): BasemapProvider | null {
  const { BASEMAP_STYLE: day, BASEMAP_KEY: key, BASEMAP_ATTRIBUTION: attribution } = value;
  if (!day) {
    if (value.BASEMAP_STYLE_NIGHT || key || attribution)
      throw new ConfigProblem('  BASEMAP_STYLE: required where another setting of a map provider is given');
    return null;
  }
  const night = value.BASEMAP_STYLE_NIGHT ?? day;
  const addresses = [day, night];
  if (key === undefined && addresses.some((address) => address.includes('{key}')))
    throw new ConfigProblem('  BASEMAP_KEY: required where a style has {key}');
  if (key !== undefined && !addresses.every((address) => address.includes('{key}')))
    throw new ConfigProblem('  BASEMAP_STYLE: each style needs {key} where BASEMAP_KEY goes');
  if (attribution === undefined && addresses.some(isTileTemplate))
    throw new ConfigProblem('  BASEMAP_ATTRIBUTION: required with tiles, which don’t say who made them');
  const withKey = (address: string) => (key === undefined ? address : address.replaceAll('{key}', key));
  return { day: withKey(day), night: withKey(night), attribution: attribution ?? null };
}

/** Whether an address accepts connections from this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

function keptSecret(folder: string): string {
  const file = join(folder, 'web-session-secret');
  try {
    const kept = readFileSync(file, 'utf8').trim();
    if (kept.length >= 32) return kept;
  } catch {
    // Generated below.
  }
  const secret = randomBytes(48).toString('base64url');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new ConfigProblem(
      `  ROADSIDE_DATA: the session secret can't be written to ${folder} (${code}); choose a writable folder, or set SESSION_SECRET`,
    );
  }
  return secret;
}
