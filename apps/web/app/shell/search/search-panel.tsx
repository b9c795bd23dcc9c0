import { Link } from '@remix-run/react';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { List } from '@roadside/ui/list';
import { SearchField } from '@roadside/ui/search-field';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { useState } from 'react';
import { NotRead } from '../../kit/states/not-read.tsx';
import * as styles from './search.css.ts';
import { useSearch, type SearchWhat } from './use-search.ts';

const kinds = [
  { value: 'employees', label: 'People' },
  { value: 'organizations', label: 'Organisations' },
] as const;

export interface SearchPanelProps {
  /** Address of a place: the open screen there, or its dashboard. */
  readonly placeHref: (slug: string) => string;
}

/** Finds people and organisations by the beginning of their name, as far as one may see them. */
export default function SearchPanel({ placeHref }: SearchPanelProps) {
  const [what, setWhat] = useState<SearchWhat>('employees');
  const [text, setText] = useState('');
  const { found, problem, loading, more, retry } = useSearch(what, text.trim());
  const label = what === 'employees' ? 'people' : 'organisations';
  return (
    <div className={styles.root}>
      <SegmentedControl label="Look for" items={kinds} value={what} onValueChange={setWhat} size="sm" />
      <SearchField value={text} onValueChange={setText} placeholder={`Find ${label} by the beginning of a name`} />
      {problem && <NotRead problem={problem} onRetry={retry} />}
      {!problem && found === null && (
        <List.Root aria-label={`Found ${label}`} aria-busy>
          <List.LoadingItems count={6} />
        </List.Root>
      )}
      {found?.hits.length === 0 && (
        <EmptyState
          size="sm"
          picture="map"
          title={text ? `No name begins with “${text}”` : 'Nobody to find'}
          description={`You find the ${label} of the places you may see.`}
        />
      )}
      {found && found.hits.length > 0 && (
        <>
          <p className={styles.count} role="status">
            {new Intl.NumberFormat('en-US').format(found.total)} found
          </p>
          <List.Root aria-label={`Found ${label}`}>
            {found.hits.map(({ id, name, what: kind, slug }) => (
              <List.Item key={id} title={name} description={kind} link={<Link to={placeHref(slug)} />} />
            ))}
          </List.Root>
          {found.nextToken && (
            <Button block loading={loading} onClick={more}>
              Show more
            </Button>
          )}
        </>
      )}
    </div>
  );
}
