import { Field } from '@roadside/ui/field';
import { PasswordField } from '@roadside/ui/password-field';
import { passwordLength } from '../../../kit/form/form-failure.ts';

export interface NewPasswordFieldProps {
  readonly label: string;
  /** What is wrong with the one that was sent. */
  readonly error: string | undefined;
}

/** A password that is chosen and not remembered: its rule stands beside it, and a password manager offers to make one. */
export function NewPasswordField({ label, error }: NewPasswordFieldProps) {
  return (
    <Field label={label} description={`At least ${passwordLength} characters`} error={error} required>
      <PasswordField
        name="password"
        size="lg"
        autoComplete="new-password"
        minLength={passwordLength}
        maxLength={1024}
      />
    </Field>
  );
}
