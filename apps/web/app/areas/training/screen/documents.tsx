import { positionWords } from '@roadside/domain/permissions';
import type { TrainingDocument } from '@roadside/contract/schemas';
import { stationTimeOf } from '@roadside/domain/scheduling';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { List } from '@roadside/ui/list';
import { useUiSettings } from '@roadside/ui/provider';
import { SearchField } from '@roadside/ui/search-field';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { LazyConfirmDialog } from '../../../kit/dialogs/lazy-confirm-dialog.tsx';
import { countWords } from '../../../kit/format/count-words.ts';
import { dayWords } from '../../../kit/format/day-words.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import type { Place } from '../../../kit/places/place.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useDebounced } from '../../../kit/resource/use-debounced.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { documentsAddress } from '../model/addresses.ts';
import type { Documents as DocumentList, DocumentsResource } from '../server/training.server.ts';
import type { DocumentDialogProps } from './document-dialog.tsx';
import * as styles from './training.css.ts';

const Editor = lazyPart<DocumentDialogProps>(async () => {
  const { DocumentDialog } = await import('./document-dialog.tsx');
  return { default: DocumentDialog };
});

const megabyte = 1_000_000;
const sizeWords = (bytes: number) =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / megabyte).toFixed(1)} MB`;

export interface DocumentsProps {
  readonly place: Pick<Place, 'slug' | 'name'>;
  /** Only those of a module, in its lesson, where they take no room if there are none. @defaultValue null */
  readonly moduleId?: number | null;
  /** All of them, as the page came with them. @defaultValue null */
  readonly first?: Outcome<DocumentList> | null;
}

/** Documents to read and download, found by title; their managers add, change and remove them. */
export function Documents({ place, moduleId = null, first = null }: DocumentsProps) {
  const { timeZone } = useUiSettings();
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<TrainingDocument | 'new' | null>(null);
  const [removed, setRemoved] = useState<TrainingDocument | null>(null);
  const address = documentsAddress({ q: useDebounced(search), module: moduleId });
  const { data, problem, retry } = useResource<DocumentsResource>(address, {
    keepPrevious: true,
    ...(first && address === documentsAddress() ? { first } : {}),
  });
  useLiveResource(address, ['training']);
  const close = () => setEdited(null);
  // A lesson is read without the documents, so that nothing moves or fails under it.
  if (moduleId !== null && !(data && (data.may_add || data.documents.length > 0))) return null;
  return (
    <Stack gap={12} asChild>
      <section aria-labelledby="documents">
        <Inline gap={12} rowGap={8} wrap justify="between" align="center">
          <h2 id="documents" className={styles.heading}>
            Documents
          </h2>
          {data?.may_add && (
            <Button size="sm" onClick={() => setEdited('new')}>
              Add document
            </Button>
          )}
        </Inline>
        {moduleId === null && <SearchField aria-label="Search documents" value={search} onValueChange={setSearch} />}
        {problem && <NotRead problem={problem} onRetry={retry} />}
        {data?.documents.length === 0 && (
          <p className={styles.quiet}>
            {moduleId === null ? emptyWords(search, data) : 'No documents for this lesson yet.'}
          </p>
        )}
        {data && data.documents.length > 0 && (
          <List.Root aria-labelledby="documents" wrap>
            {data.documents.map((document) => (
              <List.Item
                key={document.id}
                title={document.title}
                // Below the description: beside the title they would leave it no room on a phone.
                description={
                  <>
                    {document.description}
                    {document.description !== '' && <br />}
                    {metaOf(document, timeZone)}
                  </>
                }
                href={document.file}
                trailing={<Actions document={document} onEdit={setEdited} onRemove={setRemoved} />}
              />
            ))}
          </List.Root>
        )}
        {data && data.total_rows > data.documents.length && (
          <p className={styles.quiet}>
            {`Showing ${data.documents.length} of ${data.total_rows} documents. Search to find the others.`}
          </p>
        )}
        {edited !== null && (
          <Editor
            document={edited === 'new' ? null : edited}
            place={place}
            moduleId={moduleId}
            onClose={close}
            onLost={close}
          />
        )}
        <Removal document={removed} onClose={() => setRemoved(null)} />
      </section>
    </Stack>
  );
}

function emptyWords(search: string, { may_add }: DocumentList): string {
  if (search !== '') return `No documents match “${search}”.`;
  return may_add
    ? 'No documents yet. Add a PDF, and your people find it here.'
    : 'No documents yet. Your club’s guides appear here.';
}

function metaOf({ size, version, versions, managed }: TrainingDocument, timeZone: string): string {
  const [latest] = versions;
  return [
    sizeWords(size),
    `version ${version}`,
    latest && dayWords(stationTimeOf(latest.created_at, timeZone).day),
    managed &&
      (managed.positions.length === 0
        ? managed.place.name
        : `${managed.place.name}, ${managed.positions.map(positionWords).join(', ')}`),
  ]
    .filter(Boolean)
    .join(' · ');
}

interface ActionsProps {
  readonly document: TrainingDocument;
  readonly onEdit: (document: TrainingDocument) => void;
  readonly onRemove: (document: TrainingDocument) => void;
}

function Actions({ document, onEdit, onRemove }: ActionsProps) {
  const { timeZone } = useUiSettings();
  const { title, versions, managed } = document;
  return (
    <Inline gap={8} rowGap={4} wrap align="center">
      {versions.length > 1 && (
        <details>
          <summary>{countWords(versions.length - 1, 'older version', 'older versions')}</summary>
          <Stack gap={4}>
            {versions.slice(1).map(({ number, created_at, file }) => (
              <a key={number} href={file}>
                {`Version ${number}, ${dayWords(stationTimeOf(created_at, timeZone).day)}`}
              </a>
            ))}
          </Stack>
        </details>
      )}
      {managed !== null && (
        <>
          <Button size="sm" emphasis="plain" aria-label={`Edit ${title}`} onClick={() => onEdit(document)}>
            Edit
          </Button>
          <Button size="sm" emphasis="plain" aria-label={`Remove ${title}`} onClick={() => onRemove(document)}>
            Remove
          </Button>
        </>
      )}
    </Inline>
  );
}

function Removal({ document, onClose }: { readonly document: TrainingDocument | null; readonly onClose: () => void }) {
  const { change } = useChange<DocumentsResource>(documentsAddress());
  const notify = useNotify();
  const remove = async ({ id, title }: TrainingDocument) => {
    const outcome = await change({ intent: 'remove', id });
    if (outcome?.ok) notify({ tone: 'success', text: `Removed ${title}` });
    else if (outcome) notify({ tone: 'danger', text: `We couldn’t remove it. ${problemWords(outcome.problem).words}` });
  };
  return (
    <LazyConfirmDialog
      open={document !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${document?.title ?? ''}?`}
      description="People no longer find it here, in any version. This can’t be undone."
      confirm="Remove document"
      tone="danger"
      onConfirm={async () => {
        if (document) await remove(document);
      }}
    />
  );
}
