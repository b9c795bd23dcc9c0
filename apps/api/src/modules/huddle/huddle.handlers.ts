import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import {
  followHuddle,
  listHuddleMessages,
  listSubscriptions,
  markHuddleRead,
  postToHuddle,
  unfollowHuddle,
} from './huddle.service.ts';

/** Teams' rooms: the specification's calls (section 7: messaging/chat), and writing in them. */
export const huddleHandlers = [
  handle(calls.messaging.getSubscriptions, (context) => listSubscriptions(context)),
  handle(calls.messaging.getHuddleMessages, (context, { body }) => listHuddleMessages(context, body)),
  handle(calls.messaging.subscribe, (context, { body }) => followHuddle(context, body.team_slug)),
  handle(calls.huddles.post, (context, { body }) => postToHuddle(context, body)),
  handle(calls.huddles.unfollow, (context, { body }) => unfollowHuddle(context, body.team_slug)),
  handle(calls.huddles.markRead, (context, { body }) => markHuddleRead(context, body)),
];
