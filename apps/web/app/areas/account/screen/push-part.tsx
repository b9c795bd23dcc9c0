import { messages } from '@roadside/domain/messages';
import { Banner } from '@roadside/ui/banner';
import { Skeleton } from '@roadside/ui/skeleton';
import { Switch } from '@roadside/ui/switch';
import { useEffect, useState } from 'react';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { pushAddress } from '../model/addresses.ts';
import {
  currentEndpoint,
  pushSupport,
  subscribeBrowser,
  unsubscribeBrowser,
  type PushSupport,
} from '../model/push-browser.ts';
import type { PushResource, PushSettings } from '../server/push.server.ts';
import { AccountPart } from './account-part.tsx';
import * as styles from './account.css.ts';

const QuietHoursForm = lazyPart(() => import('./quiet-hours-form.tsx'));

/** Turns push on in this browser, and sets when devices stay quiet. */
export function PushPart() {
  const { data, problem, retry } = useResource<PushResource>(pushAddress());
  return (
    <AccountPart title="Push notifications" words="Shown on this device, even when Roadside is closed">
      {problem && !data && <NotRead problem={problem} onRetry={retry} />}
      {!data && !problem && <Skeleton shape="block" />}
      {data && <PushSwitch settings={data} />}
      {data && (
        <>
          {data.follows_schedule && (
            <p className={styles.quiet}>
              Off shift, on time off, and during a call, only urgent notifications ring. The rest arrive together when
              your shift starts or the call is over.
            </p>
          )}
          <QuietHoursForm settings={data} />
        </>
      )}
    </AccountPart>
  );
}

function PushSwitch({ settings }: { readonly settings: PushSettings }) {
  const { change } = useChange<PushResource>(pushAddress());
  const notify = useNotify();
  const [support, setSupport] = useState<PushSupport | null>(null);
  const [endpoint, setEndpoint] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let gone = false;
    const found = pushSupport(window);
    const reading = found === 'yes' ? currentEndpoint().catch(() => null) : Promise.resolve(null);
    void reading.then((known) => {
      if (gone) return;
      setSupport(found);
      setEndpoint(known);
    });
    return () => {
      gone = true;
    };
  }, []);
  const { public_key: publicKey } = settings;
  if (publicKey === null) return <p className={styles.quiet}>Push isn’t set up here. Ask your administrator.</p>;
  if (support === 'needs-home-screen')
    return (
      <Banner tone="info" title="Add Roadside to your home screen first">
        On iPhone and iPad: tap Share, then “Add to Home Screen”. Open Roadside from there and turn on push
        notifications.
      </Banner>
    );
  if (support === 'no') return <p className={styles.quiet}>This browser can’t show push notifications.</p>;

  const turn = async (on: boolean) => {
    setBusy(true);
    try {
      if (on) {
        const subscription = await subscribeBrowser(publicKey);
        const outcome = await change({ intent: 'subscribe', subscription });
        if (!outcome?.ok) throw new Error('The subscription was not stored.');
        setEndpoint(subscription.endpoint);
        notify({ tone: 'success', text: messages.pushNotificationSent });
      } else {
        const before = await unsubscribeBrowser();
        setEndpoint(null);
        if (before !== null) await change({ intent: 'unsubscribe', endpoint: before });
      }
    } catch {
      notify({ tone: 'danger', text: messages.pushNotificationFailed });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Switch
      label="Push notifications on this device"
      description="They say what’s new, never its content"
      checked={endpoint !== null && settings.endpoints.includes(endpoint)}
      disabled={busy || support === null}
      onCheckedChange={(on) => void turn(on)}
    />
  );
}
