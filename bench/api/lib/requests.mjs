// The web app's requests to the API, in roughly the proportions of open dashboards: mostly elements, for locations at
// every level and every kind of period, plus what each screen's shell needs.

const named = ['paid_call_count', 'ata_avg', 'overall_sat_avg', 'passed_calls_freq', 'cancelled_calls_rate'];
const cards = [
  'overall_sat_avg',
  'ata_avg',
  'paid_call_count',
  'passed_calls_freq',
  'ata_p90',
  'kmi',
  'pta_hit_rate',
  'survey_rate',
  'battery_test_rate',
];
const wholePeriods = ['This_Month', 'This_Month', 'This_Month', 'Prev_Month', 'This_Incentive_Period', 'Day'];
const serviceFilters = [{}, {}, {}, { tcd__in: ['TOW'] }, { fac_type__in: ['PSP'] }];
const letters = ['a', 'be', 'ma', 'st', 'w'];

const surveyFilters = [
  {},
  { outc1__in: [1, 2] },
  { tcd__in: ['TOW'], q_chl: ['SMS', 'Email'] },
  { q26__in: [1, 2, 3], state__in: ['PA'] },
  { fac_type__in: ['PSP'], sc_dt_surveys__gte: '2026-11-01' },
];
const surveyPeriods = ['This_Month', 'Prev_Month', 'Prev_Incentive_Period', 'Range'];
const searches = ['wait', 'polite driver', 'no text', 'battery price', '"two hours"'];

/** Surveys or comments of a location, or the counts beside their filters. */
const surveyElement = (kind, name, { slug }, period, filters, more) => ({
  kind,
  path: `/dashboard/elements/${name}/`,
  body: {
    search: '',
    ...more,
    request: {
      slug,
      parameters: {
        time_type: [period],
        filters,
        args: { lower_bound: 0, upper_bound: 50, ...(period === 'Range' ? { dynamic: true } : {}) },
      },
    },
  },
});

const emulatedScore = ({ slug, type }, period) => ({
  kind: 'emulated score',
  path: '/dashboard/',
  body: { purpose: 'survey_aggregator', slug, org_type: type, time_type: period },
});

const find = (operation, fields, filter) => ({
  path: '/graphql',
  body: {
    operationName: operation,
    query: `query ${operation}($filter: ${operation === 'searchEmployees' ? 'EmployeeFilter' : 'OrganizationFilter'}, $limit: Int) { ${operation}(filter: $filter, limit: $limit) { items { ${fields} } nextToken total } }`,
    variables: { filter, limit: 20 },
  },
});

const element = (chart, { id, slug, type, name }, body) => ({
  kind: chart,
  path: `/dashboard/dashboard-data/${chart}/${slug}/`,
  body: { geography: { id, slug, type, position_type: type, name }, relation: 'self', filters: {}, ...body },
});
const yesterday = (today) => new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);

/**
 * Kinds of requests with their weight; each builds one from a person, one of their locations and a random pick. Drivers
 * do not search.
 */
