'use client';
import * as Radix from 'radix-ui/toolbar';
import type { Command } from 'prosemirror-state';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../../icon-button/icon-button.tsx';
import {
  BoldIcon,
  HeadingIcon,
  ImageIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  ListNumbersIcon,
  QuoteIcon,
  RedoIcon,
  UndoIcon,
} from '../../icons/icons.ts';
import { useMessages } from '../../provider/ui-settings.ts';
import * as styles from '../rich-text-field.css.ts';
import { richTextFieldMessages } from '../rich-text-field.messages.ts';
import { commands, type EditorStatus } from './commands.ts';

type Name = keyof typeof commands;

interface ToolbarProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly status: EditorStatus;
  readonly disabled: boolean;
  readonly onCommand: (command: Command) => void;
  readonly onLink: () => void;
  readonly onPicture: () => void;
  /** Escape was pressed. */
  readonly onLeave: () => void;
}

const pressed: Readonly<Partial<Record<Name, (status: EditorStatus) => boolean>>> = {
  strong: ({ strong }) => strong,
  em: ({ em }) => em,
  heading: ({ heading }) => heading === 1,
  subheading: ({ heading }) => heading === 2,
  bullets: ({ list }) => list === 'bullet_list',
  numbers: ({ list }) => list === 'ordered_list',
  quotation: ({ quotation }) => quotation,
};

/** The buttons above the text: one tab stop, arrow keys inside, Escape back to the text. */
export function Toolbar({ ref, status, disabled, onCommand, onLink, onPicture, onLeave }: ToolbarProps) {
  const text = useMessages(richTextFieldMessages);
  const tool = (name: Name | 'link' | 'picture', icon: ReactNode, onClick: () => void, on?: boolean, off = false) => (
    <Radix.Button asChild disabled={disabled || off}>
      <IconButton
        label={text(name)}
        size="sm"
        disabled={disabled || off}
        className={styles.tool}
        // The text keeps its selection, and a phone its keyboard.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onClick}
        {...(on !== undefined && { 'aria-pressed': on })}
      >
        {icon}
      </IconButton>
    </Radix.Button>
  );
  const command = (name: Name, icon: ReactNode, off = false) =>
    tool(name, icon, () => onCommand(commands[name]), pressed[name]?.(status), off);
  return (
    <Radix.Root
      ref={ref}
      aria-label={text('toolbar')}
      data-component="RichTextField.Toolbar"
      className={styles.toolbar}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onLeave();
      }}
    >
      {command('heading', <HeadingIcon size={20} />)}
      {command('subheading', <HeadingIcon size={16} />)}
      <span className={styles.gap} />
      {command('strong', <BoldIcon />)}
      {command('em', <ItalicIcon />)}
      <span className={styles.gap} />
      {command('bullets', <ListIcon />)}
      {command('numbers', <ListNumbersIcon />)}
      {command('quotation', <QuoteIcon />)}
      <span className={styles.gap} />
      {tool('link', <LinkIcon />, onLink, status.href !== null)}
      {tool('picture', <ImageIcon />, onPicture)}
      <span className={styles.gap} />
      {command('undo', <UndoIcon />, !status.undo)}
      {command('redo', <RedoIcon />, !status.redo)}
    </Radix.Root>
  );
}
