import { positionWords } from '@roadside/domain/permissions';
import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { CloseIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { MultiSelect } from '@roadside/ui/multi-select';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { useId } from 'react';
import { countWords } from '../../../kit/format/count-words.ts';
import { PlacePicker } from '../../../kit/directory/directory-picker.tsx';
import { useDebounced } from '../../../kit/resource/use-debounced.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { audienceChoicesAddress, audienceCountAddress } from '../model/addresses.ts';
import { audienceOf, type AudienceValues } from '../model/audience-values.ts';
import type { AudienceChoicesResource, AudienceCountResource } from '../server/audience.server.ts';
import * as styles from './home.css.ts';

interface AudienceFieldProps {
  /** Whose permission is used to read the choices. */
  readonly asker: 'home' | 'communications';
  readonly value: AudienceValues;
  readonly onValueChange: (value: AudienceValues) => void;
  readonly error: string | undefined;
}

/** Who it is for: positions, locations with everything below them, and groups. Says how many people that is now. */
export function AudienceField({ asker, value, onValueChange, error }: AudienceFieldProps) {
  const titleId = useId();
  const choices = useResource<AudienceChoicesResource>(audienceChoicesAddress({ asker }));
  const change = (part: Partial<AudienceValues>) => onValueChange({ ...value, ...part });
  const { positions = [], groups = [] } = choices.data ?? {};
  return (
    <Stack gap={12} asChild>
      <div role="group" aria-labelledby={titleId} data-field="audience">
        <h3 id={titleId} className={styles.heading}>
          Audience
        </h3>
        {choices.problem && !choices.data && <NotRead problem={choices.problem} onRetry={choices.retry} />}
        <Field label="Positions" description="Leave empty for everybody." error={error}>
          <MultiSelect
            label="Positions"
            items={positions.map((id) => ({ id, label: positionWords(id) }))}
            value={value.positions}
            onValueChange={(next) => change({ positions: next })}
            placeholder="All positions"
          />
        </Field>
        <Field label="Add a location" description="Includes everything below it. Leave empty for all locations.">
          <PlacePicker
            key={value.places.length}
            onChoose={(hit) => {
              if (hit && !value.places.some(({ id }) => id === hit.recordId))
                change({ places: [...value.places, { id: hit.recordId, name: hit.name }] });
            }}
          />
        </Field>
        {value.places.length > 0 && (
          <Inline gap={8} wrap asChild>
            <ul aria-label="Chosen locations" className={styles.plainList}>
              {value.places.map(({ id, name }) => (
                <li key={id}>
                  <Button
                    size="sm"
                    leading={<CloseIcon size={16} />}
                    aria-label={`Remove ${name}`}
                    onClick={() => change({ places: value.places.filter((place) => place.id !== id) })}
                  >
                    {name}
                  </Button>
                </li>
              ))}
            </ul>
          </Inline>
        )}
        {groups.length > 0 && (
          <Field label="Groups">
            <MultiSelect
              label="Groups"
              items={groups.map(({ id, group_name }) => ({ id: String(id), label: group_name }))}
              value={value.groups}
              onValueChange={(next) => change({ groups: next })}
              placeholder="All groups"
            />
          </Field>
        )}
        <AudienceCount asker={asker} value={value} />
      </div>
    </Stack>
  );
}

function AudienceCount({ asker, value }: Pick<AudienceFieldProps, 'asker' | 'value'>) {
  const audience = useDebounced(JSON.stringify(audienceOf(value)), 300);
  const { data, problem, retry } = useResource<AudienceCountResource>(audienceCountAddress({ asker }, { audience }), {
    keepPrevious: true,
  });
  if (problem && !data) return <NotRead problem={problem} words="We couldn’t count this audience." onRetry={retry} />;
  return (
    <p role="status" className={styles.count}>
      {data ? `Reaches ${countWords(data.people, 'person', 'people')} now` : <Skeleton width="medium" />}
    </p>
  );
}
