import { Link } from '@remix-run/react';
import type { NowItemReply, Widget } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { List } from '@roadside/ui/list';
import { Stack } from '@roadside/ui/stack';
import type { ReactNode } from 'react';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { type NowReader, nowWords, type NowWords, shortList } from '../model/now-words.ts';
import { excerptOf } from '../model/tile-words.ts';
import type { HomeParts } from '../server/home.server.ts';
import * as styles from './home.css.ts';

interface NowPartProps {
  readonly now: HomeParts['now'];
  /** For the text of a must-read. */
  readonly widgets: HomeParts['widgets'];
  readonly reader: NowReader;
  readonly onRetry: () => void;
  /** Under the lead; given the reader's running or next shift, which isn't listed; undefined if that couldn't be read. */
  readonly own: (shift: NowItemReply | null | undefined) => ReactNode;
  /** Beside the list: people, and what isn't under the lead. */
  readonly children: ReactNode;
}

/** What to do or read now: the most pressing thing large, the others as a list. */
export function NowPart({ now, widgets, reader, onRetry, own, children }: NowPartProps) {
  if (!now.ok)
    return (
      <Stack gap={24}>
        <NotRead problem={now.problem} onRetry={onRetry} />
        {own(undefined)}
        {children}
      </Stack>
    );
  const shift = now.data.items.find(({ kind }) => kind === 'next-shift') ?? null;
  const [lead, ...others] = now.data.items.filter((item) => item !== shift);
  const { items, more } = shortList(others, reader, lead);
  return (
    <Stack gap={24} asChild>
      <section aria-label="To do now">
        {lead ? (
          <Lead item={lead} reader={reader} text={textOf(lead, widgets.ok ? widgets.data.widgets : [])} />
        ) : (
          <div className={styles.lead}>
            <h2 className={styles.leadTitle}>You’re all set</h2>
            <p className={styles.quiet}>Nothing to confirm, decide, or read right now.</p>
          </div>
        )}
        {own(shift)}
        <Grid columns={{ narrow: 1, wide: 2 }} gap={24} align="start">
          {others.length > 0 && (
            <Stack gap={8}>
              <h2 className={styles.heading}>Next</h2>
              <List.Root aria-label="Next" wrap>
                {items.map((item) => (
                  <Line key={`${item.kind} ${item.id} ${item.at ?? ''}`} {...nowWords(item, reader)} />
                ))}
                {more.map(({ words }) => (
                  <Line key={words.title} {...words} />
                ))}
              </List.Root>
            </Stack>
          )}
          {children}
        </Grid>
      </section>
    </Stack>
  );
}

interface ItemProps {
  readonly item: NowItemReply;
  readonly reader: NowReader;
}

function Lead({ item, reader, text }: ItemProps & { readonly text: string }) {
  const { title, detail, action, href, tone } = nowWords(item, reader);
  return (
    <Stack gap={12} className={styles.lead} data-tone={tone}>
      <h2 className={styles.leadTitle}>{title}</h2>
      {text && <p className={styles.excerpt}>{text}</p>}
      <Inline gap={16} rowGap={8} wrap>
        {href && (
          <Button asChild tone="beacon">
            <Link to={href} preventScrollReset>
              {action}
            </Link>
          </Button>
        )}
        {detail && <span className={styles.quiet}>{detail}</span>}
      </Inline>
    </Stack>
  );
}

function Line({ title, detail, href }: NowWords) {
  const shared = { title, description: detail };
  return href ? <List.Item {...shared} link={<Link to={href} preventScrollReset />} /> : <List.Item {...shared} />;
}

/** The text of the announcement an item is about. */
function textOf({ kind, id }: NowItemReply, widgets: readonly Widget[]): string {
  const about = kind === 'confirm' || kind === 'acknowledge' ? widgets.find((widget) => widget.id === id) : undefined;
  return about ? excerptOf(about) : '';
}
