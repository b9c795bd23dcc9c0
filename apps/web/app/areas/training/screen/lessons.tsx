import { Link } from '@remix-run/react';
import type { Lesson } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import { EmptyState } from '@roadside/ui/empty-state';
import { List } from '@roadside/ui/list';
import { Stack } from '@roadside/ui/stack';
import { countWords } from '../../../kit/format/count-words.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import type { Place } from '../../../kit/places/place.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { lessonsAddress, modulePath } from '../model/addresses.ts';
import { certificateWords, dueWords } from '../model/lesson-words.ts';
import { useDownloadedIds } from '../offline/use-download.ts';
import type { Documents as DocumentList, Lessons as LessonLists, LessonsResource } from '../server/training.server.ts';
import { Documents } from './documents.tsx';
import * as styles from './training.css.ts';

export interface LessonsProps {
  readonly place: Pick<Place, 'slug' | 'name'>;
  /** Employee id of the reader. */
  readonly person: number;
  readonly first: Outcome<LessonLists> | null;
  readonly documents: Outcome<DocumentList> | null;
}

/** What the reader must learn, may learn and has learned, with their certificates and documents. */
export function Lessons({ place, person, first, documents }: LessonsProps) {
  const { slug } = place;
  const downloaded = useDownloadedIds(person);
  const address = lessonsAddress();
  const { data, problem, retry } = useResource<LessonsResource>(address, first ? { first } : {});
  useLiveResource(address, ['training']);
  if (!data) return problem && <NotRead problem={problem} onRetry={retry} />;
  const { must, may, done, certificates } = data;
  return (
    <Stack gap={32} className={styles.root}>
      <h1 className={styles.title}>Training</h1>
      {must.length + may.length + done.length === 0 && (
        <EmptyState
          picture="road"
          title="No training yet"
          description="Lessons appear here when your club assigns or publishes them."
        />
      )}
      <Part title="To do" lessons={must} slug={slug} downloaded={downloaded} />
      <Part title="More lessons" lessons={may} slug={slug} downloaded={downloaded} />
      <Part title="Done" lessons={done} slug={slug} downloaded={downloaded} />
      {certificates.length > 0 && (
        <Stack gap={8} asChild>
          <section aria-labelledby="certificates">
            <h2 id="certificates" className={styles.heading}>
              Certificates
            </h2>
            <List.Root aria-labelledby="certificates" wrap>
              {certificates.map((certificate) => (
                <List.Item
                  key={certificate.id}
                  title={certificate.title}
                  description={certificateWords(certificate)}
                  link={<Link to={modulePath(slug, certificate.module_id)} />}
                  trailing={
                    certificate.state !== 'valid' && (
                      <Badge tone={certificate.state === 'expired' ? 'danger' : 'beacon'}>
                        {certificate.state === 'expired' ? 'Expired' : 'Expires soon'}
                      </Badge>
                    )
                  }
                />
              ))}
            </List.Root>
          </section>
        </Stack>
      )}
      <Documents place={place} first={documents} />
    </Stack>
  );
}

interface PartProps {
  readonly title: string;
  readonly lessons: readonly Lesson[];
  readonly slug: string;
  readonly downloaded: ReadonlySet<number>;
}

function Part({ title, lessons, slug, downloaded }: PartProps) {
  if (lessons.length === 0) return null;
  const id = title.replaceAll(' ', '-').toLowerCase();
  return (
    <Stack gap={8} asChild>
      <section aria-labelledby={id}>
        <h2 id={id} className={styles.heading}>
          {title} ({lessons.length})
        </h2>
        <List.Root aria-labelledby={id} wrap>
          {lessons.map((lesson) => (
            <List.Item
              key={lesson.id}
              className={styles.lesson}
              title={lesson.title}
              description={[lesson.reason, lesson.description].filter(Boolean).join(' · ')}
              meta={[progressWords(lesson), downloaded.has(lesson.id) && 'on this device'].filter(Boolean).join(' · ')}
              link={
                // A downloaded lesson opens as a page of its own, which the service worker has without network.
                downloaded.has(lesson.id) ? (
                  <Link to={modulePath(slug, lesson.id)} reloadDocument />
                ) : (
                  <Link to={modulePath(slug, lesson.id)} prefetch="intent" />
                )
              }
              leading={
                lesson.picture && (
                  <img
                    className={styles.picture}
                    src={lesson.picture.src}
                    alt={lesson.picture.alt}
                    width={40}
                    height={40}
                    loading="lazy"
                  />
                )
              }
              trailing={dueBadge(lesson)}
            />
          ))}
        </List.Root>
      </section>
    </Stack>
  );
}

function progressWords({ completed_at, begun, pages_completed, page_count, minutes }: Lesson): string {
  if (completed_at !== null) return countWords(page_count, 'page', 'pages');
  return begun ? `${pages_completed} of ${page_count} pages` : `${minutes} min`;
}

function dueBadge(lesson: Lesson) {
  const words = dueWords(lesson);
  if (words === null) return null;
  return (
    <Badge tone={lesson.due === 'overdue' ? 'danger' : lesson.due === 'soon' ? 'beacon' : 'neutral'}>{words}</Badge>
  );
}
