'use client';
import * as Radix from 'radix-ui/alert-dialog';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import * as dialog from '../dialog/dialog.css.ts';
import { Field } from '../field/field.tsx';
import { cx } from '../internal/cx.ts';
import * as overlay from '../internal/overlay.css.ts';
import { useControllable } from '../internal/use-controllable.ts';
import { useReturnFocus } from '../internal/use-return-focus.ts';
import { useMessages } from '../provider/ui-settings.ts';
import { TextField } from '../text-field/text-field.tsx';
import * as styles from './confirm-dialog.css.ts';
import { confirmDialogMessages } from './confirm-dialog.messages.ts';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  /** The question: "Delete the shift of Rosa Ndiaye?" */
  readonly title: ReactNode;
  /** What will happen and whether it can be undone. */
  readonly description?: ReactNode;
  /** Label of the confirm button, a verb. */
  readonly confirm: string;
  /** @defaultValue 'Cancel' */
  readonly cancel?: string;
  /** `danger` for irreversible actions.
   * @defaultValue 'beacon' */
  readonly tone?: 'beacon' | 'danger';
  /** Text that must be typed first, for the most destructive actions: the name of the item to be deleted. */
  readonly typed?: string;
  /**
   * Performs the action. A promise keeps the dialog open and busy until it settles. If it rejects, the error is shown
   * and the person can try again.
   */
  readonly onConfirm: () => void | Promise<unknown>;
  readonly onCancel?: () => void;
  /** Shown when `onConfirm` fails.
   * @defaultValue 'That didn’t work. Try again, or cancel.' */
  readonly failed?: ReactNode;
  readonly open?: boolean;
  /** @defaultValue false */
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** The trigger, when the dialog manages its own open state. */
  readonly children?: ReactElement;
}

/**
 * Asks for confirmation before an action that can't easily be undone. Focus starts on Cancel.
 *
 * @example
 * <ConfirmDialog open={asking} onOpenChange={setAsking} title="Leave without saving?" confirm="Leave" onConfirm={leave} />
 */
export function ConfirmDialog({ open, defaultOpen = false, onOpenChange, children, ...question }: ConfirmDialogProps) {
  const [shown, setShown] = useControllable<boolean, undefined>({
    value: open,
    defaultValue: defaultOpen,
    onValueChange: onOpenChange,
    component: 'ConfirmDialog',
  });
  const show = (next: boolean) => setShown(next, undefined);
  return (
    <Radix.Root open={shown} onOpenChange={show}>
      {children && <Radix.Trigger asChild>{children}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={overlay.scrim} />
        <Question {...question} onDone={() => show(false)} />
      </Radix.Portal>
    </Radix.Root>
  );
}

interface QuestionProps extends Omit<ConfirmDialogProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'children'> {
  readonly onDone: () => void;
}

/** The dialog itself. It's mounted only while open, so it starts fresh each time. */
function Question({
  title,
  description,
  confirm,
  cancel,
  tone = 'beacon',
  typed,
  failed,
  onConfirm,
  onCancel,
  onDone,
}: QuestionProps) {
  const text = useMessages(confirmDialogMessages);
  const returnFocus = useReturnFocus();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [refused, setRefused] = useState(false);
  const [stage, setStage] = useState<'asking' | 'pending' | 'failed'>('asking');
  const alive = useRef(false);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  const act = async () => {
    if (stage === 'pending') return;
    if (typed !== undefined && words.trim() !== typed) {
      setRefused(true);
      input.current?.focus();
      return;
    }
    const outcome = onConfirm();
    if (!(outcome instanceof Promise)) return onDone();
    setStage('pending');
    const worked = await outcome.then(
      () => true,
      () => false,
    );
    if (!alive.current) return;
    if (worked) onDone();
    else setStage('failed');
  };
  const look = tone === 'danger' ? { tone, emphasis: 'solid' as const } : { tone };
  return (
    <Radix.Content
      {...(description ? {} : { 'aria-describedby': undefined })}
      {...returnFocus}
      // An action in progress can't be canceled here.
      onEscapeKeyDown={(event) => (stage === 'pending' ? event.preventDefault() : onCancel?.())}
      data-component="ConfirmDialog.Content"
      data-pending={stage === 'pending' || undefined}
      className={dialog.content({ size: 'sm' })}
    >
      <div className={dialog.header}>
        <div className={dialog.headings}>
          <Radix.Title className={dialog.title}>{title}</Radix.Title>
          {description && <Radix.Description className={dialog.description}>{description}</Radix.Description>}
        </div>
      </div>
      {(typed !== undefined || stage === 'failed') && (
        <form
          className={cx(dialog.body, styles.body)}
          onSubmit={(event) => {
            event.preventDefault();
            void act();
          }}
        >
          {typed !== undefined && (
            <div data-component="ConfirmDialog.Typed">
              <Field
                label={text('typed', { words: typed })}
                error={refused && words.trim() !== typed && text('mismatch', { words: typed })}
              >
                <TextField ref={input} value={words} onValueChange={setWords} autoComplete="off" spellCheck={false} />
              </Field>
            </div>
          )}
          {stage === 'failed' && (
            <div data-component="ConfirmDialog.Failure">
              <Banner tone="danger" announce="assertive" title={failed ?? text('failed')} />
            </div>
          )}
        </form>
      )}
      <div className={dialog.footer}>
        <Radix.Cancel asChild>
          <Button disabled={stage === 'pending'} onClick={() => onCancel?.()} data-component="ConfirmDialog.Cancel">
            {cancel ?? text('cancel')}
          </Button>
        </Radix.Cancel>
        <Button
          {...look}
          loading={stage === 'pending'}
          onClick={() => void act()}
          data-component="ConfirmDialog.Confirm"
        >
          {confirm}
        </Button>
      </div>
    </Radix.Content>
  );
}
