import type { NotificationSetting } from '@roadside/contract/schemas';
import {
  mayTurnOff,
  notificationChannels,
  type NotificationChannel,
  type NotificationKind,
} from '@roadside/domain/home';
import { Button } from '@roadside/ui/button';
import { Checkbox } from '@roadside/ui/checkbox';
import { Inline } from '@roadside/ui/inline';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { useNotify } from '../../kit/notices/notices.tsx';
import { useChange } from '../../kit/resource/use-change.ts';
import { useResource } from '../../kit/resource/use-resource.ts';
import { NotRead } from '../../kit/states/not-read.tsx';
import { problemWords } from '../../kit/states/problem-words.ts';
import { notificationSettingsAddress } from '../addresses.ts';
import type { NotificationSettingsResource } from './notifications.server.ts';
import * as styles from './notifications.css.ts';

const kindLabels: Readonly<Record<NotificationKind, string>> = {
  announcement: 'Announcements',
  'not-acknowledged': 'Unconfirmed announcements',
  'announcement-withheld': 'Unpublished announcements',
  chat: 'Chat messages',
  mention: 'Mentions of you',
  huddle: 'Team huddle',
  mail: 'Mail',
  'mail-not-delivered': 'Undelivered mail',
  'invite-not-delivered': 'Undelivered invitations',
  'message-reported': 'Reported messages',
  'message-removed': 'Removed messages',
  'message-not-sent': 'Unsent messages',
  'call-out': 'Storm call-outs',
  schedule: 'Schedule changes',
  'open-shift': 'Open shifts',
  swap: 'Shift swaps',
  campaign: 'Training campaigns',
  module: 'Other training',
  payout: 'Payouts',
  reward: 'Rewards',
  bet: 'Bets',
  scorecard: 'Messages about scorecards',
  'subscription-not-sent': 'Undelivered email reports',
  'subscription-stopped': 'Stopped email reports',
  'metric-alert': 'Alerts on your numbers',
};

const channelLabels: Readonly<Record<NotificationChannel, string>> = { in_app: 'In app', push: 'Push', mail: 'Email' };

const emailWords = {
  sent: 'An email goes after 5 minutes, unless you read it here first.',
  kept: 'Email isn’t set up here yet: emails stay in the outbox, where an Admin sees them.',
  'no-address': 'Your account has no email address, so nothing comes by email.',
} as const;

/** How each kind of notification reaches the person. Every change is saved at once. */
export function NotificationSettings({ onBack }: { readonly onBack: () => void }) {
  const { data, problem, retry } = useResource<NotificationSettingsResource>(notificationSettingsAddress());
  const { change } = useChange<NotificationSettingsResource>(notificationSettingsAddress());
  const notify = useNotify();
  // What is being saved: the next press on the same kind starts from it.
  const [saving, setSaving] = useState<readonly NotificationSetting[]>([]);
  const save = async (set: NotificationSetting) => {
    setSaving((before) => [...before.filter(({ kind }) => kind !== set.kind), set]);
    const outcome = await change({ set });
    setSaving((before) => before.filter((each) => each !== set));
    if (outcome?.ok === false) notify({ tone: 'danger', text: `${problemWords(outcome.problem).title}. Try again.` });
  };
  const settings = data?.settings.map((stored) => saving.find(({ kind }) => kind === stored.kind) ?? stored);
  return (
    <Stack gap={12}>
      <Inline gap={8} justify="between">
        <h2 className={styles.title}>Notification settings</h2>
        <Button size="sm" emphasis="plain" onClick={onBack}>
          Back
        </Button>
      </Inline>
      {problem && <NotRead problem={problem} onRetry={retry} />}
      {!data && !problem && <Skeleton shape="block" />}
      {settings?.map((setting) => (
        <Stack key={setting.kind} gap={4} asChild>
          <fieldset className={styles.kind}>
            <legend className={styles.legend}>{kindLabels[setting.kind]}</legend>
            <Inline gap={16} wrap>
              {notificationChannels.map((channel) => (
                <Checkbox
                  key={channel}
                  label={channelLabels[channel]}
                  checked={setting[channel]}
                  disabled={!mayTurnOff(setting.kind, channel) || (channel === 'push' && !setting.in_app)}
                  onCheckedChange={(checked) => void save({ ...setting, [channel]: checked })}
                />
              ))}
            </Inline>
          </fieldset>
        </Stack>
      ))}
      <p className={styles.hint}>
        Push rings for what the app shows, so it’s off where In app is off. Announcements, call-outs, and schedule
        changes stay in the app, so that nothing you must read gets lost. {data?.email && emailWords[data.email]}
      </p>
    </Stack>
  );
}
