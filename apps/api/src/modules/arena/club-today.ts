import type { CallContext } from '../../platform/calls/handler.ts';

/** The club's day: a season's weeks begin and end by the club's clock, wherever a person works. */
export const todayOf = ({ tree, subject, today }: CallContext): string => {
  const club = tree.path(subject.organization)[0];
  return today(club?.timeZone ?? subject.organization.timeZone);
};
