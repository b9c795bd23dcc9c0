export { UiProvider, type UiProviderProps } from './ui-provider.tsx';
export { defineMessages } from './define-messages.ts';
export { type Messages, type TextDirection, type UiSettings, useMessages, useUiSettings } from './ui-settings.ts';
