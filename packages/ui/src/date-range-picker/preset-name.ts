import type { useMessages } from '../provider/ui-settings.ts';
import { dateRangePickerMessages } from './date-range-picker.messages.ts';
import type { DateRangePreset } from './presets.ts';

type Key = keyof typeof dateRangePickerMessages.texts;
const isKey = (id: string): id is Key => id in dateRangePickerMessages.texts;

/** Returns a preset's own label, or the standard one for its id. */
export function presetName({ id, label }: DateRangePreset, text: ReturnType<typeof useMessages<Key>>): string {
  return label ?? (isKey(id) ? text(id) : id);
}
