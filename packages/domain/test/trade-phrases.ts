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

/**
 * Written later by somebody who had not read the parser, as a dispatcher would type them. Names of screens alone
 * ('bank', 'draft') are left to the palette's own commands.
 */
export const unseenPhrases: readonly (readonly [phrase: string, place: string, path: string])[] = [
  ['boise ata yesterday', 'boise', '/passed-calls/:slug?sc_dt__gte=2026-11-19&sc_dt__lte=2026-11-19'],
  [
    'how was satisfaction in boise last week',
    'boise',
    '/surveys/:slug?dashboard=2&time=Range&sc_dt_surveys__gte=2026-11-08&sc_dt_surveys__lte=2026-11-14',
  ],
  [
    'tow calls boise this month',
    'boise',
    '/passed-calls/:slug?sc_dt__gte=2026-11-01&sc_dt__lte=2026-11-20&tcd__in=Tow',
  ],
  [
    'fleet satisfaction boise last quarter',
    'boise',
    '/surveys/:slug?dashboard=2&time=Range&sc_svc_prov_type__in=F&sc_dt_surveys__gte=2026-07-01&sc_dt_surveys__lte=2026-09-30',
  ],
  ['late calls boise today', 'boise', '/passed-calls/:slug?sc_dt__gte=2026-11-20&sc_dt__lte=2026-11-20&late=only'],
  [
    'surveys boise last 7 days',
    'boise',
    '/surveys/:slug?dashboard=2&time=Range&sc_dt_surveys__gte=2026-11-14&sc_dt_surveys__lte=2026-11-20',
  ],
  ['map boise today', 'boise', '/maps/:slug?sc_dt__gte=2026-11-20&sc_dt__lte=2026-11-20'],
  ['schedule boise next week', 'boise', '/scheduler/:slug/scheduling?day=2026-11-22'],
  ['open shifts boise tomorrow', 'boise', '/scheduler/:slug/scheduling?day=2026-11-21&span=day'],
  ['who is off tomorrow boise', 'boise', '/scheduler/:slug/requests'],
  ['response time spokane last 30 days', 'spokane', '/passed-calls/:slug?sc_dt__gte=2026-10-22&sc_dt__lte=2026-11-20'],
  [
    'battery calls spokane in may',
    'spokane',
    '/passed-calls/:slug?sc_dt__gte=2026-05-01&sc_dt__lte=2026-05-31&tcd__in=Battery',
  ],
  ['lockouts boise yesterday', 'boise', '/passed-calls/:slug?sc_dt__gte=2026-11-19&sc_dt__lte=2026-11-19&tcd__in=6'],
  ['kept informed boise last month', 'boise', '/surveys/:slug?time=Prev_Month'],
  ['driver leaderboard boise', 'boise', '/leaderboard/:slug'],
  ['goals boise', 'boise', '/dashboard/:slug?drawer=goals'],
  [
    'comments boise psp last week',
    'boise',
    '/surveys/:slug?dashboard=4&sc_dt_surveys__gte=2026-11-08&sc_dt_surveys__lte=2026-11-14&sc_svc_prov_type__in=P&time=Range',
  ],
  [
    'canceled calls this week',
    '-',
    '/passed-calls/:slug?sc_dt__gte=2026-11-15&sc_dt__lte=2026-11-20&outcome__in=cancelled',
  ],
  ['refusals boise', 'boise', '/passed-calls/:slug?passed=only'],
  ['scorecard boise', 'boise', '/scorecards/:slug'],
  ['executive report last month', '-', '/exec-reports/:slug?from=2026-10-01&to=2026-10-31'],
  ['usage', '-', '/usage/:slug'],
  ['training boise', 'boise', '/training/:slug'],
  [
    'passed calls boise since monday',
    'boise',
    '/passed-calls/:slug?sc_dt__gte=2026-11-16&sc_dt__lte=2026-11-20&passed=only',
  ],
  ['call volume boise nov 1 to nov 15', 'boise', '/passed-calls/:slug?sc_dt__gte=2026-11-01&sc_dt__lte=2026-11-15'],
  ['october ata', '-', '/passed-calls/:slug?sc_dt__gte=2026-10-01&sc_dt__lte=2026-10-31'],
  [
    'nonpsp osat boise ytd',
    'boise',
    '/surveys/:slug?dashboard=2&time=Range&sc_svc_prov_type__in=C&sc_dt_surveys__gte=2026-01-01&sc_dt_surveys__lte=2026-11-20',
  ],
  [
    'contract stations satisfaction idaho this year',
    'idaho',
    '/surveys/:slug?dashboard=2&time=Range&sc_dt_surveys__gte=2026-01-01&sc_dt_surveys__lte=2026-11-20',
  ],
  ['long eta calls boise', 'boise', '/passed-calls/:slug?late=only'],
  ['reroutes boise last month', 'boise', '/surveys/:slug?dashboard=2&time=Prev_Month&reroute=only'],
  ['flat tires yesterday', '-', '/passed-calls/:slug?sc_dt__gte=2026-11-19&sc_dt__lte=2026-11-19&tcd__in=2'],
  [
    'fuel delivery boise last week',
    'boise',
    '/passed-calls/:slug?sc_dt__gte=2026-11-08&sc_dt__lte=2026-11-14&tcd__in=3',
  ],
  ['time off requests boise', 'boise', '/scheduler/:slug/requests'],
  ['dashboards', '-', '/dashboard/:slug'],
  ['forecast boise tomorrow', 'boise', '/scheduler/:slug/scheduling?day=2026-11-21&span=day&forecast=calls'],
  ['coverage boise 11/20', 'boise', '/scheduler/:slug/scheduling?day=2026-11-20&span=day&forecast=drivers'],
];

