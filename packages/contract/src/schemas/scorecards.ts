import { scorecardActionKinds } from '@roadside/domain/reports';
import { z } from 'zod';
import { metricCell, metricMeta } from './dashboard-data.ts';
import { execReportFacts, reportSentence, restatement } from './exec-reports.ts';
import { count, instant, positiveId, slug, text } from './scalars.ts';

/** What a station's scorecard of a month says: the part that is frozen. */
export const scorecardFacts = execReportFacts
  .pick({
    geography: true,
    from: true,
    to: true,
    before: true,
    last_day: true,
    as_of: true,
    metrics: true,
    goals: true,
    headlines: true,
    moves: true,
  })
  .extend({
    score: metricCell.describe('Overall satisfaction.'),
    tier: z.int().min(0).max(3).nullable().describe('null = too few surveys to score'),
    tier_before: z.int().min(0).max(3).nullable().describe('Of the days compared with.'),
    sentences: z.array(reportSentence).describe('What moved, and why.'),
    actions: z.array(z.object({ kind: z.enum(scorecardActionKinds), pieces: reportSentence.shape.pieces })),
  })
  .meta({ id: 'ScorecardFacts' });
export type ScorecardFacts = z.output<typeof scorecardFacts>;

const acknowledged = z.object({ at: instant, name: z.string() }).nullable().describe('By the station.');

/** A scorecard with its thread. */
export const scorecard = z
  .object({
    id: positiveId,
    card: scorecardFacts,
    frozen_at: instant,
    restated: z.array(restatement).describe('Numbers that are different today.'),
    acknowledged,
    messages: z.array(
      z.object({ id: positiveId, author: z.string(), position_type: z.string(), at: instant, body: z.string() }),
    ),
    may_acknowledge: z.boolean(),
    may_answer: z.boolean(),
  })
  .meta({ id: 'Scorecard' });
export type Scorecard = z.output<typeof scorecard>;

/** A scorecard in a list. */
export const scorecardRow = z
  .object({
    id: positiveId,
    slug,
    name: z.string(),
    from: z.string(),
    to: z.string(),
    score: metricCell,
    previous: metricCell.nullable(),
    tier: scorecardFacts.shape.tier,
    tier_before: scorecardFacts.shape.tier_before,
    acknowledged,
    messages: count,
  })
  .meta({ id: 'ScorecardRow' });
export type ScorecardRow = z.output<typeof scorecardRow>;

/** The scorecards of a month below a location, or all of a station. */
export const scorecardList = z
  .object({
    geography: metricMeta.shape.geography,
    months: z.array(z.string()).describe('First days of the months with scorecards, latest first.'),
    month: z.string().nullable().describe('The month listed; null for a station, and if there are none.'),
    heading: execReportFacts.shape.metrics.describe('How the score is read.'),
    cards: z.array(scorecardRow).describe('By name; of a station, latest first.'),
  })
  .meta({ id: 'ScorecardList' });
export type ScorecardList = z.output<typeof scorecardList>;

/** What somebody says about a scorecard. */
export const scorecardMessage = text(2_000).refine((body) => body.trim() !== '', 'Write a message');
