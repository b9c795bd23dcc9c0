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
    calls: /^(?:accounts\.employeesOfOrganization|scheduler\.(?:drivers|schedule))$/,
    paths: /^drivers\[\]\.station_(?:id|name)$/,
    reason: 'The profile of a driver in view says which station the driver belongs to.',
    applies: isAbove,
  },
  {
    calls: /^accounts\.(?:employee|newPto|editPto|deletePto)$/,
    paths: /^scheduler_info\.station_(?:id|name)$/,
    reason: 'The profile of a driver in view says which station the driver belongs to.',
    applies: isAbove,
  },
  {
    calls: /^scheduler\.(?:drivers|schedule)$/,
    paths: /^(?:stations\[\]\.(?:slug|name|zone)|schedule\[\]\.station_id)$/,
    reason: 'A schedule names the station of its shifts and the territory the station is in.',
    applies: isAbove,
  },
  {
    calls: /^(?:dashboardData\.(?:std12eReduced|surveyComments)|elements\.(?:request|surveys))$/,
    paths: /^data\[\]\.station_(?:id|slug|name)$/,
    reason: 'The row of a call or survey in view says which station it belongs to.',
    applies: isAbove,
  },
  {
    calls: /^surveys\.detail$/,
    paths: /^survey\.station_(?:id|slug|name)$/,
    reason: 'A survey in view says which station it belongs to.',
    applies: isAbove,
  },
  {
    calls: /^callDetails\.groups$/,
    paths: /^data\[\]\.label$/,
    reason: 'Calls in view, grouped by station, name their station.',
    applies: isAbove,
  },
  {
    calls: /^requests\.(?:absences|choices|list|submit)$/,
    paths: /^(?:absences\[\]|swap_shifts\[\]|rows\[\]|request)\.station_name$/,
    reason: 'A request, days off or a shift of a driver in view names the driver’s station.',
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
    calls: /^(?:documentation\.setGoals|scheduler\.(?:unlockDay|saveSettings)|accounts\.newPto|accounts\.profileBulk)$/,
    paths: /(?:^|\.)(?:organization_id|station_id|station_name|set_at|drivers\[\]\..+)$/,
    reason: 'Permission Admin writes everywhere (decision 1); the reply is the record the request changed.',
    applies: (asker) => holds(asker, 'Admin'),
  },
  {
    calls: /^keeping\.export$/,
    paths: /^sections\[\]\.rows\[\]\.(?:link|organization_id)$/,
    reason: 'An export has the links a person saved and the places where they did something.',
  },
  {
    calls: /^keeping\.(?:reports|exportOther)$/,
    paths: /./,
    reason: 'Permission Admin decides reports and exports personal data everywhere (C383, C387).',
    applies: (asker) => holds(asker, 'Admin'),
  },
  {
    calls: /^performance\.leaderboard$/,
    paths: /^rank\[\]\.(?:employee_id|name|station)$/,
    reason: 'The Arena ranks every driver for everybody (specification, section 3: rank, name, station).',
  },
  {
    calls: /^performance\.(?:getBank|requestWithdrawal|allocateBet|approveWithdrawal|rejectWithdrawal|skillTree)$/,
    paths: /^(?:banks?(?:\[\])?\.station_name|driver\.station)$/,
    reason: 'A driver’s bank and skill tree say which station the driver belongs to.',
    applies: isAbove,
  },
  {
    calls: /^performance\.(?:getBank|deskPreview)$/,
    paths: /^(?:banks|drivers)\[\]\.(?:employee_id|driver_id|slug|display_name|station_name|name)$/,
    reason: 'Permission Admin sees every bank and runs the season (specification, section 5; C481).',
    applies: (asker) => holds(asker, 'Admin'),
  },
  {
    calls: /^conversations\.people$/,
    paths: /^people\[\]\.organization_name$/,
    reason:
      'People one may write to, teammates and the managers of the own station among them (W001), and where they work.',
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
