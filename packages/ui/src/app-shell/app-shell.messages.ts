import { defineMessages } from '../provider/define-messages.ts';

export const appShellMessages = defineMessages('AppShell', {
  skip: 'Skip to content',
  rail: 'Main menu',
  bottom: 'Quick navigation',
  pin: 'Pin menu open',
  unpin: 'Collapse menu',
  closeAside: 'Close',
});
