import { Link, useNavigate } from '@remix-run/react';
import type { LessonModule, LessonPage } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { List } from '@roadside/ui/list';
import { Progress } from '@roadside/ui/progress';
import { Stack } from '@roadside/ui/stack';
import { type ReactNode, useEffect, useState } from 'react';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import type { Place } from '../../../kit/places/place.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { lessonAddress, modulePath } from '../model/addresses.ts';
import { certificateWords, dueWords, pageKinds } from '../model/lesson-words.ts';
import type { LessonResource } from '../server/training.server.ts';
import { withPlayed } from '../model/offline-work.ts';
import { lessonsSent } from '../offline/send-kept-lessons.ts';
import { useDownload } from '../offline/use-download.ts';
import { useNetwork } from '../offline/use-network.ts';
import { Documents } from './documents.tsx';
import { DownloadPart } from './download-part.tsx';
import { MediaPage } from './media-page.tsx';
import { OfflineLesson } from './offline-lesson.tsx';
import { TestPage } from './test-page.tsx';
import { TextPage } from './text-page.tsx';
import * as styles from './training.css.ts';
import type { Watched } from './use-watching.ts';

export interface LessonProps {
  readonly place: Pick<Place, 'slug' | 'name'>;
  /** Employee id of the reader. */
  readonly person: number;
  readonly moduleId: number;
  /** The page in the address; null for the next one. */
  readonly pageId: number | null;
  readonly first: Outcome<{ readonly module: LessonModule }> | null;
}

/** A module, online or, once it was downloaded, without network. */
export function Lesson(props: LessonProps) {
  const { person, moduleId } = props;
  const { slug } = props.place;
  const offline = useDownload({ person, slug, moduleId });
  const reached = useNetwork(offline.download ? lessonAddress({ id: moduleId }) : null);
  if (offline.download && !reached)
    return <OfflineLesson download={offline.download} onWork={(change) => void offline.work(change)} />;
  return (
    <OnlineLesson
      {...props}
      download={<DownloadPart offline={offline} person={person} />}
      kept={offline.download != null}
      onRead={offline.follow}
      onUnsent={(id, part) => void offline.work((work) => withPlayed(work, id, part)).catch(() => undefined)}
    />
  );
}

interface OnlineLessonProps extends LessonProps {
  readonly download: ReactNode;
  /** Whether the module is on this device. */
  readonly kept: boolean;
  /** Called with the module whenever it was read. */
  readonly onRead: (module: LessonModule) => Promise<void>;
  /** Keeps what was played for going on without network. */
  readonly onUnsent: Watched['onUnsent'];
}

