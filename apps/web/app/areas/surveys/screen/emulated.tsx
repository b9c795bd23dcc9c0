import { useNavigate, useSearchParams } from '@remix-run/react';
import type { SurveyRow } from '@roadside/contract/schemas';
import { facilityTypeLabels, facilityTypes } from '@roadside/domain/geography';
import {
  countsInScore,
  showsRerouteAndTier,
  tierThresholds,
  topScoresToReach,
  whatIfScore,
  type RuleSwitches,
} from '@roadside/domain/surveys';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { NumberField } from '@roadside/ui/number-field';
import { Select } from '@roadside/ui/select';
import { Switch } from '@roadside/ui/switch';
import { useMemo, useState } from 'react';
import { numberFormat } from '../../../kit/format/formats.ts';
import { FilterBar } from '../../../kit/list/filter-bar.tsx';
import { useListState } from '../../../kit/list/use-list-state.ts';
import type { Place } from '../../../kit/places/place.ts';
import { addressOf } from '../../../kit/resource/resource.ts';
import { useResourcePages } from '../../../kit/resource/use-resource-pages.ts';
import { withDrawer } from '../../../kit/drawers/drawer-address.ts';
import type { EmulatedContent, SurveyScore } from '../model/loaded-surveys.ts';
import { scoreFilters } from '../model/survey-filters.ts';
import { changedSearch, questionChoices, scoreStateIn } from '../model/survey-state.ts';
import type { SurveyRowsResource } from '../server/survey-rows.server.ts';
import { PartReady } from './part-ready.tsx';
import { ScoredSurveys } from './scored-surveys.tsx';
import { Versus } from './versus.tsx';
import * as styles from './surveys.css.ts';

export interface EmulatedProps {
  readonly content: EmulatedContent;
  readonly place: Place;
  readonly mayTryRules: boolean;
  readonly today: string;
  readonly query: string;
}

const rulesOn: RuleSwitches = { newBizRules: true };
const whole = numberFormat('en-US');
const markChoices = [
  { value: 'rules', label: 'As the rules say' },
  { value: 'without', label: 'Don’t count' },
  { value: 'all', label: 'Count' },
  { value: 'only', label: 'Count only these' },
];
type MarkChoice = 'rules' | 'without' | 'all' | 'only';