const kinds = [
  {
    weight: 20,
    make: ({ place, pick }) =>
      element('card', place, { time_type: pick(wholePeriods), metrics: [pick(cards)], filters: pick(serviceFilters) }),
  },
  // Roll-ups don't hold a call's state: these are counted call by call.
  {
    weight: 1,
    make: ({ place, pick }) => ({
      ...element('card', place, {
        time_type: pick(wholePeriods),
        metrics: [pick(cards)],
        filters: { state__in: ['PA'] },
      }),
      kind: 'card from the calls',
    }),
  },
  {
    weight: 6,
    make: ({ place, pick }) =>
      element('table', place, {
        time_type: pick(wholePeriods),
        metrics: named,
        relation: place.type === 'driver' ? 'self' : 'children',
        args: { page: 1, rows_per_page: 50 },
      }),
  },
  {
    weight: 3,
    make: ({ place, pick }) => ({
      ...element('table', place, {
        time_type: 'This_Month',
        metrics: named,
        ...(place.type === 'driver' ? {} : { relation: 'children', child_type: 'driver' }),
        args: { page: 1, rows_per_page: 50, order_by: pick(['name', '-ata_avg']) },
      }),
      kind: 'table of drivers',
    }),
  },
  {
    weight: 6,
    make: ({ place, pick }) =>
      element('trendTable', place, {
        time_type: 'Month',
        metrics: pick([named, ['ata_avg'], ['overall_sat_avg', 'paid_call_count']]),
      }),
  },
  {
    weight: 4,
    make: ({ place, pick }) => ({
      ...element('trendTable', place, {
        time_type: 'DAILY_SERIES',
        metrics: [pick(cards)],
        args: { dynamic: pick([30, 90, 365]) },
      }),
      kind: 'daily series',
    }),
  },
  {
    weight: 3,
    make: ({ place }) => ({
      ...element('trendTable', place, {
        time_type: 'Month',
        metrics: ['ata_avg'],
        relation: place.type === 'driver' ? 'self' : 'children',
      }),
      kind: 'trendTable of children',
    }),
  },
  {
    weight: 6,
    make: ({ place, today }) =>
      element('numberHighlights', place, {
        time_type: 'Day',
        metrics: named,
        purpose: 'get_custom_data',
        custom_time: { from: yesterday(today), until: yesterday(today) },
      }),
  },
  {
    weight: 5,
    make: ({ place, pick }) =>
      element('std12e_reduced', place, {
        time_type: 'Range',
        args: { page: 1, rows_per_page: 50, order_by: pick(['sc_dt', '-sc_dt', '-ata_minutes']) },
      }),
  },
  {
    weight: 4,
    make: ({ place, pick, today }) => pick(callDetailsPages(place, today)),
  },
  {
    weight: 5,
    make: ({ place }) => ({
      kind: 'survey comments',
      path: '/dashboard/elements/survey-comments/',
      body: {
        search: '',
        request: { slug: place.slug, parameters: { filters: {}, args: { lower_bound: 0, upper_bound: 50 } } },
      },
    }),
  },
  {
    weight: 1,
    make: ({ place, pick }) =>
      surveyElement('surveys filtered', 'raw-surveys', place, pick(surveyPeriods), pick(surveyFilters)),
  },
  {
    weight: 1,
    make: ({ place, pick }) =>
      surveyElement('survey counts', 'raw-surveys', place, pick(surveyPeriods), pick(surveyFilters), {
        purpose: 'facets',
      }),
  },
  {
    weight: 1,
    make: ({ place, pick }) =>
      surveyElement('comments searched', 'survey-comments', place, pick(surveyPeriods), {}, { search: pick(searches) }),
  },
  {
    weight: 1,
    make: ({ place, pick }) => emulatedScore(place, pick(surveyPeriods.slice(0, 3))),
  },
  {
    weight: 1,
    make: ({ place, pick }) => ({
      kind: 'survey topics',
      path: '/dashboard/',
      body: { purpose: 'survey_topics', slug: place.slug, time_type: pick(surveyPeriods.slice(0, 3)) },
    }),
  },
  {
    weight: 1,
    make: ({ place }) =>
      element('why_moved', place, { time_type: 'Prev_Month', metrics: ['ata_avg'], relation: undefined }),
  },
  {
    weight: 10,
    make: () => ({ kind: 'get_last_update', path: '/dashboard/dashboard-data/', body: { purpose: 'get_last_update' } }),
  },
  { weight: 8, make: ({ place }) => ({ kind: 'place', path: '/accounts/organizations/', body: { slug: place.slug } }) },
  {
    weight: 6,
    make: () => ({ kind: 'dashboards', path: '/dashboard/', body: { purpose: 'dashboard', action: 'list' } }),
  },
  {
    weight: 5,
    make: ({ place }) => ({
      kind: 'goals',
      path: '/onboarding/documentation/',
      body: { purpose: 'get_goals', organization_id: place.id },
    }),
  },
  {
    weight: 3,
    make: ({ person, pick }) => ({
      kind: 'comments',
      path: '/dashboard/my-dashboard/',
      body: { type: 'comments', action: 'read', elem: pick(person.elements) },
    }),
  },
  { weight: 4, make: () => ({ kind: 'preferences', path: '/accounts/preferences/', body: {} }) },
  { weight: 4, make: () => ({ kind: 'bookmarks', path: '/accounts/bookmark/', body: { list: true } }) },
  {
    weight: 1,
    make: () => ({
      kind: 'metric catalog',
      path: '/onboarding/documentation/',
      body: { purpose: 'get_categorized_metrics' },
    }),
  },
  {
    weight: 2,
    notFor: 'driver',
    make: ({ pick }) => ({
      kind: 'search places',
      ...find('searchOrganizations', 'id slug display_name type', { name: pick(letters) }),
    }),
  },
  {
    weight: 1,
    notFor: 'driver',
    make: ({ pick }) => ({
      kind: 'search people',
      ...find('searchEmployees', 'id display_name position_type', { full_name: pick(letters) }),
    }),
  },
];

/** Draws one of the kinds for a person of this type, by weight. */
function drawKind(random, type) {
  const open = kinds.filter(({ notFor }) => notFor !== type);
  let rest = random() * open.reduce((sum, { weight }) => sum + weight, 0);
  return open.find(({ weight }) => (rest -= weight) < 0) ?? open[0];
}

/** Returns requests one after another, drawn by these weights; `today` is the world's. */
export function requestMix({ people, today, random }) {
  const pick = (values) => values[Math.floor(random() * values.length)];
  return () => {
    const person = pick(people);
    const { make } = drawKind(random, person.places[0].type);
    return { ...make({ person, place: pick(person.places), today, pick }), token: person.token };
  };
}

