import { useNavigate, useSearchParams } from '@remix-run/react';
import { facilityTypeLabels, facilityTypes } from '@roadside/domain/geography';
import type { RuleSwitches } from '@roadside/domain/surveys';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { Switch } from '@roadside/ui/switch';
import { numberFormat } from '../../../kit/format/formats.ts';
import { changedSearch, questionChoices, scoreStateIn } from '../model/survey-state.ts';
import * as styles from './surveys.css.ts';

const markChoices = [
  { value: 'rules', label: 'Follow the rules' },
  { value: 'without', label: 'Don’t count' },
  { value: 'all', label: 'Count' },
  { value: 'only', label: 'Count only these' },
];
type MarkChoice = 'rules' | 'without' | 'all' | 'only';

/** The surveys to count in the what-if: with or without the business rules, and how to treat marked ones. */
export interface TriedSettings {
  readonly rules: boolean;
  readonly reroute: MarkChoice;
  readonly remove: MarkChoice;
}

/** The settings of the official score. */
export const asRulesSay: TriedSettings = { rules: true, reroute: 'rules', remove: 'rules' };

/** Whether any setting differs from the official score. */
export const isChanged = ({ rules, reroute, remove }: TriedSettings): boolean =>
  !rules || reroute !== 'rules' || remove !== 'rules';

/** The settings in the format of the score calculation. */
export const switchesOf = ({ rules, reroute, remove }: TriedSettings): RuleSwitches => ({
  newBizRules: rules,
  ...(reroute === 'rules' ? {} : { reroute }),
  ...(remove === 'rules' ? {} : { remove }),
});

export interface SurveySettingsProps {
  readonly settings: TriedSettings;
  readonly onChange: (settings: TriedSettings) => void;
  readonly question: string;
  /** Number of rerouted and removed surveys; null at locations where neither is shown. */
  readonly marked: { readonly rerouted: number; readonly removed: number } | null;
  readonly mayTryRules: boolean;
}

/** The question being scored, and the what-if settings. */
export function SurveySettings({ settings, onChange, question, marked, mayTryRules }: SurveySettingsProps) {
  return (
    <Stack asChild padding={16} className={styles.settings}>
      <section aria-label="Survey settings">
        <h2 className={styles.sectionTitle}>Survey settings</h2>
        <Setting label="Score by">
          <QuestionSelect value={question} />
        </Setting>
        <Setting label="Facility type">
          <FacilitySelect />
        </Setting>
        {mayTryRules && (
          <Switch
            label="Business rules"
            description="Off: rerouted and removed surveys count (what-if)"
            checked={settings.rules}
            onCheckedChange={(rules) => onChange({ ...settings, rules })}
          />
        )}
        {mayTryRules && marked && (
          <>
            <MarkSetting
              label="Rerouted surveys"
              count={marked.rerouted}
              value={settings.reroute}
              onChange={(reroute) => onChange({ ...settings, reroute })}
            />
            <MarkSetting
              label="Removed surveys"
              count={marked.removed}
              value={settings.remove}
              onChange={(remove) => onChange({ ...settings, remove })}
            />
          </>
        )}
      </section>
    </Stack>
  );
}

function Setting({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <Stack gap={4}>
      <span className={styles.fieldLabel}>{label}</span>
      {children}
    </Stack>
  );
}

interface MarkSettingProps {
  readonly label: string;
  readonly count: number;
  readonly value: MarkChoice;
  readonly onChange: (value: MarkChoice) => void;
}

/** How to treat surveys with a mark. */
function MarkSetting({ label, count, value, onChange }: MarkSettingProps) {
  return (
    <Setting label={`${label} (${numberFormat('en-US').format(count)})`}>
      <Select
        aria-label={label}
        items={markChoices}
        value={value}
        onValueChange={(next) => onChange(next as MarkChoice)}
      />
    </Setting>
  );
}

function QuestionSelect({ value }: { readonly value: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Select
      aria-label="Score by"
      items={questionChoices}
      value={value}
      onValueChange={(qa) =>
        void navigate(changedSearch(search, { qa: qa === 'outc1' ? null : qa }), { preventScrollReset: true })
      }
    />
  );
}

function FacilitySelect() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Select
      aria-label="Facility type"
      items={[
        { value: 'all', label: 'All facilities' },
        ...facilityTypes.map((value) => ({ value, label: facilityTypeLabels[value] })),
      ]}
      value={scoreStateIn(search).facilityType ?? 'all'}
      onValueChange={(fac) =>
        void navigate(changedSearch(search, { fac: fac === 'all' ? null : fac }), { preventScrollReset: true })
      }
    />
  );
}
