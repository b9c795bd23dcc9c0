import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { Field } from '@roadside/ui/field';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { SearchField } from '@roadside/ui/search-field';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { useId, useState } from 'react';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useDebounced } from '../../../kit/resource/use-debounced.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { photosAddress } from '../model/addresses.ts';
import type { PhotosResource } from '../server/home-editor.server.ts';
import * as styles from './home.css.ts';

interface PictureFieldProps {
  readonly value: string | null;
  readonly onValueChange: (image: string | null) => void;
}

/** The background picture of a tile, from a search. */
export function PictureField({ value, onValueChange }: PictureFieldProps) {
  const titleId = useId();
  const [searching, setSearching] = useState(false);
  return (
    <Stack gap={8} asChild>
      <div role="group" aria-labelledby={titleId}>
        <h3 id={titleId} className={styles.heading}>
          Background picture
        </h3>
        {value !== null && <img className={styles.pagePicture} src={value} alt="The chosen background" />}
        <Inline gap={8} wrap>
          <Button size="sm" aria-expanded={searching} onClick={() => setSearching(!searching)}>
            {value === null ? 'Choose picture' : 'Change picture'}
          </Button>
          {value !== null && (
            <Button size="sm" emphasis="plain" onClick={() => onValueChange(null)}>
              Remove picture
            </Button>
          )}
        </Inline>
        {searching && (
          <PictureSearch
            onChoose={(image) => {
              setSearching(false);
              onValueChange(image);
            }}
          />
        )}
      </div>
    </Stack>
  );
}

function PictureSearch({ onChoose }: { readonly onChoose: (image: string) => void }) {
  const [query, setQuery] = useState('');
  const address = photosAddress({ q: useDebounced(query.trim(), 300) });
  const { data, problem, loading, retry } = useResource<PhotosResource>(address, { keepPrevious: true });
  const { change, busy } = useChange<PhotosResource>(photosAddress(), { refresh: false });
  const notify = useNotify();
  const choose = async (id: string) => {
    const outcome = await change({ id });
    if (!outcome) return;
    if (outcome.ok) onChoose(outcome.data.image);
    else notify({ tone: 'danger', text: `We couldn’t use this picture. ${problemWords(outcome.problem).words}` });
  };
  return (
    <Stack gap={12}>
      <Field label="Search pictures">
        <SearchField value={query} onValueChange={setQuery} placeholder="Night road, snow" />
      </Field>
      {problem && !data && <NotRead problem={problem} onRetry={retry} />}
      {loading && <Skeleton shape="block" />}
      {data?.photos.length === 0 && <EmptyState size="sm" title="No pictures found" description="Try another word." />}
      <Grid columns="fill-xs" gap={8} asChild>
        <ul aria-label="Pictures" className={styles.plainList}>
          {data?.photos.map(({ id, thumbnail, description, credit }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.photo}
                disabled={busy}
                aria-label={`Use picture: ${description}`}
                title={`${description}. ${credit}`}
                onClick={() => void choose(id)}
              >
                <img src={thumbnail} alt="" className={styles.photoImage} />
              </button>
            </li>
          ))}
        </ul>
      </Grid>
    </Stack>
  );
}