/** Spans of days and hours, and the trade's other words for a late call. */
export const spansInPhrases: readonly (readonly [phrase: string, place: string, path: string])[] = [
  ['nov 1 - nov 7 late', '-', '/passed-calls/:slug?sc_dt__gte=2026-11-01&sc_dt__lte=2026-11-07&late=only'],
  ['tows 11/1-11/7', '-', '/passed-calls/:slug?sc_dt__gte=2026-11-01&sc_dt__lte=2026-11-07&tcd__in=Tow'],
  ['calls nov 1–7 boise', 'boise', '/passed-calls/:slug?sc_dt__gte=2026-11-01&sc_dt__lte=2026-11-07'],
  ['calls between nov 3 and nov 5', '-', '/passed-calls/:slug?sc_dt__gte=2026-11-03&sc_dt__lte=2026-11-05'],
  ['2026-11-01 to 2026-11-07 calls', '-', '/passed-calls/:slug?sc_dt__gte=2026-11-01&sc_dt__lte=2026-11-07'],
  ['calls 2026-11-02', '-', '/passed-calls/:slug?sc_dt__gte=2026-11-02&sc_dt__lte=2026-11-02'],
  ['passes last weekend', '-', '/passed-calls/:slug?sc_dt__gte=2026-11-14&sc_dt__lte=2026-11-15&passed=only'],
  ['late calls last night', '-', '/passed-calls/:slug?sc_dt__gte=2026-11-19&sc_dt__lte=2026-11-19&late=only'],
  [
    'average arrival time in boise last three months',
    'boise',
    '/passed-calls/:slug?sc_dt__gte=2026-08-23&sc_dt__lte=2026-11-20',
  ],
  [
    'calls between 5 and 7 pm yesterday',
    '-',
    '/passed-calls/:slug?sc_dt__gte=2026-11-19&sc_dt__lte=2026-11-19&hour__in=17&hour__in=18',
  ],
  [
    'calls 11am-1pm today',
    '-',
    '/passed-calls/:slug?sc_dt__gte=2026-11-20&sc_dt__lte=2026-11-20&hour__in=11&hour__in=12',
  ],
  ['calls 11-1 pm', '-', '/passed-calls/:slug?hour__in=11&hour__in=12'],
  ['tows after 10 pm', '-', '/passed-calls/:slug?tcd__in=Tow&hour__in=22&hour__in=23'],
  ['tows before 2am', '-', '/passed-calls/:slug?tcd__in=Tow&hour__in=0&hour__in=1'],
  ['calls 11 pm to 1 am', '-', '/passed-calls/:slug?hour__in=23&hour__in=0'],
  ['eta misses last week', '-', '/passed-calls/:slug?sc_dt__gte=2026-11-08&sc_dt__lte=2026-11-14&late=only'],
  ['ata > 60 today', '-', '/passed-calls/:slug?sc_dt__gte=2026-11-20&sc_dt__lte=2026-11-20&ata_minutes__gte=60'],
  ['waits over 2 hours', '-', '/passed-calls/:slug?ata_minutes__gte=120'],
  // Miles aren't minutes: the words are left to the search of locations, which finds none.
  ['tows over 25 miles', 'over 25 miles', '/passed-calls/:slug?tcd__in=Tow'],
];
