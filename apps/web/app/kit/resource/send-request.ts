import { unanswered, type Outcome } from '../outcome/outcome.ts';

/**
 * Sends a request to an address of this app; never rejects. A missing or broken answer is reported as a problem like
 * any other.
 */
export async function sendRequest<Data>(address: string, init?: RequestInit): Promise<Outcome<Data>> {
  try {
    return (await (await fetch(address, init)).json()) as Outcome<Data>;
  } catch {
    return unanswered;
  }
}
