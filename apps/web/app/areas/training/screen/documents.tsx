import { List } from '@roadside/ui/list';
import { SearchField } from '@roadside/ui/search-field';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { countWords } from '../../../kit/format/count-words.ts';
import { useDebounced } from '../../../kit/resource/use-debounced.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { documentsAddress } from '../model/addresses.ts';
import type { DocumentsResource } from '../server/training.server.ts';
import * as styles from './training.css.ts';

const megabyte = 1_000_000;
const sizeWords = (bytes: number) =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / megabyte).toFixed(1)} MB`;

/** Documents to read and download, found by title. */
export function Documents() {
  const [search, setSearch] = useState('');
  const { data, problem, retry } = useResource<DocumentsResource>(documentsAddress({ q: useDebounced(search) }), {
    keepPrevious: true,
  });
  return (
    <Stack gap={12} asChild>
      <section aria-labelledby="documents">
        <h2 id="documents" className={styles.heading}>
          Documents
        </h2>
        <SearchField aria-label="Search documents" value={search} onValueChange={setSearch} />
        {problem && <NotRead problem={problem} onRetry={retry} />}
        {data?.documents.length === 0 && (
          <p className={styles.quiet}>
            {search === '' ? 'No documents yet. Your club’s guides appear here.' : `No documents match “${search}”.`}
          </p>
        )}
        {data && data.documents.length > 0 && (
          <List.Root aria-labelledby="documents" wrap>
            {data.documents.map(({ id, title, description, file, size, version, versions }) => (
              <List.Item
                key={id}
                title={title}
                description={description}
                href={file}
                meta={`${sizeWords(size)} · version ${version}`}
                trailing={
                  versions.length > 1 && (
                    <details>
                      <summary>{countWords(versions.length - 1, 'older version', 'older versions')}</summary>
                      {versions.slice(1).map((older) => (
                        <a key={older.number} href={older.file}>
                          Version {older.number}
                        </a>
                      ))}
                    </details>
                  )
                }
              />
            ))}
          </List.Root>
        )}
      </section>
    </Stack>
  );
}
