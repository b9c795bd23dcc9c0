import { Form, Link, useNavigate, useSearchParams, useSubmit } from '@remix-run/react';
import type { SurveyRow } from '@roadside/contract/schemas';
import { commentDefaults, sentiments } from '@roadside/domain/surveys';
import { Button } from '@roadside/ui/button';
import type { Command } from '@roadside/ui/command-palette';
import { EmptyState } from '@roadside/ui/empty-state';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { SearchField } from '@roadside/ui/search-field';
import { Stack } from '@roadside/ui/stack';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePageCommands } from '../../../kit/commands/page-commands.ts';
import { useDrawers } from '../../../kit/drawers/drawers.tsx';
import { withDrawer } from '../../../kit/drawers/drawer-address.ts';
import { dayWords } from '../../../kit/format/day-words.ts';
import { numberFormat } from '../../../kit/format/formats.ts';
import { PickLinks } from '../../../kit/pick-links/pick-links.tsx';
import type { Place } from '../../../kit/places/place.ts';
import { useDebounced } from '../../../kit/resource/use-debounced.ts';
import { LanguageBadge, MarkedComment, sentimentLooks, TopicBadges } from '../../../kit/voice/marked-comment.tsx';
import { TopicTable } from '../../../kit/voice/topic-table.tsx';
import { WhoAndWhere } from '../../../kit/voice/who-and-where.tsx';
import type { CommentsContent, SurveyRows } from '../model/loaded-surveys.ts';
import { surveyText } from '../model/survey-opened.ts';
import { changedSearch, commentStateIn, type CommentState } from '../model/survey-state.ts';
import { LaterPart, PartReady } from './part-ready.tsx';
import * as styles from './surveys.css.ts';

const whole = numberFormat('en-US');

export interface CommentsProps {
  readonly content: CommentsContent;
  readonly place: Place;
}

/** Members' comments: topics on one side, comments on the other. */
export default function Comments({ content, place }: CommentsProps) {
  const [search] = useSearchParams();
  const state = commentStateIn(search);
  const drawers = useDrawers();
  const counts = new Map(
    content.facets.ok ? content.facets.data.facets['sentiment']?.map(({ value, count }) => [value, count]) : [],
  );
  return (
    <div className={styles.tray}>
      <Grid asChild columns={1} gap={12} className={state.topicsOpen ? undefined : styles.foldedTopics}>
        <section aria-label="Topics">
          <Link
            to={changedSearch(search, { topics: state.topicsOpen ? null : 'open' })}
            className={styles.topicsFold}
            preventScrollReset
            replace
          >
            {state.topicsOpen ? 'Hide topics' : 'Show topics'}
          </Link>
          <LaterPart load={content.topics}>
            {(topics) => (
              <TopicTable
                topics={topics}
                current={state.topic}
                hrefOf={(topic) => changedSearch(search, { topic: topic === state.topic ? null : topic })}
              />
            )}
          </LaterPart>
          {content.mayCorrect && drawers && (
            <div>
              <Button
                size="sm"
                emphasis="plain"
                onClick={() => drawers.open('comment-corrections', { slug: place.slug })}
              >
                Show corrections
              </Button>
            </div>
          )}
        </section>
      </Grid>
      <Grid asChild columns={1} gap={12}>
        <section aria-label="Comments">
          <Narrowed state={state} />
          <PickLinks
            label="Sentiment"
            items={[null, ...sentiments].map((sentiment) => ({
              key: sentiment ?? 'all',
              label:
                sentiment === null
                  ? 'All'
                  : `${sentimentLooks[sentiment].shape} ${sentimentLooks[sentiment].word} ${whole.format(counts.get(sentiment) ?? 0)}`,
              to: changedSearch(search, { sentiment }),
              current: sentiment === state.sentiment,
            }))}
          />
          <PartReady outcome={content.rows}>
            {(rows) => <Letters key={withDrawer(search, null)} rows={rows} state={state} place={place} />}
          </PartReady>
        </section>
      </Grid>
    </div>
  );
}

