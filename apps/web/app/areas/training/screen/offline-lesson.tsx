import { Badge } from '@roadside/ui/badge';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { List } from '@roadside/ui/list';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { type OfflineWork, offlinePagesOf } from '../model/offline-work.ts';
import type { Download } from '../offline/download-store.ts';
import { pageKinds } from '../model/lesson-words.ts';
import { OfflinePageView } from './offline-page.tsx';
import * as styles from './training.css.ts';

export interface OfflineLessonProps {
  readonly download: Download;
  /** Keeps what was done in the browser. */
  readonly onWork: (change: (work: OfflineWork) => OfflineWork) => void;
}

/** A downloaded module without network. Pages open by buttons: an address would ask the server. */
export function OfflineLesson({ download: { module, work }, onWork }: OfflineLessonProps) {
  const pages = offlinePagesOf(module, work);
  const [chosen, setChosen] = useState<number | null>(() => pages.find(({ done }) => !done)?.page.id ?? null);
  const next = pages.find(({ done }) => !done);
  const open = pages.find(({ page, locked }) => page.id === chosen && !locked) ?? next ?? pages[0];
  const after = open && pages[pages.indexOf(open) + 1];
  return (
    <Stack gap={24} className={styles.root}>
      <h1 className={styles.title}>{module.title}</h1>
      <Banner tone="info" announce="polite" title="You’re offline">
        {next
          ? 'Go on with the lesson. It’s saved on this device and sent when you’re back online.'
          : 'You’re through. It’s sent, and your test checked, when you’re back online.'}
      </Banner>
      {open && (
        <Stack gap={16} asChild>
          <article aria-label={open.page.title || pageKinds[open.page.type]}>
            {open.page.title && <h2 className={styles.heading}>{open.page.title}</h2>}
            <OfflinePageView key={open.page.id} offline={open} onWork={onWork} />
            {after && (
              <Inline gap={12} justify="end">
                <Button
                  tone={open.done ? 'beacon' : 'neutral'}
                  disabled={after.locked}
                  onClick={() => setChosen(after.page.id)}
                >
                  Next page
                </Button>
              </Inline>
            )}
          </article>
        </Stack>
      )}
      <Stack gap={8} asChild>
        <nav aria-labelledby="pages">
          <h2 id="pages" className={styles.heading}>
            Pages
          </h2>
          <List.Root aria-labelledby="pages">
            {pages.map((each, index) => (
              <List.Item
                key={each.page.id}
                title={each.page.title || `${pageKinds[each.page.type]} ${index + 1}`}
                description={each.locked ? 'Locked until the page before is complete' : pageKinds[each.page.type]}
                current={each === open}
                trailing={
                  each.done ? (
                    <Badge tone="success">{each.page.is_completed ? 'Complete' : 'Done offline'}</Badge>
                  ) : (
                    !each.locked &&
                    each !== open && (
                      <Button size="sm" emphasis="plain" onClick={() => setChosen(each.page.id)}>
                        Open
                      </Button>
                    )
                  )
                }
              />
            ))}
          </List.Root>
        </nav>
      </Stack>
    </Stack>
  );
}
