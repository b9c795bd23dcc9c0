import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
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
  readonly onDone: () => void;
}

/** A dashboard's icon, description, banner, and sharing. Its name is edited where it is shown. */
export function DashboardFields({ draft, shared, onChange, onDone }: DashboardFieldsProps) {
  return (
    <Stack asChild gap={16} className={styles.editor}>
      <section aria-label="Dashboard settings">
        <ChoiceField
          label="Icon"
          items={icons}
          value={draft.icon}
          onValueChange={(icon) => onChange({ ...draft, icon })}
        />
        <Field label="Description" optional>
          <TextField
            value={draft.comments}
            onValueChange={(comments) => onChange({ ...draft, comments })}
            maxLength={4000}
          />
        </Field>
        <Field label="Banner message" optional>
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
          <ShareField
            value={draft.employees}
            known={shared}
            onValueChange={(employees) => onChange({ ...draft, employees })}
          />
        )}
        <Button onClick={onDone}>Done</Button>
      </section>
    </Stack>
  );
}
