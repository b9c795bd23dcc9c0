'use client';
import { type RefObject, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { useMessages } from '../../provider/ui-settings.ts';
import type { RichTextDocument } from '../../rich-text/document.ts';
import * as text from '../../rich-text/rich-text.css.ts';
import * as styles from '../rich-text-field.css.ts';
import { richTextFieldMessages } from '../rich-text-field.messages.ts';
import { LinkPanel, PicturePanel } from './panels.tsx';
import { insertPictures } from './paste.ts';
import { embedPicture, type StorePicture } from './pictures.ts';
import { Toolbar } from './toolbar.tsx';
import { useEditor } from './use-editor.ts';

/** Props of {@link Editor}. */
export interface EditorProps {
  readonly value: RichTextDocument;
  readonly onChange: (value: RichTextDocument) => void;
  readonly editable: boolean;
  readonly disabled: boolean;
  readonly storePicture: StorePicture | undefined;
  readonly label: string | undefined;
  readonly labelId: string | undefined;
  readonly required: boolean;
  readonly id: string | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** The live part of a RichTextField: toolbar, text and the panel of the selected link or picture. */
export function Editor({ value, onChange, editable, storePicture = embedPicture, ...named }: EditorProps) {
  const texts = useMessages(richTextFieldMessages);
  const place = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [linking, setLinking] = useState(false);
  const [lost, setLost] = useState(false);
  const options = { storePicture, onPictureLost: () => setLost(true) };
  const { status, view, run } = useEditor(place, {
    value,
    onChange: (next) => {
      setLost(false);
      onChange(next);
    },
    editable,
    attributes: attributesOf(named, editable),
    paste: options,
    onLink: () => setLinking(true),
    onToolbar: () => focusFirst(toolbar),
  });
  const close = () => {
    setLinking(false);
    view.current?.focus();
  };
  return (
    <>
      <Toolbar
        ref={toolbar}
        status={status}
        disabled={!editable}
        onCommand={run}
        onLink={() => setLinking(!linking)}
        onPicture={() => file.current?.click()}
        onLeave={() => view.current?.focus()}
      />
      <input
        ref={file}
        type="file"
        hidden
        multiple
        accept="image/png,image/jpeg,image/webp,image/gif"
        onChange={({ currentTarget }) => {
          if (view.current) void insertPictures(view.current, [...(currentTarget.files ?? [])], null, options);
          currentTarget.value = '';
        }}
      />
      {editable && linking && <LinkPanel href={status.href} onCommand={run} onClose={close} />}
      {editable && !linking && status.alt !== null && <PicturePanel alt={status.alt} onCommand={run} />}
      {lost && (
        <p role="alert" data-component="RichTextField.Problem" className={styles.problem}>
          {texts('pictureLost')}
        </p>
      )}
      <div ref={place} dir="auto" data-component="RichTextField.Input" className={cx(text.root, styles.input)} />
    </>
  );
}

const focusFirst = ({ current: toolbar }: RefObject<HTMLDivElement | null>) => {
  // No button is the tab stop until one has had the focus.
  const stop = toolbar?.querySelector<HTMLElement>('[tabindex="0"]') ?? toolbar?.querySelector('button:not(:disabled)');
  if (stop instanceof HTMLElement) stop.focus();
};

type Named = Pick<
  EditorProps,
  'disabled' | 'label' | 'labelId' | 'required' | 'id' | 'aria-describedby' | 'aria-invalid'
>;

/** What makes the text a labeled multi-line text field for assistive technology. */
function attributesOf(named: Named, editable: boolean): Record<string, string> {
  const attributes: Record<string, string | undefined> = {
    id: named.id,
    class: styles.editable,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': named.label,
    'aria-labelledby': named.labelId,
    'aria-describedby': named['aria-describedby'],
    'aria-invalid': named['aria-invalid'] && 'true',
    'aria-disabled': named.disabled ? 'true' : undefined,
    'aria-required': named.required ? 'true' : undefined,
    'aria-readonly': editable || named.disabled ? undefined : 'true',
    tabindex: '0',
  };
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
