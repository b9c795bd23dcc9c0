import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { isPushEndpoint } from '@roadside/domain/push';
import { handle } from '../../platform/calls/handler.ts';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { publicKeyOf } from './push-sender.ts';
import { reconsiderHeld, storeQuietHours } from './quiet-hours.repository.ts';
import { readRingFacts } from './ring-facts.repository.ts';
import { deleteSubscription, endpointsOf, keepLatest, storeSubscription } from './subscriptions.repository.ts';

const { messaging, pushSettings } = calls;
const maxBrowsers = 10;
const pointBytes = 65;
const secretBytes = 16;

/** Push subscriptions and own quiet hours. People change only their own. */
export const pushHandlers = [
  handle(messaging.pushSubscribe, async (context, { body }) => {
    const { db, employee, session, now, config } = context;
    const { endpoint, keys } = body.subscription;
    const refuse = (field: string, words: string): never => {
      throw new ApiError('invalid-body', words, { fields: { [`subscription.${field}`]: words } });
    };
    if (config.pushPrivateKey === undefined)
      throw new ApiError('conflict', 'Push isn’t set up here. Ask your administrator.');
    if (!isPushEndpoint(endpoint, config.pushTestService?.host))
      refuse('endpoint', 'This browser uses a push service we don’t know.');
    if (Buffer.from(keys.p256dh, 'base64url').length !== pointBytes)
      refuse('keys.p256dh', 'This key has another length.');
    if (Buffer.from(keys.auth, 'base64url').length !== secretBytes) refuse('keys.auth', 'This key has another length.');
    await db.kysely.transaction().execute(async (trx) => {
      await storeSubscription(
        trx,
        { endpoint, ...keys },
        { employeeId: employee.id, sessionId: session.id, at: now() },
      );
      await keepLatest(trx, employee.id, maxBrowsers);
    });
    return { subscribed: true, endpoint };
  }),

  handle(messaging.pushUnsubscribe, async ({ db, employee }, { body }) => {
    await deleteSubscription(db.kysely, employee.id, body.endpoint);
    return { subscribed: false, endpoint: body.endpoint };
  }),

  handle(pushSettings.read, (context) => settingsOf(context)),

  handle(pushSettings.setQuietHours, async (context, { body }) => {
    const { db, employee, now } = context;
    await db.kysely.transaction().execute(async (trx) => {
      await storeQuietHours(trx, employee.id, body.quiet_hours, now());
      await reconsiderHeld(trx, employee.id, now());
    });
    return settingsOf(context);
  }),
];

async function settingsOf({ db, employee, now, config }: CallContext): Promise<CallReply<typeof pushSettings.read>> {
  const [endpoints, facts] = await Promise.all([
    endpointsOf(db.kysely, employee.id),
    readRingFacts(db.kysely, [employee.id], now()),
  ]);
  const own = facts.get(employee.id);
  return {
    public_key: config.pushPrivateKey === undefined ? null : publicKeyOf(config.pushPrivateKey),
    endpoints,
    quiet_hours: own?.quietHours ? { ...own.quietHours } : null,
    follows_schedule: own?.scheduled ?? false,
    time_zone: own?.timeZone ?? 'UTC',
  };
}