/** The official score beside what it would be: nothing a person tries here is saved. */
export function Emulated(props: EmulatedProps) {
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
  const [rules, setRules] = useState(true);
  const [reroute, setReroute] = useState<MarkChoice>('rules');
  const [remove, setRemove] = useState<MarkChoice>('rules');
  const [moreTop, setMoreTop] = useState(0);
  const [without, setWithout] = useState<ReadonlyMap<number, SurveyRow>>(new Map());
  const [search] = useSearchParams();
  const { question } = scoreStateIn(search);
  const hasMarks = showsRerouteAndTier(place.type);
  const switches: RuleSwitches = {
    newBizRules: rules,
    ...(reroute === 'rules' ? {} : { reroute }),
    ...(remove === 'rules' ? {} : { remove }),
  };
  // Adding up four strata and a handful of surveys is quicker than remembering what it depends on.
  const tried = whatIfScore(score.strata, {
    switches,
    without: [...without.values()].map((row) => ({
      reroute: row.reroute,
      remove: row.remove,
      success: row[question] === null ? null : row[question] === 5,
    })),
    moreTop,
  });
  const official = whatIfScore(score.strata, { switches: rulesOn });
  const isTried = !rules || reroute !== 'rules' || remove !== 'rules' || moreTop > 0 || without.size > 0;
  const reset = () => {
    setRules(true);
    setReroute('rules');
    setRemove('rules');
    setMoreTop(0);
    setWithout(new Map());
  };
  const { pages, ...list } = useResourcePages<SurveyRowsResource>(
    addressOf('/resources/survey-rows/:slug', { slug: place.slug }) + withDrawer(query, null),
    ({ next_cursor }) => next_cursor,
    content.rows.ok ? { first: content.rows.data } : {},
  );
  const rows = useMemo(() => pages.flatMap(({ data }) => data), [pages]);
  if (official.answered === 0 && rows.length === 0)
    return (
      <div className={styles.section}>
        <ScoreFilters today={today} />
        <EmptyState
          picture="tray"
          title="No surveys in this period"
          description="Choose another period or remove a filter to score it."
        />
      </div>
    );
  return (
    <div className={styles.emulated}>
      <section className={styles.outcome} aria-label="Score">
        <Versus
          official={official}
          tried={isTried ? tried : null}
          hasTier={hasMarks || question === 'outc1'}
          over={score.to >= score.ends_on}
        />
        <TopScores top={tried.top} answered={tried.answered} value={moreTop} onChange={setMoreTop} />
        <div className={styles.buttons}>
          <Button size="sm" disabled={!isTried} onClick={reset}>
            Reset what-if
          </Button>
        </div>
        <CompensationNote />
      </section>
      <section className={styles.scored} aria-label="Surveys">
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
      <section className={styles.settings} aria-label="Survey settings">
        <h2 className={styles.sectionTitle}>Survey settings</h2>
        <Setting label="Score by">
          <QuestionSelect value={question} />
        </Setting>
        <Setting label="Facility type">
          <FacilitySelect />
        </Setting>
        {mayTryRules && (
          <Switch
            label="Business rules"
            description="Off: rerouted and removed surveys count (what-if)"
            checked={rules}
            onCheckedChange={setRules}
          />
        )}
        {mayTryRules && hasMarks && (
          <>
            <Setting label={`Rerouted surveys (${whole.format(score.totals.rerouted)})`}>
              <Select
                aria-label="Rerouted surveys"
                items={markChoices}
                value={reroute}
                onValueChange={(value) => setReroute(value as MarkChoice)}
              />
            </Setting>
            <Setting label={`Removed surveys (${whole.format(score.totals.removed)})`}>
              <Select
                aria-label="Removed surveys"
                items={markChoices}
                value={remove}
                onValueChange={(value) => setRemove(value as MarkChoice)}
              />
            </Setting>
          </>
        )}
      </section>
    </div>
  );
}

function Setting({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className={styles.field}>
      <span className={styles.fieldLabel}>{label}</span>
      {children}
    </div>
  );
}

/** The filters of the score; they hold for the official one and the what-if alike. */
function ScoreFilters({ today }: { readonly today: string }) {
  const { state, hrefOf, change } = useListState(scoreFilters);
  return <FilterBar definition={scoreFilters} state={state} hrefOf={hrefOf} onChange={change} today={today} />;
}

function QuestionSelect({ value }: { readonly value: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Select
      aria-label="Score by"
      items={questionChoices}
      value={value}
      onValueChange={(qa) =>
        void navigate(changedSearch(search, { qa: qa === 'outc1' ? null : qa }), { preventScrollReset: true })
      }
    />
  );
}

function FacilitySelect() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Select
      aria-label="Facility type"
      items={[
        { value: 'all', label: 'All facilities' },
        ...facilityTypes.map((value) => ({ value, label: facilityTypeLabels[value] })),
      ]}
      value={scoreStateIn(search).facilityType ?? 'all'}
      onValueChange={(fac) =>
        void navigate(changedSearch(search, { fac: fac === 'all' ? null : fac }), { preventScrollReset: true })
      }
    />
  );
}

/** What it takes: how many more top scores reach each tier, and a field to try a number. */
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
    <div className={styles.field}>
      <span className={styles.fieldLabel} id="more-top">
        More top scores
      </span>
      <div className={styles.buttons}>
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
      </div>
      <ul className={styles.paths}>
        {tierThresholds.map(({ tier, score }) => {
          const needed = topScoresToReach(top, answered, score);
          return (
            <li key={tier} className={styles.path}>
              {needed === 0
                ? `Tier ${tier} (${score}%) reached`
                : needed === null
                  ? `Tier ${tier} (${score}%) is out of reach`
                  : `${whole.format(needed)} more top ${needed === 1 ? 'score reaches' : 'scores reach'} Tier ${tier} (${score}%)`}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function CompensationNote() {
  return (
    <p className={styles.fine}>
      Compensation: {tierThresholds.map(({ tier, score }) => `Tier ${tier} at ${score}`).join(', ')}.
    </p>
  );
}
