import type { Request, RequestHandler } from 'express';
import { isHost, refuseTarget } from './request-target.ts';

/**
 * Settles the host and the protocol of a request before anything builds an address from them. X-Forwarded-Host counts
 * only from a trusted proxy and replaces Host; of several, the last is the one the nearest proxy added. Refuses two
 * Host headers, and an invalid host or protocol from a trusted proxy: it passed on what a client sent.
 */
export function trustedHost(): RequestHandler {
  return (request, response, next) => {
    if (hostCount(request) > 1) return refuseTarget(response);
    const host = lastOf(request, 'x-forwarded-host');
    const protocol = lastOf(request, 'x-forwarded-proto');
    delete request.headers['x-forwarded-host'];
    delete request.headers['x-forwarded-proto'];
    if (isFromProxy(request)) {
      if (host !== null && !isHost(host)) return refuseTarget(response);
      if (protocol !== null && !/^https?$/i.test(protocol)) return refuseTarget(response);
      if (host !== null) request.headers.host = host;
      if (protocol !== null) request.headers['x-forwarded-proto'] = protocol.toLowerCase();
    }
    next();
  };
}

function hostCount({ rawHeaders }: Request): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}

function lastOf(request: Request, name: string): string | null {
  return request.get(name)?.split(',').at(-1)?.trim() ?? null;
}

function isFromProxy({ app, socket }: Request): boolean {
  const trusts = app.get('trust proxy fn') as (address: string | undefined, hop: number) => boolean;
  return trusts(socket.remoteAddress, 0);
}
