export { UiProvider, type UiProviderProps } from './ui-provider.tsx';
export {
  defineMessages,
  type Messages,
  type TextDirection,
  type UiSettings,
  useMessages,
  useUiSettings,
} from './ui-settings.ts';