/** A module: the page that is open, and the list of its pages. */
function OnlineLesson({ place, moduleId, pageId, first, download, kept, onRead, onUnsent }: OnlineLessonProps) {
  const { slug } = place;
  const address = lessonAddress({ id: moduleId });
  const { data, problem, retry } = useResource<LessonResource>(address, first ? { first } : {});
  useLiveResource(address, ['training'], ({ id }) => id === moduleId);
  useEffect(() => {
    addEventListener(lessonsSent, retry);
    return () => removeEventListener(lessonsSent, retry);
  }, [retry]);
  const read = data?.module;
  useEffect(() => {
    // Browsers that keep nothing have no download either.
    if (kept && read) onRead(read).catch(() => undefined);
  }, [kept, read, onRead]);
  const navigate = useNavigate();
  /** The page that was opened stays until the person goes on, so that feedback can be read. */
  const [opened, setOpened] = useState<number | null>(null);
  if (!data) return problem && <NotRead problem={problem} onRetry={retry} />;
  const { module } = data;
  const wanted = module.pages.find(({ id, locked }) => id === pageId && !locked);
  const begun = opened ?? module.next_page_id;
  const page = wanted ?? module.pages.find(({ id }) => id === begun) ?? module.pages[0];
  if (page && page.id !== opened) setOpened(page.id);
  const next = page && module.pages[module.pages.indexOf(page) + 1];
  const done = module.pages.filter(({ is_completed }) => is_completed).length;
  const due = dueWords(module);
  return (
    <Stack gap={24} className={styles.root}>
      <Stack gap={8} asChild>
        <header>
          <Link to={`/training/${encodeURIComponent(slug)}`}>Training</Link>
          <h1 className={styles.title}>{module.title}</h1>
          {module.description && <p className={styles.quiet}>{module.description}</p>}
          {(module.reason || due) && (
            <Inline gap={8} wrap>
              {due && <Badge tone={module.due === 'overdue' ? 'danger' : 'beacon'}>{due}</Badge>}
              {module.reason && <span className={styles.quiet}>{module.reason}</span>}
            </Inline>
          )}
          <Progress
            label="Pages completed"
            value={done}
            max={module.pages.length}
            valueText={`${done} of ${module.pages.length} pages`}
          />
        </header>
      </Stack>
      {(kept || !module.is_completed) && download}
      {module.newer_version_exists && (
        <Banner tone="info" title="This lesson was updated after you started">
          You finish the version you started. The new one is for people who start now.
        </Banner>
      )}
      {module.is_completed && <Finished module={module} slug={slug} />}
      {page && (
        <PageView key={page.id} module={module} page={page} onUnsent={onUnsent}>
          {next && (
            // Without script, the browser opens the page itself.
            <form
              method="get"
              onSubmit={(event) => {
                event.preventDefault();
                void navigate(modulePath(slug, moduleId, next.id));
              }}
            >
              <input type="hidden" name="module" value={moduleId} />
              <input type="hidden" name="page" value={next.id} />
              <Button type="submit" tone={page.is_completed ? 'beacon' : 'neutral'} disabled={next.locked}>
                Next page
              </Button>
            </form>
          )}
        </PageView>
      )}
      <Stack gap={8} asChild>
        <nav aria-labelledby="pages">
          <h2 id="pages" className={styles.heading}>
            Pages
          </h2>
          <List.Root aria-labelledby="pages">
            {module.pages.map((each, index) => (
              <List.Item
                key={each.id}
                title={each.title || `${pageKinds[each.type]} ${index + 1}`}
                description={each.locked ? 'Locked until the page before is complete' : pageKinds[each.type]}
                current={each === page}
                trailing={each.is_completed && <Badge tone="success">Complete</Badge>}
                {...(each.locked ? {} : { link: <Link to={modulePath(slug, moduleId, each.id)} /> })}
              />
            ))}
          </List.Root>
        </nav>
      </Stack>
      <Documents place={place} moduleId={moduleId} />
    </Stack>
  );
}

interface PageViewProps extends Pick<OnlineLessonProps, 'onUnsent'> {
  readonly module: LessonModule;
  readonly page: LessonPage;
  readonly children: ReactNode;
}

function PageView({ module, page, onUnsent, children }: PageViewProps) {
  return (
    <Stack gap={16} asChild>
      <article aria-label={page.title || pageKinds[page.type]}>
        {page.title && <h2 className={styles.heading}>{page.title}</h2>}
        {page.type === 'text' && <TextPage moduleId={module.id} page={page} />}
        {(page.type === 'audio' || page.type === 'video') && (
          <MediaPage moduleId={module.id} page={page} onUnsent={onUnsent} />
        )}
        {page.type === 'question' && <TestPage moduleId={module.id} page={page} />}
        <Inline gap={12} justify="end">
          {children}
        </Inline>
      </article>
    </Stack>
  );
}

function Finished({ module, slug }: { module: LessonModule; slug: string }) {
  const { certificate, completion_message, next_module } = module;
  return (
    <Banner
      tone="success"
      title="You finished this lesson"
      actions={
        next_module && (
          <Button size="sm" asChild>
            <Link to={modulePath(slug, next_module.id)}>Start {next_module.title}</Link>
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {completion_message && <p>{completion_message}</p>}
        {certificate && (
          <p>
            Certificate: {certificate.title}. {certificateWords(certificate)}
          </p>
        )}
      </Stack>
    </Banner>
  );
}
