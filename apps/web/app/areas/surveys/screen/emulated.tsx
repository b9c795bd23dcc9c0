import { useSearchParams } from '@remix-run/react';
import type { SurveyRow } from '@roadside/contract/schemas';
import {
  compensationNote,
  countsInScore,
  moreTopWords,
  questionLabels,
  showsRerouteAndTier,
  tierSentence,
  tierThresholds,
  whatIfScore,
  type SurveyQuestion,
} from '@roadside/domain/surveys';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { NumberField } from '@roadside/ui/number-field';
import { Stack } from '@roadside/ui/stack';
import { useMemo, useState } from 'react';
import { FilterBar } from '../../../kit/list/filter-bar.tsx';
import { useListState } from '../../../kit/list/use-list-state.ts';
import type { Place } from '../../../kit/places/place.ts';
import { useResourcePages } from '../../../kit/resource/use-resource-pages.ts';
import { withDrawer } from '../../../kit/drawers/drawer-address.ts';
import type { EmulatedContent, SurveyScore } from '../model/loaded-surveys.ts';
import { scoreFilters, scoreRequestFilters } from '../model/survey-filters.ts';
import { scoreStateIn } from '../model/survey-state.ts';
import type { SurveyRowsResource } from '../server/survey-rows.server.ts';
import { PartReady } from './part-ready.tsx';
import { ScoredSurveys } from './scored-surveys.tsx';
import { asRulesSay, isChanged, SurveySettings, switchesOf } from './survey-settings.tsx';
import { Versus, type OtherScore, type ScoreNote } from './versus.tsx';
import * as styles from './surveys.css.ts';
import { surveyRowsAddress } from '../model/addresses.ts';

export interface EmulatedProps {
  readonly content: EmulatedContent;
  readonly place: Place;
  readonly mayTryRules: boolean;
  readonly today: string;
  readonly query: string;
}

/** The official score beside the what-if score: nothing tried here is saved. */
export default function Emulated(props: EmulatedProps) {
  return (
    <PartReady outcome={props.content.score}>
      {(score) => <Simulator key={props.place.slug + props.query} {...props} score={score} />}
    </PartReady>
  );
}

function Simulator({
  content,
  score,
  place,
  mayTryRules,
  today,
  query,
}: EmulatedProps & { readonly score: SurveyScore }) {
  const [settings, setSettings] = useState(asRulesSay);
  const [moreTop, setMoreTop] = useState(0);
  const [without, setWithout] = useState<ReadonlyMap<number, SurveyRow>>(new Map());
  const [search] = useSearchParams();
  const { question } = scoreStateIn(search);
  const hasMarks = showsRerouteAndTier(place.type);
  // Not memoized: adding up four strata and a handful of surveys is cheaper than tracking the dependencies.
  const tried = whatIfScore(score.strata, {
    switches: switchesOf(settings),
    without: [...without.values()].map((row) => ({
      reroute: row.reroute,
      remove: row.remove,
      success: row[question] === null ? null : row[question] === 5,
    })),
    moreTop,
  });
  const shown = whatIfScore(score.strata, { switches: switchesOf(asRulesSay) });
  const official = officialNote(score);
  const over = score.to >= score.ends_on;
  const isTried = isChanged(settings) || moreTop > 0 || without.size > 0;
  const reset = () => {
    setSettings(asRulesSay);
    setMoreTop(0);
    setWithout(new Map());
  };
  const { pages, ...list } = useResourcePages<SurveyRowsResource>(
    surveyRowsAddress({ slug: place.slug }, withDrawer(query, null)),
    ({ next_cursor }) => next_cursor,
    content.rows.ok ? { first: content.rows.data } : {},
  );
  const rows = useMemo(() => pages.flatMap(({ data }) => data), [pages]);
  if (official.answered === 0 && shown.answered === 0 && rows.length === 0)
    return (
      <Stack>
        <ScoreFilters today={today} />
        <EmptyState
          picture="tray"
          title="No surveys in this period"
          description="Choose another period or remove a filter to score it."
        />
      </Stack>
    );
  return (
    <div className={styles.emulated}>
      <Stack asChild gap={16} className={styles.outcome}>
        <section aria-label="Score">
          <Versus
            official={official}
            other={score.is_official ? null : otherScore(question, search, shown)}
            tried={isTried ? tried : null}
            over={over}
          />
          <TierSentence score={score} />
          <TopScores
            top={score.is_official ? tried.top : official.top + moreTop}
            answered={score.is_official ? tried.answered : official.answered + moreTop}
            value={moreTop}
            onChange={setMoreTop}
          />
          <Inline wrap>
            <Button size="sm" disabled={!isTried} onClick={reset}>
              Reset what-if
            </Button>
          </Inline>
          <CompensationNote />
        </section>
      </Stack>
      <Stack asChild className={styles.scored}>
        <section aria-label="Surveys">
          <ScoreFilters today={today} />
          <ScoredSurveys
            rows={rows}
            total={pages[0]?.total_rows ?? 0}
            question={question}
            place={place}
            without={without}
            counts={(row) => countsInScore(row, true)}
            onToggle={(row, counted) =>
              setWithout((before) => {
                const next = new Map(before);
                if (counted) next.delete(row.id);
                else next.set(row.id, row);
                return next;
              })
            }
            list={list}
          />
        </section>
      </Stack>
      <SurveySettings
        settings={settings}
        onChange={setSettings}
        question={question}
        marked={hasMarks ? score.totals : null}
        mayTryRules={mayTryRules}
      />
    </div>
  );
}

