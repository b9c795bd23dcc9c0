/** A town with a demo station. Coordinates are rounded to about a kilometer. */
export interface Town {
  readonly name: string;
  readonly state: 'PA' | 'OH' | 'IN';
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A territory of the demo club with its towns; the first town has the most calls. */
export interface TerritoryPlan {
  readonly slug: string;
  readonly name: string;
  readonly market: string;
  readonly timeZone: 'America/New_York' | 'America/Chicago';
  /** Share of the club's calls, relative to the other territories. */
  readonly weight: number;
  readonly towns: readonly Town[];
}

/** Regions and markets of the demo club, from the coast westward. */
export const regionPlans = [
  { slug: 'lantern-east', name: 'Lantern East', markets: ['delaware-valley', 'allegheny'] },
  { slug: 'lantern-west', name: 'Lantern West', markets: ['lake-erie', 'miami-wabash'] },
] as const;

export const marketPlans = [
  { slug: 'delaware-valley', name: 'Delaware Valley' },
  { slug: 'allegheny', name: 'Allegheny' },
  { slug: 'lake-erie', name: 'Lake Erie' },
  { slug: 'miami-wabash', name: 'Miami and Wabash' },
] as const;

export const statePlans = [
  { code: 'PA', slug: 'pennsylvania', name: 'Pennsylvania', timeZone: 'America/New_York' },
  { code: 'OH', slug: 'ohio', name: 'Ohio', timeZone: 'America/New_York' },
  { code: 'IN', slug: 'indiana', name: 'Indiana', timeZone: 'America/Chicago' },
] as const;

const inState =
  (state: Town['state']) =>
  (name: string, postalCode: string, latitude: number, longitude: number): Town => ({
    name,
    state,
    postalCode,
    latitude,
    longitude,
  });
const pa = inState('PA');
const oh = inState('OH');
const ind = inState('IN');

export const territoryPlans: readonly TerritoryPlan[] = [
  {
    slug: 'montgomery',
    name: 'Montgomery',
    market: 'delaware-valley',
    timeZone: 'America/New_York',
    weight: 1.35,
    towns: [
      pa('Norristown', '19401', 40.12, -75.34),
      pa('Lansdale', '19446', 40.24, -75.28),
      pa('King of Prussia', '19406', 40.1, -75.38),
      pa('Pottstown', '19464', 40.25, -75.65),
      pa('Ardmore', '19003', 40.01, -75.29),
      pa('Abington', '19001', 40.12, -75.12),
      pa('Horsham', '19044', 40.18, -75.13),
      pa('Collegeville', '19426', 40.19, -75.45),
    ],
  },
  {
    slug: 'brandywine',
    name: 'Brandywine',
    market: 'delaware-valley',
    timeZone: 'America/New_York',
    weight: 1.15,
    towns: [
      pa('West Chester', '19380', 39.96, -75.61),
      pa('Media', '19063', 39.92, -75.39),
      pa('Chester', '19013', 39.85, -75.36),
      pa('Phoenixville', '19460', 40.13, -75.52),
      pa('Exton', '19341', 40.03, -75.63),
      pa('Coatesville', '19320', 39.98, -75.82),
      pa('Springfield', '19064', 39.93, -75.32),
      pa('Kennett Square', '19348', 39.85, -75.71),
    ],
  },
  {
    slug: 'lehigh-valley',
    name: 'Lehigh Valley',
    market: 'delaware-valley',
    timeZone: 'America/New_York',
    weight: 1,
    towns: [
      pa('Allentown', '18102', 40.6, -75.47),
      pa('Bethlehem', '18018', 40.63, -75.38),
      pa('Reading', '19601', 40.34, -75.93),
      pa('Easton', '18042', 40.69, -75.22),
      pa('Quakertown', '18951', 40.44, -75.34),
      pa('Emmaus', '18049', 40.54, -75.5),
      pa('Nazareth', '18064', 40.74, -75.31),
      pa('Kutztown', '19530', 40.52, -75.78),
    ],
  },
  {
    slug: 'capital-area',
    name: 'Capital Area',
    market: 'allegheny',
    timeZone: 'America/New_York',
    weight: 0.95,
    towns: [
      pa('Harrisburg', '17101', 40.27, -76.88),
      pa('York', '17401', 39.96, -76.73),
      pa('Lancaster', '17602', 40.04, -76.31),
      pa('Carlisle', '17013', 40.2, -77.19),
      pa('Lebanon', '17042', 40.34, -76.41),
      pa('Hershey', '17033', 40.29, -76.65),
      pa('Mechanicsburg', '17055', 40.21, -77.01),
      pa('Gettysburg', '17325', 39.83, -77.23),
    ],
  },
  {
    slug: 'three-rivers',
    name: 'Three Rivers',
    market: 'allegheny',
    timeZone: 'America/New_York',
    weight: 1.1,
    towns: [
      pa('Pittsburgh', '15222', 40.44, -80),
      pa('Monroeville', '15146', 40.42, -79.79),
      pa('Greensburg', '15601', 40.3, -79.54),
      pa('Bethel Park', '15102', 40.33, -80.04),
      pa('Cranberry Township', '16066', 40.69, -80.1),
      pa('Washington', '15301', 40.17, -80.25),
      pa('Butler', '16001', 40.86, -79.9),
      pa('New Castle', '16101', 41, -80.35),
    ],
  },
  {
    slug: 'cuyahoga',
    name: 'Cuyahoga',
    market: 'lake-erie',
    timeZone: 'America/New_York',
    weight: 1.2,
    towns: [
      oh('Cleveland', '44113', 41.5, -81.69),
      oh('Lakewood', '44107', 41.48, -81.8),
      oh('Parma', '44129', 41.4, -81.72),
      oh('Euclid', '44123', 41.59, -81.53),
      oh('Strongsville', '44136', 41.31, -81.84),
      oh('Elyria', '44035', 41.37, -82.11),
      oh('Mentor', '44060', 41.67, -81.34),
      oh('Medina', '44256', 41.14, -81.86),
    ],
  },
  {
    slug: 'summit-stark',
    name: 'Summit and Stark',
    market: 'lake-erie',
    timeZone: 'America/New_York',
    weight: 0.85,
    towns: [
      oh('Akron', '44308', 41.08, -81.52),
      oh('Canton', '44702', 40.8, -81.38),
      oh('Youngstown', '44503', 41.1, -80.65),
      oh('Kent', '44240', 41.15, -81.36),
      oh('Massillon', '44646', 40.8, -81.52),
      oh('Stow', '44224', 41.16, -81.44),
      oh('Warren', '44481', 41.24, -80.82),
      oh('Wooster', '44691', 40.81, -81.94),
    ],
  },
  {
    slug: 'central-ohio',
    name: 'Central Ohio',
    market: 'miami-wabash',
    timeZone: 'America/New_York',
    weight: 1,
    towns: [
      oh('Columbus', '43215', 39.96, -83),
      oh('Westerville', '43081', 40.13, -82.93),
      oh('Dublin', '43017', 40.1, -83.11),
      oh('Grove City', '43123', 39.88, -83.09),
      oh('Newark', '43055', 40.06, -82.4),
      oh('Delaware', '43015', 40.3, -83.07),
      oh('Lancaster', '43130', 39.71, -82.6),
      oh('Marion', '43302', 40.59, -83.13),
    ],
  },
  {
    slug: 'miami-valley',
    name: 'Miami Valley',
    market: 'miami-wabash',
    timeZone: 'America/New_York',
    weight: 0.8,
    towns: [
      oh('Dayton', '45402', 39.76, -84.19),
      oh('Cincinnati', '45202', 39.1, -84.51),
      oh('Hamilton', '45011', 39.4, -84.56),
      oh('Kettering', '45429', 39.69, -84.17),
      oh('Springfield', '45503', 39.92, -83.81),
      oh('Middletown', '45042', 39.52, -84.4),
      oh('Mason', '45040', 39.36, -84.31),
      oh('Troy', '45373', 40.04, -84.2),
    ],
  },
  {
    slug: 'lakeshore',
    name: 'Lakeshore',
    market: 'miami-wabash',
    timeZone: 'America/Chicago',
    weight: 0.6,
    towns: [
      ind('Hammond', '46320', 41.6, -87.5),
      ind('Gary', '46402', 41.6, -87.34),
      ind('Merrillville', '46410', 41.48, -87.33),
      ind('Portage', '46368', 41.58, -87.18),
      ind('Valparaiso', '46383', 41.47, -87.06),
      ind('Michigan City', '46360', 41.71, -86.9),
      ind('Crown Point', '46307', 41.42, -87.37),
      ind('La Porte', '46350', 41.61, -86.72),
    ],
  },
];
