import type { Asker } from '../support/askers.ts';
import { holds, inView } from '../support/oracle.ts';
import { isUnder, type Place, places } from '../support/small-world.ts';

/** What a reply may name outside the asker's view, and why. */
interface Exception {
  /** Names of calls. */
  readonly calls: RegExp;
  /** Paths in the reply; rows of a list are `[]`. */
  readonly paths: RegExp;
  readonly reason: string;
  /** The places it holds for. @defaultValue all */
  readonly applies?: (asker: Asker, place: Place) => boolean;
}

/** Whether the place is above one in view. */
const isAbove = (asker: Asker, place: Place): boolean =>
  places.some((seen) => isUnder(seen, place) && (inView(asker, seen) || seen.id === asker.place.id));

const exceptions: readonly Exception[] = [
  {
    calls: /^accounts\.(?:login|organizations)$/,
    paths: /(?:^|\.)(?:ancestors\[\]\.(?:slug|name|id)|parent|parent_name|parent_id|grandparent)$/,
    reason: 'The breadcrumb of a place in view names the places above it (specification, section 3); none opens.',
    applies: isAbove,
  },
  {
    calls: /./,
    paths: /(?:^|\.)(?:station_(?:id|slug|name)|zone|stations\[\]\.(?:id|slug|name)|label)$/,
    reason: 'The record of a driver or station in view says which station and territory it belongs to.',
    applies: isAbove,
  },
  {
    calls: /^(?:homepage\.(?:getWidgets|getNow)|messaging\.getAnnouncements)$/,
    paths: /^(?:widgets|announcements|items)\[\]\.(?:title|body|modal_content\[\]\.body)$/,
    reason: 'An announcement for a place is read by everybody in it.',
    applies: (asker, place) => isUnder(asker.place, place),
  },
  {
    calls: /^requests\.choices$/,
    paths: /^swap_shifts\[\]\.driver_name$/,
    reason: 'A driver who wants to swap chooses among the shifts of the own station’s colleagues.',
    applies: (asker, place) => place.parentId === asker.place.parentId,
  },
  {
    calls: /^(?:dashboards\.|accounts\.bookmark|accounts\.login$|savedViews\.)/,
    paths: /(?:request\.slug|link)$/,
    reason: 'People get back what they wrote themselves: links and dashboards, which open nothing by themselves.',
  },
  {
    calls: /^(?:documentation\.setGoals|scheduler\.unlockDay|accounts\.newPto|accounts\.profileBulk)$/,
    paths: /(?:^|\.)(?:organization_id|station_id|station_name|drivers\[\]\..+)$/,
    reason: 'Permission Admin writes everywhere (decision 1); the reply is the record the request changed.',
    applies: (asker) => holds(asker, 'Admin'),
  },
  {
    calls: /^accounts\.outbox$/,
    paths: /^mails\[\]\.body$/,
    reason: 'Permission Admin passes on every invitation (C089), which says where the person is invited.',
    applies: (asker) => holds(asker, 'Admin'),
  },
];

/** Whether a reply may name this place to this asker, although it is out of view. */
export function mayName(asker: Asker, call: string, path: string, place: Place): boolean {
  return exceptions.some(
    ({ calls, paths, applies = () => true }) => calls.test(call) && paths.test(path) && applies(asker, place),
  );
}
