import type { GeographyType } from './geography.ts';

const labels: Readonly<Record<GeographyType, string>> = {
  club: 'Club',
  'club-facility-type': 'Club-Facility-Type',
  'club-region': 'Club-Region',
  'club-region-facility-type': 'Club-Region-Facility-Type',
  market: 'Market',
  'market-facility-type': 'Market-Facility-Type',
  territory: 'Territory',
  'station-state': 'Station-State',
  'station-state-facility-type': 'Station-State-Facility-Type',
  'facility-rep': 'Facility-Rep',
  'station-business': 'Station-Business',
  station: 'Station',
  driver: 'Driver',
};

/** Menu label of an organization type, spelled as in section 5 ('Station-Business'). */
export function typeLabel(type: GeographyType): string {
  return labels[type];
}
