import type { Tag } from '@roadside/contract/schemas';
import type { CertificateRule } from '@roadside/domain/training';
import { Field } from '@roadside/ui/field';
import { Grid } from '@roadside/ui/grid';
import { MultiSelect } from '@roadside/ui/multi-select';
import { NumberField } from '@roadside/ui/number-field';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { Switch } from '@roadside/ui/switch';
import { TextArea } from '@roadside/ui/text-area';
import { TextField } from '@roadside/ui/text-field';
import type { DraftModule, ModuleSettings as Settings } from '../model/draft-module.ts';

export interface ModuleSettingsProps {
  readonly module: DraftModule;
  readonly tags: readonly Tag[];
  readonly onChange: (module: DraftModule, field: string | null) => void;
}

const rules: readonly { readonly value: CertificateRule; readonly label: string }[] = [
  { value: 'block', label: 'Block the shift until a manager gives a reason' },
  { value: 'warn', label: 'Warn' },
  { value: 'off', label: 'Ignore it' },
];

/** What a module is about, who may take it, what it ends with, and its certificate. */
export function ModuleSettings({ module, tags, onChange }: ModuleSettingsProps) {
  const { key, settings } = module;
  const set = (change: Partial<Settings>, field: string | null = null) =>
    onChange({ ...module, settings: { ...settings, ...change } }, field);
  return (
    <details>
      <summary>Tags, audience and certificate</summary>
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
            items={tags.map(({ id, name }) => ({ id: String(id), label: name }))}
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
          label="Anyone may take it"
          description="Otherwise, only people it’s assigned to see it."
          checked={settings.open}
          onCheckedChange={(open) => set({ open })}
        />
        <Field label="Message at the end" optional>
          <TextArea
            maxLength={2000}
            value={settings.completion_message}
            onValueChange={(completion_message) => set({ completion_message }, `message ${key}`)}
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
        <Grid columns={3} gap={12}>
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
