import { positionWords } from '@roadside/domain/permissions';
import { Stack } from '@roadside/ui/stack';
import { Inline } from '@roadside/ui/inline';
import { Link } from '@remix-run/react';
import { Avatar } from '@roadside/ui/avatar';
import { Button } from '@roadside/ui/button';
import { MailIcon } from '@roadside/ui/icons';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import type { loadAccount } from '../server/account.loader.server.ts';
import { AccountPart } from './account-part.tsx';
import * as styles from './account.css.ts';
import { PicturePart } from './picture-part.tsx';
import { PreferencesPart } from './preferences-part.tsx';
import { PushPart } from './push-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

const InvitePart = lazyPart(() => import('./invite-part.tsx'));

export type AccountScreenProps = Awaited<ReturnType<typeof loadAccount>>;

/** The account page: picture, preferences, signed-in sessions, and invitations. */
export function AccountScreen({
  person,
  view,
  quickTips,
  videoWatched,
  sessions,
  invite,
  readsOutbox,
  now,
}: AccountScreenProps) {
  return (
    <Stack gap={40} className={styles.root}>
      <Inline asChild wrap gap={16}>
        <header>
          <Avatar name={person.displayName} src={person.photoAvatar} size="lg" decorative />
          <div className={styles.who}>
            <h1 className={styles.title}>{person.displayName}</h1>
            <p className={styles.quiet}>
              {positionWords(person.positionType)} · {person.organization} · {person.username}
              {person.email && ` · ${person.email}`}
            </p>
          </div>
        </header>
      </Inline>
      <PicturePart />
      <PreferencesPart view={view} quickTips={quickTips} videoWatched={videoWatched} />
      <PushPart />
      <SessionsPart sessions={sessions} now={now} />
      {invite && <InvitePart {...invite} />}
      {readsOutbox && (
        <AccountPart title="Outbox" words="Mail goes here until a mail service is set up">
          <Button asChild leading={<MailIcon size={16} />}>
            <Link to="/outbox/">Open outbox</Link>
          </Button>
        </AccountPart>
      )}
    </Stack>
  );
}
