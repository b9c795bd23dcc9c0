import { typeLabel } from '@roadside/domain/geography';
import type { DashboardElement } from '@roadside/domain/dashboards';
import { Badge } from '@roadside/ui/badge';
import { EmptyState } from '@roadside/ui/empty-state';
import { List } from '@roadside/ui/list';
import { Skeleton } from '@roadside/ui/skeleton';
import type { CommentsReply, DashboardPlace } from '../../dashboard/element-data.ts';
import { dayWords } from '../../time/day-words.ts';
import * as styles from './comments-element.css.ts';
import { Freshness } from './freshness.tsx';
import * as tableStyles from './table-element.css.ts';
import { TitledElement } from './titled-element.tsx';

export interface CommentsElementProps {
  readonly element: DashboardElement;
  readonly reply: CommentsReply;
  readonly place: DashboardPlace;
  readonly now: string;
}

const sentiments = { positive: { tone: 'success', word: 'good' }, negative: { tone: 'danger', word: 'bad' }, neutral: { tone: 'neutral', word: 'neither' } } as const;

/** What members wrote, the newest first, with what each speaks of and in which tone. */
export function CommentsElement({ element, reply, place, now }: CommentsElementProps) {
  const { data, meta, total_rows } = reply;
  return (
    <TitledElement element={element} words={`Comments of members, ${place.name}, the last twelve months`}>
      {data.length === 0 ? (
        <EmptyState size="sm" picture="tray" title="Nobody wrote anything in these days" description={`Comments of surveys of this ${typeLabel(place.type)} appear here.`} />
      ) : (
        <List.Root aria-label={element.title} wrap className={styles.list}>
          {data.map(({ id, comment, station_name, driver_name, sc_dt_surveys, topics }) => (
            <List.Item
              key={id}
              title={comment ?? ''}
              description={[driver_name, station_name].filter(Boolean).join(', ')}
              meta={dayWords(sc_dt_surveys)}
              trailing={
                topics.length > 0 ? (
                  <span className={styles.topics}>
                    {topics.map(({ topic, sentiment }) => {
                      const { tone, word } = sentiments[sentiment];
                      return (
                        <Badge key={topic} tone={tone}>
                          {topic}: {word}
                        </Badge>
                      );
                    })}
                  </span>
                ) : undefined
              }
            />
          ))}
        </List.Root>
      )}
      <footer className={tableStyles.footer}>
        <span className={tableStyles.range}>
          {data.length} of {new Intl.NumberFormat('en-US').format(total_rows)}
        </span>
        <Freshness asOf={meta.as_of} now={now} />
      </footer>
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
