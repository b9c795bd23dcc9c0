import type { LessonPage } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { RichText } from '@roadside/ui/rich-text';
import { useChange } from '../../../kit/resource/use-change.ts';
import { lessonAddress } from '../model/addresses.ts';
import type { LessonResource } from '../server/training.server.ts';
import { useSaid } from './use-said.ts';

/** A page to read. */
export function TextPage({ moduleId, page }: { readonly moduleId: number; readonly page: LessonPage }) {
  const { change, busy } = useChange<LessonResource>(lessonAddress({ id: moduleId }));
  const said = useSaid();
  return (
    <>
      {page.content && <RichText value={page.content} headingLevel={3} />}
      {!page.is_completed && (
        <Inline gap={12}>
          <Button
            tone="beacon"
            loading={busy}
            onClick={() => void said(change({ intent: 'complete', page_id: page.id, is_completed: true }))}
          >
            I’ve read this
          </Button>
        </Inline>
      )}
    </>
  );
}
