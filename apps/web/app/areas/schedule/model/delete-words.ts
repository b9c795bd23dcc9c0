/** What deleting drivers and open groups does: drivers' shifts are offered to others, a group's go with it. */
export function deleteWords(drivers: number, groups: number): string {
  const [driver, group] = [
    drivers === 1 ? 'The driver leaves' : 'The drivers leave',
    groups === 1 ? 'group’s' : 'groups’',
  ];
  const parts = [
    ...(drivers > 0 ? [`${driver} the schedule, and their upcoming shifts become open shifts.`] : []),
    ...(groups > 0 ? [`The open ${group} shifts from today on are deleted.`] : []),
    'Past shifts stay.',
  ];
  return parts.join(' ');
}
