import type { RequestHandler } from 'express';
import { isLoopback } from './config.ts';
import type { Log } from './log.ts';

const consequence =
  'Until TRUST_PROXY names the proxy, everyone behind it shares one address, and so one limit for sign-ins.';

/** The warning at start about an address that other machines can reach while no proxy is named; null otherwise. */
export function publicHostNotice(host: string, trustProxy: string | null): string | null {
  if (trustProxy !== null || isLoopback(host)) return null;
  return `HOST=${host} is reachable from other machines. If a proxy on another machine is in front: ${consequence} Without one, set TRUST_PROXY=none.`;
}

/** Logs once that requests are forwarded by a proxy that is not trusted. */
export function noticeUnknownProxy(log: Log): RequestHandler {
  let said = false;
  return (request, _response, next) => {
    const peer = request.socket.remoteAddress?.replace(/^::ffff:/, '');
    if (!said && peer !== undefined && !isLoopback(peer) && request.headers['x-forwarded-for'] !== undefined) {
      said = true;
      log.notice(`Requests from ${peer} carry X-Forwarded-For. ${consequence} If it is yours: TRUST_PROXY=${peer}`);
    }
    next();
  };
}
