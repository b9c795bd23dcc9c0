import type { MovementLead } from './why-moved.ts';

const providers: Readonly<Record<string, string>> = { P: 'PSP', C: 'NON-PSP', F: 'Fleet' };
const bandEnds: Readonly<Record<string, string>> = {
  '0': '15',
  '15': '30',
  '30': '45',
  '45': '60',
  '60': '90',
  '90': '120',
};

/** The service, provider type or wait that contributes to a change: 'Tow', 'NON-PSP' or 'Waits of 60 to 90 min'. */
export function leadName({ dimension, key }: Pick<MovementLead, 'dimension' | 'key'>): string {
  if (key === '') return 'Unknown';
  if (dimension === 'provider') return providers[key] ?? key;
  if (dimension === 'service') return key;
  return bandEnds[key] ? `Waits of ${key} to ${bandEnds[key]} min` : `Waits of ${key} min or more`;
}
