'use client';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { UploadIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import type { Size } from '../internal/tones.ts';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import { acceptFiles, formatSize, type RejectedFile } from './accept-files.ts';
import * as styles from './file-drop.css.ts';
import { fileDropMessages } from './file-drop.messages.ts';
import { RejectedList } from './rejected-list.tsx';
import { type UploadFile, UploadList } from './upload-list.tsx';
import { useDropTarget } from './use-drop-target.ts';

/** How files were added, and which were rejected. */
export interface FileDropDetails {
  readonly reason: 'pick' | 'drop' | 'paste';
  readonly rejected: readonly RejectedFile<File>[];
}

/** Props of {@link FileDrop}. */
export interface FileDropProps extends ElementProps<'div', 'children'> {
  /** The current files, with their stage and progress. The owner uploads them. */
  readonly files?: readonly UploadFile[];
  /** Receives the accepted files. Rejected ones are listed below the zone. */
  readonly onFilesAdd?: (files: readonly File[], details: FileDropDetails) => void;
  readonly onRetry?: (id: string) => void;
  readonly onRemove?: (id: string) => void;
  /** Media types and extensions: `image/*`, `application/pdf`, `.csv`.
   * @defaultValue all */
  readonly accept?: readonly string[];
  /** The accepted types in words: "CSV or Excel". */
  readonly acceptText?: string;
  /** Maximum size of one file, in bytes. */
  readonly maxSize?: number;
  /** Maximum number of files, including existing ones.
   * @defaultValue 1 */
  readonly maxFiles?: number;
  /** @defaultValue 'md' */
  readonly size?: Size;
  /** Replaces the upload arrow. */
  readonly icon?: ReactNode;
  /** Form field name, for submission without JavaScript. */
  readonly name?: string;
  /** @defaultValue false */
  readonly disabled?: boolean;
  /** @defaultValue false */
  readonly required?: boolean;
  /** Shows the files; nothing can be added or removed.
   * @defaultValue false */
  readonly readOnly?: boolean;
  /** @defaultValue false */
  readonly invalid?: boolean;
  /** Receives the file input. */
  readonly inputRef?: Ref<HTMLInputElement>;
}

const noFiles: readonly UploadFile[] = [];
const anyType: readonly string[] = [];

/**
 * Takes files by picker, drop or paste. It checks type, size and number and shows each file's progress; the owner does
 * the uploading.
 *
 * @example
 * <Field label="Roster"><FileDrop accept={['.csv']} maxSize={5e6} files={uploads} onFilesAdd={send} onRemove={drop} /></Field>
 */
export function FileDrop({
  files = noFiles,
  onFilesAdd,
  onRetry,
  onRemove,
  accept = anyType,
  acceptText,
  maxSize,
  maxFiles = 1,
  size = 'md',
  icon,
  name,
  id,
  disabled,
  required,
  readOnly,
  invalid,
  inputRef,
  className,
  onPaste,
  'aria-label': label,
  'aria-describedby': describedBy,
  ...rest
}: FileDropProps) {
  const text = useMessages(fileDropMessages);
  const { locale } = useUiSettings();
  const own = useId();
  const [rejected, setRejected] = useState<readonly RejectedFile<File>[]>([]);
  const limit = maxSize === undefined ? '' : formatSize(maxSize, locale);
  const hint = text('hint', {
    types: acceptText ?? '',
    both: acceptText && limit ? 'yes' : 'no',
    size: limit && text('upTo', { size: limit }),
  });
  const control = useFieldControl({
    id,
    disabled,
    required,
    readOnly,
    invalid,
    'aria-describedby': cx(describedBy, hint && `${own}h`, rejected.length > 0 && `${own}p`),
  });

  const shut = control.disabled || control.readOnly;
  const take = (given: FileList | null, reason: FileDropDetails['reason']) => {
    if (shut || !given || given.length === 0) return;
    // Browsers clear the FileList along with the input, so copy the files first.
    const sorted = acceptFiles([...given], { accept, maxSize, maxFiles }, files.length);
    setRejected(sorted.rejected);
    if (sorted.accepted.length > 0 || sorted.rejected.length > 0)
      onFilesAdd?.(sorted.accepted, { reason, rejected: sorted.rejected });
  };
  const { over, zone } = useDropTarget({ disabled: shut, onDrop: (dropped) => take(dropped, 'drop') });
  const nameOf = label === undefined ? { 'aria-labelledby': cx(control.labelId, `${own}c`) } : { 'aria-label': label };

  return (
    <div
      {...rest}
      data-component="FileDrop.Root"
      {...control.data}
      className={cx(styles.root, className)}
      onPaste={(event) => {
        onPaste?.(event);
        if (event.defaultPrevented || event.clipboardData.files.length === 0) return;
        event.preventDefault();
        take(event.clipboardData.files, 'paste');
      }}
    >
      {/* Picking and pasting in the input are the accessible alternatives to dropping. */}
      <div
        role="presentation"
        data-component="FileDrop.Zone"
        data-size={size}
        data-over={over || undefined}
        {...control.data}
        className={styles.zone({ size })}
        {...zone}
      >
        <span aria-hidden className={styles.icon}>
          {icon ?? <UploadIcon />}
        </span>
        <DropPrompt id={`${own}c`} many={maxFiles > 1} over={over} />
        <span id={`${own}h`} className={styles.hint} hidden={!hint}>
          {hint}
        </span>
        <input
          ref={inputRef}
          {...control.aria}
          {...nameOf}
          type="file"
          multiple={maxFiles > 1}
          accept={accept.join(',') || undefined}
          name={name}
          disabled={control.disabled}
          required={control.required && !control.readOnly && files.length === 0}
          aria-disabled={control.readOnly || undefined}
          // HTML has no read-only file input, so cancel the click that would open the picker.
          onClick={control.readOnly ? (event) => event.preventDefault() : undefined}
          onChange={(event) => {
            take(event.currentTarget.files, 'pick');
            // Lets people pick the same file again after removing it.
            if (onFilesAdd) event.currentTarget.value = '';
          }}
          data-component="FileDrop.Input"
          className={styles.input}
        />
      </div>
      <div id={`${own}p`} aria-live="polite">
        {rejected.length > 0 && <RejectedList files={rejected} limit={limit} maxFiles={maxFiles} />}
      </div>
      {files.length > 0 && (
        <UploadList files={files} onRetry={shut ? undefined : onRetry} onRemove={shut ? undefined : onRemove} />
      )}
    </div>
  );
}

interface DropPromptProps {
  /** Id of the words that name the input. */
  readonly id: string;
  /** Several files can be added. */
  readonly many: boolean;
  /** Files are dragged over the zone. */
  readonly over: boolean;
}

/** The zone's instructions: choose or drop a file or, while one is dragged over it, release it. */
function DropPrompt({ id, many, over }: DropPromptProps) {
  const text = useMessages(fileDropMessages);
  const count = { many: many ? 'yes' : 'no' };
  return (
    <span>
      {over ? (
        <span id={id}>{text('over', count)}</span>
      ) : (
        <>
          <span id={id} className={styles.choose}>
            {text('choose', count)}
          </span>{' '}
          {text('drop', count)}
        </>
      )}
    </span>
  );
}
