import type {
  ExecReportFacts,
  ExecReportReply,
  MetricCell,
  ProductReport,
  Restatement,
} from '@roadside/contract/schemas';
import { facilityTypeLabels, typeLabel } from '@roadside/domain/geography';
import { tierLabel, type Tier } from '@roadside/domain/surveys';
import { dayWords } from '../../../kit/format/day-words.ts';
import { unitOf, type MetricHeading } from '../../../kit/format/figures.ts';
import { momentWords } from '../../../kit/format/moment-words.ts';
import { changeUnitOf } from '../../../kit/format/moved-words.ts';
import type { Sheet } from '../../../kit/export/write-sheet.ts';
import { restatedName, restatedPartLabels } from './restated-words.ts';

type Dated = Pick<ExecReportFacts, 'geography' | 'from' | 'to' | 'as_of' | 'last_day'>;
type FrozenAt = Pick<NonNullable<ExecReportReply['frozen']>, 'at'>;
type Column = Sheet['columns'][number];

const fileName = (what: string, { geography, from, to }: Dated) => `${what}_${geography.slug}_${from}_${to}`;
const text = (header: string): Column => ({ header, kind: 'text' });
const number = (header: string, decimals = 0): Column => ({ header, kind: 'number', decimals });
const metricColumn = (heading: MetricHeading, name = heading.label): Column =>
  number([name, unitOf(heading)].filter(Boolean).join(', '), heading.decimals);
const cellOf = ({ decimals, unit }: MetricHeading, cell: MetricCell | undefined) =>
  cell?.value == null ? null : { number: cell.value, decimals, share: unit === 'percent' };

/** What a report's second sheets say: where, which days, how new, and whether the numbers can change. */
function aboutLines(report: Dated, timeZone: string, frozen: FrozenAt | null | undefined): Sheet['about'] {
  return [
    ['Location', report.geography.name],
    ['From', report.from],
    ['To', report.to],
    ['Data through', report.last_day === '' ? 'not loaded yet' : dayWords(report.last_day, true)],
    ['Data as of', report.as_of ? momentWords(report.as_of, timeZone, true) : 'not loaded yet'],
    ['Time zone', timeZone],
    ...(frozen === undefined
      ? []
      : [['Frozen', frozen ? momentWords(frozen.at, timeZone, true) : 'no, these numbers can still change'] as const]),
  ];
}

/** A ranking: places with their ranks, likely ranges and numbers. */
export function rankingSheet(
  caption: string,
  rows: readonly ExecReportFacts['ranking'][number][],
  { report, frozen }: Pick<ExecReportReply, 'report' | 'frozen'>,
  timeZone: string,
): Sheet {
  return {
    fileName: fileName('ranking', report),
    name: 'Ranking',
    columns: [
      text('Location'),
      number('Rank'),
      ...report.metrics.map((heading) => metricColumn(heading)),
      number('Likely satisfaction from, %', 1),
      number('Likely satisfaction to, %', 1),
      number('Surveys'),
    ],
    rows: rows.map((row) => {
      const score = row.metrics['overall_sat_avg'];
      return [
        row.name,
        row.rank,
        ...report.metrics.map((heading) => cellOf(heading, row.metrics[heading.id])),
        score?.low ?? null,
        score?.high ?? null,
        score?.denominator ?? null,
      ];
    }),
    about: [['Table', caption], ...aboutLines(report, timeZone, frozen)],
  };
}

/** How many stations are in each tier. */
export function tierSheet({ report, frozen }: Pick<ExecReportReply, 'report' | 'frozen'>, timeZone: string): Sheet {
  return {
    fileName: fileName('tiers', report),
    name: 'Stations by tier',
    columns: [text('Tier'), number('Stations')],
    rows: [
      ...report.tiers.map(({ tier, stations }) => [tierLabel(tier as Tier), stations]),
      ['Too few to score', report.stations_too_few],
    ],
    about: [['Table', 'Stations by tier'], ...aboutLines(report, timeZone, frozen)],
  };
}

/** Facility types by organization type for one metric, with the total. */
export function productSheet(report: ProductReport, heading: MetricHeading, timeZone: string): Sheet {
  const hasElsewhere = [...report.rows, report.whole].some(({ elsewhere }) => elsewhere !== null);
  const lineOf = (label: string, { total, places, elsewhere }: ProductReport['whole']) => [
    label,
    cellOf(heading, total[heading.id]),
    ...report.places.map(({ slug }) => cellOf(heading, places[slug]?.[heading.id])),
    ...(hasElsewhere ? [cellOf(heading, elsewhere?.[heading.id])] : []),
  ];
  const of = (name: string) => metricColumn(heading, name);
  return {
    fileName: fileName(`product-report_${heading.id}`, report),
    name: heading.label,
    columns: [
      text('Facility type'),
      of('Total'),
      ...report.places.map(({ name }) => of(name)),
      ...(hasElsewhere ? [of('Elsewhere')] : []),
    ],
    rows: [
      ...report.rows.map(({ facility_type: type, ...cells }) =>
        lineOf(type === null ? 'No facility type' : facilityTypeLabels[type], cells),
      ),
      lineOf('Total', report.whole),
      lineOf(`${facilityTypeLabels.csn}: PSP and NON-PSP`, report.contract_stations),
    ],
    about: [
      ['Table', `${heading.label} by facility type`],
      ['Organization type', typeLabel(report.child_type)],
      ...aboutLines(report, timeZone, undefined),
    ],
  };
}

/** What a list of restatements needs of its report or scorecard. */
export type RestatedReport = Dated & Pick<ExecReportFacts, 'metrics'>;

/** What is different today from a frozen report; units in a column of their own, since each row has another metric. */
export function restatedSheet({
  caption,
  report,
  frozen,
  restated,
  timeZone,
}: {
  readonly caption: string;
  readonly report: RestatedReport;
  readonly frozen: FrozenAt;
  readonly restated: readonly Restatement[];
  readonly timeZone: string;
}): Sheet {
  return {
    fileName: fileName('restated', report),
    name: 'Restated',
    columns: [
      text('Location'),
      text('Part'),
      text('Number'),
      text('Unit'),
      number('In this report', 1),
      number('Counted from'),
      number('Today', 1),
      number('Counted from today'),
    ],
    rows: restated.map((each) => {
      const heading = report.metrics.find(({ id }) => id === each.metric);
      const unit = heading && (each.part === 'why' ? changeUnitOf(heading) : unitOf(heading));
      const valueOf = (of: Restatement['was']) =>
        of?.value == null ? null : { number: of.value, decimals: heading?.decimals ?? 0, share: unit === '%' };
      return [
        each.name,
        restatedPartLabels[each.part],
        restatedName(each, heading),
        unit ?? '',
        valueOf(each.was),
        each.was?.denominator ?? null,
        valueOf(each.now),
        each.now?.denominator ?? null,
      ];
    }),
    about: [['Table', caption], ...aboutLines(report, timeZone, frozen)],
  };
}
