import { positionWords } from '@roadside/domain/permissions';
import { Button } from '@roadside/ui/button';
import { DateField } from '@roadside/ui/date-field';
import { Field } from '@roadside/ui/field';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { MultiSelect } from '@roadside/ui/multi-select';
import { Stack } from '@roadside/ui/stack';
import { Switch } from '@roadside/ui/switch';
import { PersonPicker, PlacePicker } from '../../../kit/directory/directory-picker.tsx';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import type { Named } from '../model/draft.ts';
import type { StepProps } from './builder-props.ts';
import * as styles from './campaigns.css.ts';

/** Who may take part, who must, and who manages it. */
export function AudienceStep({ builder, choices }: StepProps) {
  const { draft, set, change } = builder;
  const notify = useNotify();
  const addPlace = async (slug: string) => {
    const outcome = await change({ intent: 'place', slug });
    if (outcome?.ok && outcome.data.place) set({ places: withNamed(draft.places, outcome.data.place) });
    else if (outcome && !outcome.ok) notify({ tone: 'danger', text: problemWords(outcome.problem).words });
  };
  return (
    <Stack gap={16}>
      <Switch
        label={`Everybody at ${choices.workplace}`}
        description="Turn it off to choose locations."
        checked={draft.everybody}
        onCheckedChange={(everybody) => set({ everybody })}
      />
      {!draft.everybody && (
        <Field label="Locations" description="With everything below them." required>
          <Stack gap={8}>
            <PlacePicker
              key={draft.places.length}
              onChoose={(hit) => {
                if (hit) void addPlace(hit.slug);
              }}
              placeholder="Add a location"
            />
            <Chosen named={draft.places} onRemove={(id) => set({ places: without(draft.places, id) })} />
          </Stack>
        </Field>
      )}
      <Grid columns={2} gap={16}>
        <Field label="Positions" description="All, if none is chosen.">
          <MultiSelect
            label="Positions"
            items={choices.positions.map((position) => ({ id: position, label: positionWords(position) }))}
            value={draft.positions}
            onValueChange={(positions) => set({ positions })}
          />
        </Field>
        <Field label="Groups" description="All, if none is chosen.">
          <MultiSelect
            label="Groups"
            items={choices.groups.map(({ id, group_name }) => ({ id: String(id), label: group_name }))}
            value={draft.groups.map(String)}
            onValueChange={(groups) => set({ groups: groups.map(Number) })}
          />
        </Field>
        <Field label="Joined on or after" description="For new hires." optional>
          <DateField
            today={choices.today}
            value={draft.joinedSince}
            onValueChange={(joinedSince) => set({ joinedSince }, 'joinedSince')}
          />
        </Field>
      </Grid>
      <Switch
        label="People sign up to earn in it"
        checked={draft.regRequired}
        onCheckedChange={(regRequired) => set({ regRequired })}
      />
      <Field label="Managers" description="They see who is behind, and can change the campaign." optional>
        <Stack gap={8}>
          <PersonPicker
            key={draft.managers.length}
            onChoose={(hit) => {
              if (hit) set({ managers: withNamed(draft.managers, { id: Number(hit.id), name: hit.name }) });
            }}
            placeholder="Add a manager"
          />
          <Chosen named={draft.managers} onRemove={(id) => set({ managers: without(draft.managers, id) })} />
        </Stack>
      </Field>
    </Stack>
  );
}

const without = (named: readonly Named[], id: number) => named.filter((each) => each.id !== id);
const withNamed = (named: readonly Named[], added: Named) => [...without(named, added.id), added];

function Chosen({ named, onRemove }: { readonly named: readonly Named[]; readonly onRemove: (id: number) => void }) {
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
