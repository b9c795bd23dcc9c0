import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { Avatar } from '@roadside/ui/avatar';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import * as styles from './home.css.ts';

type Manager = CallReply<typeof calls.homepage.getManagers>['managers'][number];

/** More would be a directory; the search has everybody. */
const maxShown = 4;

/** The person's managers, nearest first, with their email addresses. */
export function Managers({ managers }: { readonly managers: readonly Manager[] }) {
  if (managers.length === 0) return null;
  return (
    <Stack gap={12} asChild>
      <section aria-labelledby="managers-heading">
        <h2 id="managers-heading" className={styles.heading}>
          Your managers
        </h2>
        <Grid columns="fill-sm" gap={12} asChild>
          <ul>
            {managers.slice(0, maxShown).map(({ display_name: name, email }) => (
              <Inline key={`${name} ${email ?? ''}`} gap={12} asChild>
                <li>
                  <Avatar name={name} size="sm" />
                  <span>
                    {name}
                    <br />
                    {email ? (
                      <a href={`mailto:${email}`} className={styles.manager}>
                        {email}
                      </a>
                    ) : (
                      <span className={styles.quiet}>No email address</span>
                    )}
                  </span>
                </li>
              </Inline>
            ))}
          </ul>
        </Grid>
      </section>
    </Stack>
  );
}
