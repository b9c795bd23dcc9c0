import { positionWords } from '@roadside/domain/permissions';
import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { Inline } from '@roadside/ui/inline';
import { MultiSelect } from '@roadside/ui/multi-select';
import { Stack } from '@roadside/ui/stack';
import { PlacePicker } from '../../../kit/directory/directory-picker.tsx';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { draftAddress } from '../model/addresses.ts';
import { type Named, withNamed, without } from '../model/named.ts';
import type { CampaignDraftResource } from '../server/campaigns.server.ts';
import type { BuilderScreenProps } from './builder-props.ts';
import * as styles from './campaigns.css.ts';

interface PlacesFieldProps {
  readonly places: readonly Named[];
  readonly onChange: (places: readonly Named[]) => void;
  /** @defaultValue false */
  readonly required?: boolean;
}

/** The locations whose people may take part. Everywhere, if it isn't required and none is chosen. */
export function PlacesField({ places, onChange, required = false }: PlacesFieldProps) {
  const { change } = useChange<CampaignDraftResource>(draftAddress({ id: 'new' }), { refresh: false });
  const notify = useNotify();
  const add = async (slug: string) => {
    const outcome = await change({ intent: 'place', slug });
    if (outcome?.ok && outcome.data.place) onChange(withNamed(places, outcome.data.place));
    else if (outcome && !outcome.ok) notify({ tone: 'danger', text: problemWords(outcome.problem).words });
  };
  return (
    <Field
      label="Locations"
      description={required ? 'With everything below them.' : 'With everything below them. All, if none is chosen.'}
      required={required}
    >
      <Stack gap={8}>
        <PlacePicker
          key={places.length}
          onChoose={(hit) => {
            if (hit) void add(hit.slug);
          }}
          placeholder="Add a location"
        />
        <Chosen named={places} onRemove={(id) => onChange(without(places, id))} />
      </Stack>
    </Field>
  );
}

interface PositionFieldsProps extends Pick<BuilderScreenProps, 'positions' | 'groups'> {
  readonly chosen: { readonly positions: readonly string[]; readonly groups: readonly number[] };
  readonly onChange: (change: Partial<PositionFieldsProps['chosen']>) => void;
}

/** The positions and groups of people who may take part. */
export function PositionFields({ positions, groups, chosen, onChange }: PositionFieldsProps) {
  return (
    <>
      <Field label="Positions" description="All, if none is chosen.">
        <MultiSelect
          label="Positions"
          items={positions.map((position) => ({ id: position, label: positionWords(position) }))}
          value={chosen.positions}
          onValueChange={(next) => onChange({ positions: next })}
        />
      </Field>
      <Field label="Groups" description="All, if none is chosen.">
        <MultiSelect
          label="Groups"
          items={groups.map(({ id, group_name }) => ({ id: String(id), label: group_name }))}
          value={chosen.groups.map(String)}
          onValueChange={(next) => onChange({ groups: next.map(Number) })}
        />
      </Field>
    </>
  );
}

/** What was chosen, each to remove. */
export function Chosen({
  named,
  onRemove,
}: {
  readonly named: readonly Named[];
  readonly onRemove: (id: number) => void;
}) {
  if (named.length === 0) return null;
  return (
    <Inline gap={8} rowGap={8} wrap asChild>
      <ul className={styles.list}>
        {named.map(({ id, name }) => (
          <li key={id}>
            <Button size="sm" emphasis="soft" aria-label={`Remove ${name}`} onClick={() => onRemove(id)}>
              {name} ×
            </Button>
          </li>
        ))}
      </ul>
    </Inline>
  );
}