/** The search, which submits without JavaScript, and the selected topic. */
function Narrowed({ state }: { readonly state: CommentState }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const submit = useSubmit();
  const [typed, setTyped] = useState(state.search);
  const settled = useDebounced(typed.trim(), 300);
  useEffect(() => {
    if (settled === typed.trim() && settled !== state.search)
      void navigate(changedSearch(search, { q: settled }), { preventScrollReset: true, replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- Only typed text is sent.
  }, [settled]);
  return (
    <Inline wrap asChild>
      <Form role="search" onSubmit={(event) => void submit(event.currentTarget)} preventScrollReset>
        {[...search]
          .filter(([name]) => name !== 'q' && name !== 'page' && name !== 'drawer')
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <SearchField
          name="q"
          className={styles.searchField}
          aria-label="Search comments"
          placeholder="Search comments"
          value={typed}
          onValueChange={setTyped}
        />
        {state.topic && (
          <Button size="sm" asChild>
            <Link to={changedSearch(search, { topic: null })} preventScrollReset>
              {state.topic} ✕<span hidden>, remove topic</span>
            </Link>
          </Button>
        )}
      </Form>
    </Inline>
  );
}

function Letters({
  rows: { data, total_rows: total, next_cursor: next },
  state,
  place,
}: {
  readonly rows: SurveyRows;
  readonly state: CommentState;
  readonly place: Place;
}) {
  const [search] = useSearchParams();
  const [reading, setReading] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const size = commentDefaults.upperBound - commentDefaults.lowerBound;
  const first = (state.page - 1) * size;
  const openHref = (id: number) => withDrawer(search, { name: 'survey', text: surveyText({ slug: place.slug, id }) });
  usePageCommands(
    useMemo((): readonly Command[] => {
      const go = (step: 1 | -1) => {
        const at =
          reading === null ? (step > 0 ? 0 : data.length - 1) : Math.max(0, Math.min(data.length - 1, reading + step));
        setReading(at);
        const letter = list.current?.children[at];
        letter?.scrollIntoView({ block: 'nearest' });
        letter?.querySelector('a')?.focus({ preventScroll: true });
      };
      const open = reading === null ? undefined : data[reading];
      const command = (id: string, label: string, keys: string, run: () => void): Command => ({
        id,
        group: 'This page',
        label,
        keys,
        run,
      });
      return [
        command('comment-next', 'Next comment', 'j', () => go(1)),
        command('comment-previous', 'Previous comment', 'k', () => go(-1)),
        ...(open
          ? [
              command(
                'comment-open',
                'Open the survey and its call',
                'o',
                () => void navigate(openHref(open.id), { preventScrollReset: true }),
              ),
            ]
          : []),
      ];
      // oxlint-disable-next-line react/exhaustive-deps -- a survey's URL follows from the query
    }, [reading, data, search, navigate]),
  );
  if (data.length === 0)
    return (
      <EmptyState
        size="sm"
        picture="tray"
        title={state.search || state.topic || state.sentiment ? 'No results' : 'No comments in this period'}
        description={
          state.search || state.topic || state.sentiment
            ? 'No comment matches these filters.'
            : 'Comments appear here as members answer. Choose a longer period to see earlier ones.'
        }
      />
    );
  return (
    <>
      <p className={styles.quiet} role="status">
        {whole.format(first + 1)}-{whole.format(first + data.length)} of {whole.format(total)}{' '}
        {total === 1 ? 'comment' : 'comments'}
      </p>
      <Stack gap={8} asChild className={styles.letters}>
        <ul ref={list} aria-label="Comments">
          {data.map((survey, index) => (
            <Letter
              key={survey.id}
              survey={survey}
              current={index === reading}
              onFocus={() => setReading(index)}
              href={openHref(survey.id)}
            />
          ))}
        </ul>
      </Stack>
      {(state.page > 1 || next !== null) && (
        <Inline gap={12} wrap asChild>
          <nav aria-label="Pages of comments">
            {state.page > 1 && (
              <Button size="sm" asChild>
                <Link to={changedSearch(search, state.page === 2 ? {} : { page: String(state.page - 1) })}>
                  Newer comments
                </Link>
              </Button>
            )}
            {first + data.length < total && (
              <Button size="sm" asChild>
                <Link to={changedSearch(search, { page: String(state.page + 1) })}>Older comments</Link>
              </Button>
            )}
          </nav>
        </Inline>
      )}
    </>
  );
}

function Letter({
  survey,
  current,
  onFocus,
  href,
}: {
  readonly survey: SurveyRow;
  readonly current: boolean;
  readonly onFocus: () => void;
  readonly href: string;
}) {
  return (
    <Stack gap={8} asChild className={styles.letter}>
      <li aria-current={current ? 'true' : undefined}>
        <p className={styles.letterText} lang={survey.language ?? undefined}>
          <MarkedComment survey={survey} />
        </p>
        <Inline gap={12} rowGap={4} wrap asChild className={styles.letterFoot}>
          <p>
            <LanguageBadge language={survey.language} />
            <TopicBadges topics={survey.topics} />
            {survey.topics.length === 0 && survey.tone && (
              <span>
                {sentimentLooks[survey.tone].shape} {sentimentLooks[survey.tone].word} as a whole
              </span>
            )}
            <span>{survey.outc1 === null ? 'not answered' : `Overall ${survey.outc1} of 5`}</span>
            <span>
              <WhoAndWhere survey={survey} />
            </span>
            <time dateTime={survey.sc_dt_surveys}>{dayWords(survey.sc_dt_surveys, true)}</time>
            <Link to={href} preventScrollReset className={styles.open} onFocus={onFocus}>
              Open survey
            </Link>
          </p>
        </Inline>
      </li>
    </Stack>
  );
}
