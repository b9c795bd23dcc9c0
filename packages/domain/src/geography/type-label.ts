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

const regions = { one: 'region', many: 'regions' };
const markets = { one: 'market', many: 'markets' };
const clubs = { one: 'club', many: 'clubs' };
const states = { one: 'state', many: 'states' };

const nouns: Readonly<Record<GeographyType, { readonly one: string; readonly many: string }>> = {
  club: clubs,
  'club-facility-type': clubs,
  'club-region': regions,
  'club-region-facility-type': regions,
  market: markets,
  'market-facility-type': markets,
  territory: { one: 'territory', many: 'territories' },
  'station-state': states,
  'station-state-facility-type': states,
  'facility-rep': { one: 'facility rep', many: 'facility reps' },
  'station-business': { one: 'station business', many: 'station businesses' },
  station: { one: 'station', many: 'stations' },
  driver: { one: 'driver', many: 'drivers' },
};

/** An organization type inside a sentence: 'territory', 'territories'. */
export function typeNoun(type: GeographyType): { readonly one: string; readonly many: string } {
  return nouns[type];
}
