'use client';
import { Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { fetchedPart } from '../internal/fetched-part.tsx';
import { useControllable } from '../internal/use-controllable.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { emptyRichText, type RichTextDocument } from '../rich-text/document.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import * as styles from './rich-text-field.css.ts';

/** Props of {@link RichTextField}. All other props go to its frame. */
export interface RichTextFieldProps extends ElementProps<'div', 'children' | 'defaultValue' | 'aria-invalid'> {
  readonly value?: RichTextDocument;
  /** @defaultValue an empty text */
  readonly defaultValue?: RichTextDocument;
  readonly onValueChange?: (value: RichTextDocument, details: { reason: 'edit' | 'reset' }) => void;
  /** Name of its value in a form, as JSON. */
  readonly name?: string;
  /** Stores a picture that was pasted, dropped or chosen, and returns its address.
   * @defaultValue keeps it inside the text, scaled down */
  readonly storePicture?: (picture: Blob) => Promise<string>;
  /** @defaultValue false */
  readonly disabled?: boolean;
  /** @defaultValue false */
  readonly readOnly?: boolean;
  /** @defaultValue false */
  readonly required?: boolean;
  /** @defaultValue false */
  readonly invalid?: boolean;
}

const Editor = /* @__PURE__ */ fetchedPart(() => import('./editor/editor.tsx').then((module) => module.Editor));

const neverChanges = () => () => undefined;

/**
 * Text with headings, lists, links and pictures. The editor loads when the field first renders in a browser; until then,
 * and without script, the text can be read. Put it in a Field, which labels it. On its own it needs an `aria-label`.
 *
 * @example
 * <Field label="Text of the page"><RichTextField value={content} onValueChange={setContent} /></Field>
 */
export function RichTextField({
  value,
  defaultValue = emptyRichText,
  onValueChange,
  name,
  storePicture,
  disabled,
  readOnly,
  required,
  invalid,
  id,
  className,
  ref,
  'aria-label': label,
  'aria-describedby': describedBy,
  ...rest
}: RichTextFieldProps) {
  const [text, setText] = useControllable<RichTextDocument, { reason: 'edit' | 'reset' }>({
    value,
    defaultValue,
    onValueChange,
    component: 'RichTextField',
  });
  const root = useRef<HTMLDivElement>(null);
  const [first] = useState(text);
  useFormReset(root, () => setText(first, { reason: 'reset' }));
  const control = useFieldControl({ id, disabled, readOnly, required, invalid, 'aria-describedby': describedBy });
  // The editor can't be drawn on a server.
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const mergedRef = useMergedRef(ref, root);
  const waiting = (
    <>
      <div data-component="RichTextField.Toolbar" className={styles.toolbar} />
      <RichText
        value={text}
        aria-disabled={control.disabled || undefined}
        className={styles.input}
        data-component="RichTextField.Input"
      />
    </>
  );
  return (
    <div
      {...rest}
      ref={mergedRef}
      data-component="RichTextField.Root"
      {...control.data}
      className={cx(styles.root, className)}
    >
      {inBrowser ? (
        <Suspense fallback={waiting}>
          <Editor
            value={text}
            onChange={(next) => setText(next, { reason: 'edit' })}
            editable={!control.disabled && !control.readOnly}
            disabled={control.disabled}
            storePicture={storePicture}
            labelId={label === undefined ? control.labelId : undefined}
            label={label}
            required={control.required}
            {...control.aria}
          />
        </Suspense>
      ) : (
        waiting
      )}
      {name !== undefined && !control.disabled && <input type="hidden" name={name} value={JSON.stringify(text)} />}
    </div>
  );
}
