import type { CertificateRule } from '@roadside/domain/training';
import { Combobox } from '@roadside/ui/combobox';
import { Field } from '@roadside/ui/field';
import { Grid } from '@roadside/ui/grid';
import { MultiSelect } from '@roadside/ui/multi-select';
import { NumberField } from '@roadside/ui/number-field';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { Switch } from '@roadside/ui/switch';
import { TextArea } from '@roadside/ui/text-area';
import { TextField } from '@roadside/ui/text-field';
import type { BuilderScreenProps } from './builder-props.ts';
import { PlacesField, PositionFields } from './people-fields.tsx';
import type { DraftModule, ModuleSettings as Settings } from '../model/draft-module.ts';

/** What a module's settings are chosen from. */
export type ModuleChoices = Pick<BuilderScreenProps, 'tags' | 'modules' | 'positions' | 'groups'>;

export interface ModuleSettingsProps {
  readonly module: DraftModule;
  readonly choices: ModuleChoices;
  readonly onChange: (module: DraftModule, field: string | null) => void;
}

const rules: readonly { readonly value: CertificateRule; readonly label: string }[] = [
  { value: 'block', label: 'Block the shift until a manager gives a reason' },
  { value: 'warn', label: 'Warn' },
  { value: 'off', label: 'Ignore it' },
];

/** What a module is about, who may take it, what it ends with, what comes next, and its certificate. */
export function ModuleSettings({ module, choices, onChange }: ModuleSettingsProps) {
  const { key, id, settings, places } = module;
  const set = (change: Partial<Settings>, field: string | null = null) =>
    onChange({ ...module, settings: { ...settings, ...change } }, field);
  return (
    <details>
      <summary>Tags, audience, next module and certificate</summary>
      <Stack gap={16}>
        <Field label="Description" optional>
          <TextArea
            maxLength={4000}
            value={module.description}
            onValueChange={(description) => onChange({ ...module, description }, `description ${key}`)}
          />
        </Field>
        <Field label="Tags" description="A falling metric or comment topic assigns modules with its tag." optional>
          <MultiSelect
            label="Tags"
            items={choices.tags.map(({ id, name }) => ({ id: String(id), label: name }))}
            value={settings.tags.map(String)}
            onValueChange={(chosen) => set({ tags: chosen.map(Number) })}
          />
        </Field>
        <Switch
          label="Published"
          description="People it’s assigned to always see it."
          checked={settings.published}
          onCheckedChange={(published) => set({ published })}
        />
        <Switch
          label="People may take it by themselves"
          description="Otherwise, only people it’s assigned to see it."
          checked={settings.open}
          onCheckedChange={(open) => set({ open })}
        />
        {settings.open && (
          <>
            <PlacesField places={places} onChange={(next) => onChange({ ...module, places: next }, null)} />
            <Grid columns={{ narrow: 1, wide: 2 }} gap={16}>
              <PositionFields
                positions={choices.positions}
                groups={choices.groups}
                chosen={{ positions: settings.audience.positions, groups: settings.audience.group_ids }}
                onChange={({ positions, groups }) =>
                  set({
                    audience: {
                      ...settings.audience,
                      ...(positions && { positions: [...positions] }),
                      ...(groups && { group_ids: [...groups] }),
                    },
                  })
                }
              />
            </Grid>
          </>
        )}
        <Field label="Message at the end" optional>
          <TextArea
            maxLength={2000}
            value={settings.completion_message}
            onValueChange={(completion_message) => set({ completion_message }, `message ${key}`)}
          />
        </Field>
        <Field label="Next module" description="Offered to people who finish this one." optional>
          <Combobox
            label="Next module"
            clearable
            items={choices.modules
              .filter((each) => each.id !== id)
              .map((each) => ({ id: String(each.id), label: each.title }))}
            value={settings.next_module_id === null ? null : String(settings.next_module_id)}
            onValueChange={(next) => set({ next_module_id: next === null ? null : Number(next) })}
          />
        </Field>
        <CertificateFields settings={settings} name={module.title} fieldKey={key} set={set} />
      </Stack>
    </details>
  );
}

interface CertificateFieldsProps {
  readonly settings: Settings;
  readonly name: string;
  readonly fieldKey: string;
  readonly set: (change: Partial<Settings>, field?: string | null) => void;
}

function CertificateFields({ settings: { certificate }, name, fieldKey, set }: CertificateFieldsProps) {
  return (
    <>
      <Switch
        label="Gives a certificate"
        checked={certificate !== null}
        onCheckedChange={(gives) =>
          set({ certificate: gives ? { title: name.trim() || 'Certificate', valid_days: 365, rule: 'block' } : null })
        }
      />
      {certificate && (
        <Grid columns={{ narrow: 1, wide: 3 }} gap={12}>
          <Field label="Certificate title" required>
            <TextField
              maxLength={200}
              value={certificate.title}
              onValueChange={(title) => set({ certificate: { ...certificate, title } }, `certificate ${fieldKey}`)}
            />
          </Field>
          <Field label="Valid for days" description="Leave empty if it never expires." optional>
            <NumberField
              min={1}
              max={3650}
              value={certificate.valid_days}
              onValueChange={(valid_days) => set({ certificate: { ...certificate, valid_days } }, `valid ${fieldKey}`)}
            />
          </Field>
          <Field label="Schedule, once it has expired">
            <Select
              items={rules}
              value={certificate.rule}
              onValueChange={(rule) => set({ certificate: { ...certificate, rule: rule as CertificateRule } })}
            />
          </Field>
        </Grid>
      )}
    </>
  );
}
