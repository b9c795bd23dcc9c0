/** Grouping options for calls. */
export const groupLabels = [
  { value: 'station', label: 'By station' },
  { value: 'driver', label: 'By driver' },
  { value: 'service', label: 'By service' },
  { value: 'outcome', label: 'By outcome' },
  { value: 'day', label: 'By day' },
  { value: 'city', label: 'By city' },
] as const;
/** What calls are grouped by. */
export type GroupedBy = (typeof groupLabels)[number]['value'];
