import type { LessonPage } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { RichText } from '@roadside/ui/rich-text';
import { useChange } from '../../../kit/resource/use-change.ts';
import { lessonAddress } from '../model/addresses.ts';
import type { LessonResource } from '../server/training.server.ts';
import { DeedForm } from './deed-form.tsx';
import { useSaid } from './use-said.ts';

/** A page to read. */
export function TextPage({ moduleId, page }: { readonly moduleId: number; readonly page: LessonPage }) {
  const { change, busy } = useChange<LessonResource>(lessonAddress({ id: moduleId }));
  const said = useSaid();
  return (
    <>
      {page.content && <RichText value={page.content} headingLevel={3} />}
      {!page.is_completed && (
        <DeedForm
          intent="complete"
          pageId={page.id}
          onDo={() => void said(change({ intent: 'complete', page_id: page.id, is_completed: true }))}
        >
          <Button type="submit" tone="beacon" loading={busy}>
            I’ve read this
          </Button>
        </DeedForm>
      )}
    </>
  );
}
