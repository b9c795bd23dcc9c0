/**
 * What dispatchers, managers and executives type into the palette, with the address it should open. Written before the
 * parser. Today is Friday, November 20, 2026, and the open location is the club `lantern`; the words in front of the
 * path are the location that has to be found, or a dash for the open one.
 */
export const tradePhrases: readonly (readonly [phrase: string, place: string, path: string])[] = [
  [
    'ata boise psp last month',
    'boise',
    '/passed-calls/:slug?sc_dt__gte=2026-10-01&sc_dt__lte=2026-10-31&sc_svc_prov_type__in=P',
  ],
  ['late calls yesterday', '-', '/passed-calls/:slug?sc_dt__gte=2026-11-19&sc_dt__lte=2026-11-19&late=only'],
  [
    'passes north station this week',
    'north station',
    '/passed-calls/:slug?sc_dt__gte=2026-11-15&sc_dt__lte=2026-11-20&passed=only',
  ],
  ['tow calls today', '-', '/passed-calls/:slug?sc_dt__gte=2026-11-20&sc_dt__lte=2026-11-20&tcd__in=Tow'],
  ['flat tires boise last week', 'boise', '/passed-calls/:slug?sc_dt__gte=2026-11-08&sc_dt__lte=2026-11-14&tcd__in=2'],
  ['battery sat last month', '-', '/surveys/:slug?dashboard=2&time=Prev_Month&tcd__in=Battery'],
  ['negative comments boise this month', 'boise', '/surveys/:slug?dashboard=4&time=This_Month&sentiment=negative'],
  ['comments about rude driver', '-', '/surveys/:slug?dashboard=4&q=rude+driver'],
  [
    'map of late tows last 30 days',
    '-',
    '/maps/:slug?sc_dt__gte=2026-10-22&sc_dt__lte=2026-11-20&late=only&tcd__in=Tow',
  ],
  ['heat map passes yesterday', '-', '/maps/:slug?sc_dt__gte=2026-11-19&sc_dt__lte=2026-11-19&passed=only&shown=heat'],
  ['schedule tomorrow', '-', '/scheduler/:slug/scheduling?day=2026-11-21&span=day'],
  ['who is short tonight', '-', '/scheduler/:slug/scheduling?day=2026-11-20&span=day&forecast=drivers'],
  [
    'drivers needed saturday north station',
    'north station',
    '/scheduler/:slug/scheduling?day=2026-11-21&span=day&forecast=drivers',
  ],
  ['predicted volume monday', '-', '/scheduler/:slug/scheduling?day=2026-11-23&span=day&forecast=calls'],
  ['tow schedule next week', '-', '/scheduler/:slug/scheduling?day=2026-11-22&code=tow'],
  ['open requests harbor towing', 'harbor towing', '/scheduler/:slug/requests'],
  ['time off requests', '-', '/scheduler/:slug/requests'],
  ['pto norristown', 'norristown', '/scheduler/:slug/requests'],
  ['goa october', '-', '/passed-calls/:slug?sc_dt__gte=2026-10-01&sc_dt__lte=2026-10-31&outcome__in=gone_on_arrival'],
  [
    'canceled calls yesterday',
    '-',
    '/passed-calls/:slug?sc_dt__gte=2026-11-19&sc_dt__lte=2026-11-19&outcome__in=cancelled',
  ],
  [
    'calls over 90 minutes last week',
    '-',
    '/passed-calls/:slug?sc_dt__gte=2026-11-08&sc_dt__lte=2026-11-14&ata_minutes__gte=90',
  ],
  [
    'no driver available passes last month',
    '-',
    '/passed-calls/:slug?sc_dt__gte=2026-10-01&sc_dt__lte=2026-10-31&passed=only&pass_reason__in=No+driver+available',
  ],
  [
    'fleet calls in november',
    '-',
    '/passed-calls/:slug?sc_dt__gte=2026-11-01&sc_dt__lte=2026-11-20&sc_svc_prov_type__in=F',
  ],
  ['dashboard boise', 'boise', '/dashboard/:slug'],
  ['dashboard lantern psp', 'lantern', '/dashboard/:slug-psp'],
  ['surveys market 5', 'market 5', '/surveys/:slug'],
  ['raw surveys last month', '-', '/surveys/:slug?dashboard=2&time=Prev_Month'],
  ['totally dissatisfied surveys this month boise', 'boise', '/surveys/:slug?dashboard=2&time=This_Month&outc1__in=1'],
  ['emulated score last month', '-', '/surveys/:slug?dashboard=3&time=Prev_Month'],
  ['driver profiles trenton', 'trenton', '/scheduler/:slug/profiles'],
  ['leaderboard', '-', '/leaderboard/:slug'],
  ['training norristown', 'norristown', '/training/:slug'],
  ['exec report lantern', 'lantern', '/exec-reports/:slug'],
  [
    'late battery calls in the last 7 days norristown',
    'norristown',
    '/passed-calls/:slug?sc_dt__gte=2026-11-14&sc_dt__lte=2026-11-20&late=only&tcd__in=Battery',
  ],
  ['ata harbor towing q3', 'harbor towing', '/passed-calls/:slug?sc_dt__gte=2026-07-01&sc_dt__lte=2026-09-30'],
  [
    'lockouts in trenton yesterday',
    'trenton',
    '/passed-calls/:slug?sc_dt__gte=2026-11-19&sc_dt__lte=2026-11-19&tcd__in=6',
  ],
  ['saturday calls last month', '-', '/passed-calls/:slug?sc_dt__gte=2026-10-01&sc_dt__lte=2026-10-31&weekday__in=6'],
  ['9pm calls last week', '-', '/passed-calls/:slug?sc_dt__gte=2026-11-08&sc_dt__lte=2026-11-14&hour__in=21'],
  ['jump starts 11/3', '-', '/passed-calls/:slug?sc_dt__gte=2026-11-03&sc_dt__lte=2026-11-03&tcd__in=1'],
  ['tows nov 1 to nov 7', '-', '/passed-calls/:slug?sc_dt__gte=2026-11-01&sc_dt__lte=2026-11-07&tcd__in=Tow'],
];

/** Names and errands that are no trade phrase: the ordinary search finds them. */
export const notTradePhrases: readonly string[] = ['boise', 'jonh smit', 'harbor towing', 'winter watch', '700001', ''];
