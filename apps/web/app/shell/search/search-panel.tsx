import { Link } from '@remix-run/react';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { List } from '@roadside/ui/list';
import { SearchField } from '@roadside/ui/search-field';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Stack } from '@roadside/ui/stack';
import { useEffect, useRef, useState } from 'react';
import { NotRead } from '../../kit/states/not-read.tsx';
import * as styles from './search.css.ts';
import { useSearch, type SearchWhat } from '../../kit/directory/use-search.ts';

const kinds = [
  { value: 'employees', label: 'People' },
  { value: 'organizations', label: 'Organizations' },
] as const;

export interface SearchPanelProps {
  /** Address of a location: the open screen there, or its dashboard. */
  readonly placeHref: (slug: string) => string;
}

/** Searches people and organizations by name, among those the person may see. */
export default function SearchPanel({ placeHref }: SearchPanelProps) {
  const [what, setWhat] = useState<SearchWhat>('employees');
  const [text, setText] = useState('');
  const { pages, problem, loading, loadingMore, hasMore, loadMore, retry } = useSearch(what, text.trim());
  const hits = pages.flatMap((page) => page.hits);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const grewFrom = useRef<number | null>(null);
  const count = hits.length;
  // Opening the panel means the person wants to type. Runs once the panel's code has loaded.
  useEffect(() => {
    // The code may load late; focusing the field would close a menu opened in the meantime.
    if (!document.activeElement?.closest('[role="menu"][data-state="open"]')) field.current?.focus();
  }, []);
  useEffect(() => {
    // The last page removes the button that loaded it: move the focus to the first new result.
    if (grewFrom.current === null || count <= grewFrom.current) return;
    if (!hasMore) results.current?.querySelectorAll<HTMLElement>('li a')[grewFrom.current]?.focus();
    grewFrom.current = null;
  }, [count, hasMore]);
  const label = what === 'employees' ? 'people' : 'organizations';
  return (
    <Stack>
      <SegmentedControl label="Search for" items={kinds} value={what} onValueChange={setWhat} size="sm" />
      <SearchField ref={field} value={text} onValueChange={setText} placeholder={`Search ${label} by name`} />
      {problem && <NotRead problem={problem} onRetry={retry} />}
      {loading && (
        <List.Root aria-label={`Found ${label}`} aria-busy>
          <List.LoadingItems count={6} />
        </List.Root>
      )}
      {pages.length > 0 && hits.length === 0 && (
        <EmptyState
          size="sm"
          picture="map"
          title={text ? `No results for “${text}”` : 'No results'}
          description={`Search covers ${label} at every location you can open.`}
        />
      )}
      {hits.length > 0 && (
        <Stack ref={results}>
          <p className={styles.count} role="status">
            {new Intl.NumberFormat('en-US').format(pages[0]?.total ?? 0)} found
          </p>
          <List.Root aria-label={`Found ${label}`}>
            {hits.map(({ id, name, what: kind, slug }) => (
              <List.Item key={id} title={name} description={kind} link={<Link to={placeHref(slug)} />} />
            ))}
          </List.Root>
          {hasMore && (
            <Button
              block
              loading={loadingMore}
              onClick={() => {
                grewFrom.current = count;
                loadMore();
              }}
            >
              Show more
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}
