'use client';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { EyeIcon, EyeOffIcon } from '../icons/icons.ts';
import { useMessages } from '../provider/ui-settings.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import * as styles from './password-field.css.ts';
import { passwordFieldMessages } from './password-field.messages.ts';

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** Tells password managers whether to offer a stored or a new password.
   * @defaultValue 'current-password' */
  readonly autoComplete?: 'current-password' | 'new-password';
}

/**
 * A password input that can show what is typed and warns when Caps Lock is on.
 *
 * @example
 * <Field label="Password"><PasswordField name="password" /></Field>
 */
export function PasswordField({
  autoComplete = 'current-password',
  onKeyDown,
  onKeyUp,
  onBlur,
  disabled,
  ...rest
}: PasswordFieldProps) {
  const text = useMessages(passwordFieldMessages);
  const [revealed, setRevealed] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <TextField
      {...rest}
      {...(disabled === undefined ? {} : { disabled })}
      type={revealed ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        watchCapsLock(event);
      }}
      onKeyUp={(event) => {
        onKeyUp?.(event);
        watchCapsLock(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        setCapsLock(false);
      }}
      trailing={
        <>
          <span role="status" className={styles.capsLock}>
            {capsLock && text('capsLock')}
          </span>
          <IconButton
            label={text(revealed ? 'hide' : 'show')}
            size="sm"
            disabled={disabled ?? false}
            onClick={() => setRevealed(!revealed)}
            data-component="PasswordField.Reveal"
            data-revealed={revealed || undefined}
          >
            {revealed ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </>
      }
    />
  );
}
