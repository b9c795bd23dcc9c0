import { numberFormat } from '../../../kit/format/formats.ts';

/** That some locations are left out, as 'The 50 lowest of 63.'; null if none are. */
export function cutBelowWords(shown: number, total: number): string | null {
  const { format } = numberFormat('en-US');
  return shown < total ? `The ${format(shown)} lowest of ${format(total)}.` : null;
}
