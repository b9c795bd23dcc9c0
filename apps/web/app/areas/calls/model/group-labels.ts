import { numberFormat } from '../../../kit/format/formats.ts';

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

/** What a group is, as the head of its column: 'Driver'. */
export const groupName = (by: GroupedBy): string => `${by.charAt(0).toUpperCase()}${by.slice(1)}`;

/** That some groups are left out, as 'The 1,000 latest days of 1,200. …'; null if none are. */
export function cutGroupsWords(by: GroupedBy, shown: number, groups: number): string | null {
  if (groups <= shown) return null;
  const { format } = numberFormat('en-US');
  return by === 'day'
    ? `The ${format(shown)} latest days of ${format(groups)}. Choose fewer days to see the others.`
    : `The ${format(shown)} largest groups of ${format(groups)}. Add a filter or choose fewer days to see the others.`;
}
