import { typeLabel } from '@roadside/domain/geography';
import { aggregatorTimeTypes } from '@roadside/domain/surveys';
import type { DashboardElement } from '@roadside/domain/dashboards';
import { EmptyState } from '@roadside/ui/empty-state';
import { ChevronBackIcon, ChevronForwardIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { List } from '@roadside/ui/list';
import { Skeleton } from '@roadside/ui/skeleton';
import { dashboardSearch, type DashboardState } from '../model/dashboard-state.ts';
import type { CommentsReply } from '../model/element-data.ts';
import type { Place } from '../../../kit/places/place.ts';
import { dayWords } from '../../../kit/format/day-words.ts';
import { numberFormat } from '../../../kit/format/formats.ts';
import { LanguageBadge, MarkedComment, TopicBadges } from '../../../kit/voice/marked-comment.tsx';
import { TopicTable } from '../../../kit/voice/topic-table.tsx';
import { WhoAndWhere } from '../../../kit/voice/who-and-where.tsx';
import { commentDaysWords } from './parameters-in-words.ts';
import * as styles from './comments-element.css.ts';
import { ElementMenu } from './element-menu.tsx';
import { Freshness } from './freshness.tsx';
import { PageLink } from './page-link.tsx';
import * as tableStyles from './table-element.css.ts';
import { TitledElement } from './titled-element.tsx';

export interface CommentsElementProps {
  readonly element: DashboardElement;
  readonly reply: CommentsReply;
  readonly place: Place;
  readonly state: DashboardState;
  readonly now: string;
  /** Newer comments are loading; these stay until then. */
  readonly pending: boolean;
}

/** Members' comments, newest first, each with its topics and sentiment. */
export function CommentsElement({ element, reply, place, state, now, pending }: CommentsElementProps) {
  const { data, meta, total_rows } = reply;
  const first = element.parameters.lowerBound;
  const last = first + data.length;
  const to = (page: number) => ({ search: dashboardSearch(state, { page }) });
  return (
    <TitledElement
      element={element}
      words={`Member comments, ${place.name}, ${commentDaysWords(element, meta)}`}
      menu={<ElementMenu element={element} place={place} state={state} />}
    >
      {data.length === 0 ? (
        <EmptyState
          size="sm"
          picture="tray"
          title="No comments in this period"
          description={`Survey comments for this ${typeLabel(place.type)} appear here.`}
        />
      ) : (
        <div className={styles.tray}>
          {reply.topics && (
            <div className={styles.topicTable}>
              <TopicTable topics={reply.topics} hrefOf={(topic) => commentsHref(place, element, topic)} />
            </div>
          )}
          <List.Root aria-label={element.title} wrap className={styles.list}>
            {data.map((survey) => (
              <List.Item
                key={survey.id}
                title={<MarkedComment survey={survey} />}
                description={<WhoAndWhere survey={survey} />}
                meta={dayWords(survey.sc_dt_surveys)}
                trailing={
                  survey.topics.length > 0 || survey.language === 'es' ? (
                    <Inline gap={4} align="stretch" justify="end" wrap asChild className={styles.topics}>
                      <span>
                        <LanguageBadge language={survey.language} />
                        <TopicBadges topics={survey.topics} />
                      </span>
                    </Inline>
                  ) : undefined
                }
              />
            ))}
          </List.Root>
        </div>
      )}
      <Inline asChild wrap gap={16} rowGap={4} className={tableStyles.footer}>
        <footer>
          <Freshness asOf={meta.as_of} now={now} />
          {total_rows > 0 && (
            <nav aria-label={`Pages of ${element.title}`} className={tableStyles.pages}>
              <span className={tableStyles.range}>
                {!pending && `${first + 1}-${last} of ${numberFormat('en-US').format(total_rows)}`}
              </span>
              <PageLink label="Previous page" to={state.page > 1 ? to(state.page - 1) : null}>
                <ChevronBackIcon size={16} />
              </PageLink>
              <PageLink label="Next page" to={last < total_rows ? to(state.page + 1) : null}>
                <ChevronForwardIcon size={16} />
              </PageLink>
            </nav>
          )}
        </footer>
      </Inline>
    </TitledElement>
  );
}

export function CommentsWaiting({ element }: { readonly element: DashboardElement }) {
  return (
    <TitledElement element={element} words={<Skeleton width="medium" />}>
      <List.Root aria-label={element.title} aria-busy>
        <List.LoadingItems count={6} />
      </List.Root>
    </TitledElement>
  );
}

/** URL of a topic's comments on the Surveys screen, for the same dates where it supports them. */
function commentsHref(place: Place, { parameters: { timeType } }: DashboardElement, topic: string): string {
  const known = aggregatorTimeTypes.find((time) => time === timeType) ?? 'Range';
  return `/surveys/${encodeURIComponent(place.baseSlug)}?${new URLSearchParams({ dashboard: '4', time: known, topic })}`;
}
