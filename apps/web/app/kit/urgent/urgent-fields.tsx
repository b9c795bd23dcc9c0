import { longestUrgentReason } from '@roadside/domain/push';
import { Field } from '@roadside/ui/field';
import { Stack } from '@roadside/ui/stack';
import { Switch } from '@roadside/ui/switch';
import { TextArea } from '@roadside/ui/text-area';
import type { UrgentValues } from './urgent-reason.ts';

export interface UrgentFieldsProps extends UrgentValues {
  readonly onChange: (changed: Partial<UrgentValues>) => void;
  /** What is wrong with the reason. */
  readonly problem?: string | undefined;
}

/** The switch for something urgent, and the reason it then needs. */
export function UrgentFields({ urgent, urgent_reason: reason, onChange, problem }: UrgentFieldsProps) {
  return (
    <Stack gap={12}>
      <Switch
        label="Urgent"
        description="Rings people who are off shift or on time off, too"
        checked={urgent}
        onCheckedChange={(next) => onChange({ urgent: next })}
      />
      {urgent && (
        <Field
          data-field="urgent_reason"
          label="Why it can’t wait"
          description="Recorded in the audit log"
          required
          error={problem}
        >
          <TextArea
            value={reason}
            onValueChange={(next) => onChange({ urgent_reason: next })}
            maxLength={longestUrgentReason}
            rows={2}
          />
        </Field>
      )}
    </Stack>
  );
}
