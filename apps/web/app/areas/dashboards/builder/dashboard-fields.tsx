import { Field } from '@roadside/ui/field';
import { Skeleton } from '@roadside/ui/skeleton';
import { TextField } from '@roadside/ui/text-field';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import type { DashboardDraft } from '../model/dashboard-draft.ts';
import * as styles from './builder.css.ts';
import { dashboardIcons } from './dashboard-icons.ts';

const ChoiceField = lazyPart(() => import('./choice-field.tsx'), <Skeleton shape="block" />);
const ShareField = lazyPart(() => import('./share-field.tsx'), <Skeleton shape="block" />);

const icons = dashboardIcons.map(({ value, label, icon: Picture }) => ({
  value,
  label,
  leading: <Picture size={16} />,
}));
const tones = [
  { value: 'info', label: 'Info' },
  { value: 'success', label: 'Success' },
  { value: 'warning', label: 'Warning' },
  { value: 'danger', label: 'Alert' },
];

export interface DashboardFieldsProps {
  readonly draft: DashboardDraft;
  /** Names of the people it is shared with; null if this person may not share it. */
  readonly shared: readonly { readonly id: number; readonly name: string }[] | null;
  readonly onChange: (draft: DashboardDraft) => void;
}

/** A dashboard's name, icon, description, banner, and sharing. */
export function DashboardFields({ draft, shared, onChange }: DashboardFieldsProps) {
  return (
    <div className={styles.about}>
      <Field label="Name" required>
        <TextField value={draft.name} onValueChange={(name) => onChange({ ...draft, name })} maxLength={120} />
      </Field>
      <ChoiceField
        label="Icon"
        items={icons}
        value={draft.icon}
        onValueChange={(icon) => onChange({ ...draft, icon })}
      />
      <Field label="Description" optional className={styles.purpose}>
        <TextField
          value={draft.comments}
          onValueChange={(comments) => onChange({ ...draft, comments })}
          maxLength={4000}
        />
      </Field>
      <Field label="Banner message" optional className={styles.notice}>
        <TextField
          value={draft.notification}
          onValueChange={(notification) => onChange({ ...draft, notification })}
          maxLength={500}
        />
      </Field>
      <ChoiceField
        label="Banner style"
        items={tones}
        value={draft.notificationType}
        onValueChange={(notificationType) => onChange({ ...draft, notificationType })}
      />
      {shared && (
        <div className={styles.wholeLine}>
          <ShareField
            value={draft.employees}
            known={shared}
            onValueChange={(employees) => onChange({ ...draft, employees })}
          />
        </div>
      )}
    </div>
  );
}
