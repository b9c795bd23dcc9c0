import { defineMessages } from '../provider/define-messages.ts';

export const appShellMessages = defineMessages('AppShell', {
  skip: 'Skip to content',
  rail: 'Main menu',
  bottom: 'Places',
  pin: 'Keep the menu open',
  unpin: 'Fold the menu',
  closeAside: 'Close',
});