/** A dashboard of twelve elements as the web app requests it: the initial content of its screens, of every kind. */
export function twelveElements(place, today) {
  return [
    ...['overall_sat_avg', 'ata_avg', 'paid_call_count', 'passed_calls_freq', 'kmi', 'pta_hit_rate'].map((metric) =>
      element('card', place, { time_type: 'This_Month', metrics: [metric] }),
    ),
    element('numberHighlights', place, {
      time_type: 'Day',
      metrics: named,
      purpose: 'get_custom_data',
      custom_time: { from: yesterday(today), until: yesterday(today) },
    }),
    element('table', place, {
      time_type: 'This_Month',
      metrics: named,
      relation: 'children',
      args: { page: 1, rows_per_page: 50 },
    }),
    element('trendTable', place, { time_type: 'Month', metrics: named }),
    element('trendTable', place, { time_type: 'DAILY_SERIES', metrics: ['ata_avg'] }),
    element('trendTable', place, { time_type: 'Month', metrics: ['paid_call_count'], relation: 'children' }),
    {
      kind: 'survey comments',
      path: '/dashboard/elements/survey-comments/',
      body: {
        search: '',
        request: { slug: place.slug, parameters: { filters: {}, args: { lower_bound: 0, upper_bound: 50 } } },
      },
    },
  ];
}

/** The same number from the roll-ups and, through a filter that excludes nothing, from the calls themselves. */
export function bothPaths(place) {
  const months = (filters) =>
    element('trendTable', place, { time_type: 'Month', metrics: ['ata_avg', 'paid_call_count'], filters });
  return { rollup: months({}), raw: months({ sc_svc_prov_type__in: ['P', 'C', 'F'] }) };
}

/** Pages of Call Details with their counts, with its filters, sort orders and groups; the month so far by default. */
export function callDetailsPages(place, today) {
  const month = { sc_dt__gte: `${today.slice(0, 8)}01`, sc_dt__lte: today };
  const page = (filters, args = {}) => ({
    ...element('std12e_reduced', place, {
      time_type: 'Range',
      additional_filters: { ...month, ...filters },
      args: { rows_per_page: 50, ...args },
    }),
    kind: 'call details',
  });
  return [
    page({}),
    page({}, { order_by: '-ata_minutes' }),
    page({}, { order_by: '-pass_count,-ata_minutes,sc_dt' }),
    page({}, { page: 20 }),
    page({ late: 'only' }),
    page({ late: 'only', passed: 'only' }, { order_by: '-ata_minutes' }),
    page({ passed: 'only', pass_reason__in: ['No driver available'] }),
    page({ outcome__in: ['cancelled'] }),
    page({ ata_minutes__gte: 120, weekday__in: [5], hour__in: [20, 21, 22, 23] }),
    page({ tcd__in: ['TOW'], sc_svc_prov_type__in: ['C'] }),
    page({ sc_dt__gte: '2025-12-01' }),
    page({ sc_dt__gte: '2025-12-01' }, { order_by: '-ata_minutes' }),
    page({ sc_dt__gte: '2025-12-01', late: 'only' }),
  ];
}

/** Surveys of a location in every period and filter of its screens: lists, counts, searches and scores. */
export function surveyRequests(place) {
  const each = (kind, name, more) =>
    surveyPeriods.flatMap((period) =>
      surveyFilters.map((filters) => surveyElement(kind, name, place, period, filters, more)),
    );
  return [
    ...each('surveys filtered', 'raw-surveys'),
    ...each('survey counts', 'raw-surveys', { purpose: 'facets' }),
    ...surveyPeriods.flatMap((period) =>
      searches.map((search) => surveyElement('comments searched', 'survey-comments', place, period, {}, { search })),
    ),
    ...surveyPeriods.slice(0, 3).map((period) => emulatedScore(place, period)),
  ];
}

/** The map of a location over a month and a year, whole and zoomed in, with its filters. */
export function mapRequests({ slug }, today) {
  const month = { sc_dt__gte: `${today.slice(0, 8)}01`, sc_dt__lte: today };
  const map = (filters, parameters = {}) => ({
    kind: 'map',
    path: '/dashboard/',
    body: {
      purpose: 'maps',
      chart_type: 'maps',
      slug,
      parameters: { ...parameters, filters: { ...month, ...filters } },
    },
  });
  return [
    map({}),
    map({}, { mode: 'passes' }),
    map({}, { mode: 'surveys' }),
    map({ tcd__in: ['TOW'] }),
    map({ sc_dt__gte: today }),
    { ...map({ sc_dt__gte: '2025-12-01' }), kind: 'map of a year' },
  ];
}

/** The same elements as the page sends them: one request for those that daily sums answer, the others on their own. */
export function asOnePage(requests) {
  const path = /^\/dashboard\/dashboard-data\/(\w+)\/(.+)\/$/;
  const together = requests.filter((request) => path.test(request.path));
  const [, , slug] = path.exec(together[0].path);
  return [
    {
      kind: 'page',
      path: '/dashboard/dashboard-data/',
      body: {
        purpose: 'elements',
        slug,
        elements: together.map((request) => ({ chart_type: path.exec(request.path)[1], body: request.body })),
      },
    },
    ...requests.filter((request) => !together.includes(request)),
  ];
}