function officialNote({ official: { score, counted } }: SurveyScore): ScoreNote {
  const top = score.numerator ?? 0;
  return { ...compensationNote(top, counted), top };
}

/** A filtered score, or the score of another question. */
function otherScore(question: SurveyQuestion, search: URLSearchParams, note: ScoreNote): OtherScore {
  const isFiltered = Object.keys(scoreRequestFilters(search)).length > 0;
  return { label: isFiltered ? 'Filtered' : questionLabels[question], note, hasTier: question === 'outc1' };
}

/** What it takes to keep the official tier, or to reach the next one; the same sentence as on the dashboard. */
function TierSentence({ score: { official, from, to, ends_on: endsOn } }: { readonly score: SurveyScore }) {
  const sentence = tierSentence({ top: official.score.numerator ?? 0, answered: official.counted, from, to, endsOn });
  return sentence && <p className={styles.path}>{sentence}</p>;
}

/** The filters of the score. The official score stays beside the filtered one. */
function ScoreFilters({ today }: { readonly today: string }) {
  const { state, hrefOf, change } = useListState(scoreFilters);
  return <FilterBar definition={scoreFilters} state={state} hrefOf={hrefOf} onChange={change} today={today} />;
}

/** The number of top scores the official score needs for each tier, and a field to try a number. */
function TopScores({
  top,
  answered,
  value,
  onChange,
}: {
  readonly top: number;
  readonly answered: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  return (
    <Stack gap={4}>
      <span className={styles.fieldLabel} id="more-top">
        More top scores
      </span>
      <Inline wrap>
        <NumberField
          className={styles.moreTop}
          aria-labelledby="more-top"
          min={0}
          max={100_000}
          steppers
          value={value}
          onValueChange={(next) => onChange(next ?? 0)}
        />
        <Button size="sm" onClick={() => onChange(value + 10)}>
          Add ten
        </Button>
      </Inline>
      <Stack gap={8} asChild className={styles.paths}>
        <ul>
          {moreTopWords(top, answered).map(({ tier, words }) => (
            <li key={tier} className={styles.path}>
              {words}
            </li>
          ))}
        </ul>
      </Stack>
    </Stack>
  );
}

function CompensationNote() {
  return (
    <p className={styles.fine}>
      Compensation: {tierThresholds.map(({ tier, score }) => `Tier ${tier} at ${score}`).join(', ')}.
    </p>
  );
}
