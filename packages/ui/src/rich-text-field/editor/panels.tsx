'use client';
import type { Command } from 'prosemirror-state';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../button/button.tsx';
import { Field } from '../../field/field.tsx';
import { useMessages } from '../../provider/ui-settings.ts';
import { isSafeHref } from '../../rich-text/addresses.ts';
import { TextField } from '../../text-field/text-field.tsx';
import * as styles from '../rich-text-field.css.ts';
import { richTextFieldMessages } from '../rich-text-field.messages.ts';
import { setAlt, setLink } from './commands.ts';

interface LinkPanelProps {
  /** Address of the link at the cursor; null = none. */
  readonly href: string | null;
  readonly onCommand: (command: Command) => void;
  readonly onClose: () => void;
}

/** A web address typed without its beginning. */
const completed = (typed: string): string =>
  /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(typed) ? `https://${typed}` : typed;

/** Asks for the address of a link. */
export function LinkPanel({ href, onCommand, onClose }: LinkPanelProps) {
  const text = useMessages(richTextFieldMessages);
  const [typed, setTyped] = useState(href ?? '');
  const [wrong, setWrong] = useState(false);
  const address = completed(typed.trim());
  const save = () => {
    setWrong(!isSafeHref(address));
    if (!isSafeHref(address)) return;
    onCommand(setLink(address));
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter') save();
    else return;
    // Neither submits the form around the field nor closes the dialog it is in.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div data-component="RichTextField.Panel" className={styles.panel}>
      <Field
        label={text('address')}
        description={text('addressHint')}
        error={wrong ? text('addressWrong') : undefined}
        className={styles.address}
      >
        <TextField
          size="sm"
          inputMode="url"
          autoCapitalize="off"
          // Opened by a person who wants to type into it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just opened this panel to type the address
          autoFocus
          value={typed}
          onValueChange={setTyped}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button size="sm" emphasis="soft" onClick={save}>
        {text('setLink')}
      </Button>
      {href !== null && (
        <Button
          size="sm"
          emphasis="plain"
          onClick={() => {
            onCommand(setLink(null));
            onClose();
          }}
        >
          {text('removeLink')}
        </Button>
      )}
      <Button size="sm" emphasis="plain" onClick={onClose}>
        {text('close')}
      </Button>
    </div>
  );
}

/** Describes the selected picture for people who can't see it. */
export function PicturePanel({
  alt,
  onCommand,
}: {
  readonly alt: string;
  readonly onCommand: (command: Command) => void;
}) {
  const text = useMessages(richTextFieldMessages);
  return (
    <div data-component="RichTextField.Panel" className={styles.panel}>
      <Field label={text('alt')} className={styles.address}>
        <TextField size="sm" value={alt} onValueChange={(next) => onCommand(setAlt(next))} />
      </Field>
    </div>
  );
}
