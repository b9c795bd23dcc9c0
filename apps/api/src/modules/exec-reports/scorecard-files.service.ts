import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { scorecardFacts } from '@roadside/contract/schemas';
import type { MetricCell, ScorecardFacts } from '@roadside/contract/schemas';
import type { Geography } from '@roadside/domain/geography';
import { dayText, daysText, sentenceText } from '@roadside/domain/reports';
import { tierLabel } from '@roadside/domain/surveys';
import type { Tier } from '@roadside/domain/surveys';
import type { Cell, WorkbookColumn } from '@roadside/workbook/writer';
import { workbookMediaType, writeWorkbook } from '@roadside/workbook/writer';
import { createHash } from 'node:crypto';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { MadeFiles } from '../../platform/files/made-files.ts';
import { dayIn } from '../../platform/time/day-in.ts';
import { startPdf } from '../dashboards/index.ts';
import type { OpenForPdf } from '../dashboards/index.ts';
import { headlineNumbers } from './report-files.service.ts';
import { readScorecards } from './scorecard.repository.ts';
import { cardInView } from './scorecard.service.ts';
import { findScorecard } from './snapshot.repository.ts';
import type { Snapshot } from './snapshot.repository.ts';

/**
 * The latest scorecard of a station as files: its numbers in Excel, and the one page to print.
 * @throws ApiError 403 for a station out of view, 404 for a location without scorecards
 */
export async function makeScorecardFiles(context: CallContext, slug: string): Promise<MadeFiles> {
  const { db, tree } = context;
  const place = tree.bySlug(slug);
  context.require({ geography: place });
  const [latest] = place?.type === 'station' ? await readScorecards(db.kysely, [place.id], null) : [];
  const snapshot = latest && (await findScorecard(db.kysely, latest.id));
  if (!place || !snapshot) throw new ApiError('not-found', 'This location has no scorecard yet.');
  return filesOfCard(snapshot, place);
}

/**
 * Starts a PDF of a scorecard.
 * @throws ApiError 404 for one the caller may not see
 */
export async function startScorecardPdf(
  context: CallContext,
  id: number,
  openPrinter?: OpenForPdf,
): Promise<CallReply<typeof calls.scorecards.startPdf>> {
  const { snapshot, station } = await cardInView(context, id);
  return startPdf(context, async () => (await filesOfCard(snapshot, station)).page, openPrinter);
}

async function filesOfCard(snapshot: Snapshot, place: Geography): Promise<MadeFiles> {
  const card = scorecardFacts.parse(snapshot.facts);
  const month = monthName.format(new Date(`${card.from}T00:00:00Z`));
  const sheet = { columns, rows: card.headlines.map((headline) => rowOf(card, headline)) };
  const about: readonly (readonly [string, string])[] = [
    ['Station', card.geography.name],
    ['Days', daysText(card)],
    ['Data through', card.last_day === '' ? 'not loaded yet' : dayText(card.last_day)],
    ['Frozen', dayText(dayIn(place.timeZone, snapshot.frozen_at))],
  ];
  const workbook = await writeWorkbook({
    name: 'Scorecard',
    columns: sheet.columns,
    rowCount: sheet.rows.length,
    rows: () => sheet.rows,
    about: { name: 'About', lines: about },
  });
  const before = card.before.spans[0] ?? card;
  return {
    slug: place.slug,
    place: place.displayName,
    path: `/scorecard/${snapshot.id}/`,
    files: [
      {
        name: `scorecard_${place.slug}_${card.from.slice(0, 7)}.xlsx`,
        mediaType: workbookMediaType,
        content: new Uint8Array(await workbook.arrayBuffer()),
      },
    ],
    page: {
      title: `${card.geography.name} scorecard`,
      subtitle: `${month}: ${tierText(card)}`,
      sentences: card.sentences.map(({ pieces }) => sentenceText(pieces, before)),
      parts: [
        {
          kind: 'steps',
          caption: 'Three things to do',
          steps: card.actions.map(({ pieces }) => sentenceText(pieces, before)),
        },
        { kind: 'numbers', caption: 'Five numbers', numbers: headlineNumbers(card) },
      ],
      note: about.map(([label, text]) => `${label}: ${text}`).join('. '),
    },
    digest: createHash('sha256')
      .update(JSON.stringify([snapshot.id, sheet.rows]))
      .digest('base64url'),
  };
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const columns: readonly WorkbookColumn[] = [
  { header: 'Metric', kind: 'text' },
  { header: 'Value', kind: 'number', decimals: 1 },
  { header: 'Before', kind: 'number', decimals: 1 },
  { header: 'Counted from', kind: 'number', decimals: 0 },
];

function rowOf({ metrics }: ScorecardFacts, headline: ScorecardFacts['headlines'][number]): readonly Cell[] {
  const metric = metrics.find(({ id }) => id === headline.metric);
  const cell: MetricCell = headline.cell;
  const unit = metric?.unit === 'percent' ? ', %' : metric?.unit === 'minutes' ? ', min' : '';
  return [
    `${metric?.label ?? headline.metric}${unit}`,
    numberCell(cell.value, metric?.decimals),
    numberCell(headline.previous?.value ?? null, metric?.decimals),
    cell.denominator ?? null,
  ];
}

const numberCell = (value: number | null, decimals = 1): Cell => (value === null ? null : { number: value, decimals });

function tierText({ tier, tier_before }: ScorecardFacts): string {
  if (tier === null) return 'too few surveys to score';
  const now = tierLabel(tier as Tier);
  return tier_before === null || tier_before === tier
    ? now
    : `${now}, ${tier > tier_before ? 'up' : 'down'} from ${tierLabel(tier_before as Tier)}`;
}
