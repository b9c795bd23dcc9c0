import { longestUrgentReason } from '@roadside/domain/push';
import { Field } from '@roadside/ui/field';
import { Stack } from '@roadside/ui/stack';
import { Switch } from '@roadside/ui/switch';
import { TextArea } from '@roadside/ui/text-area';

/** Whether something rings off shift, and why. The names are those of the API. */
export interface UrgentValues {
  readonly urgent: boolean;
  readonly urgent_reason: string;
}

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

/** The message for a missing reason; false if there is none to show. */
export const urgentReasonProblem = ({ urgent, urgent_reason }: UrgentValues): string | false =>
  urgent && urgent_reason.trim() === '' && 'Enter a reason';
