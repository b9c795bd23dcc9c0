import { Link } from '@remix-run/react';
import type { Lesson } from '@roadside/contract/schemas';
import { stationTimeOf } from '@roadside/domain/scheduling';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { Drawer } from '@roadside/ui/drawer';
import { Inline } from '@roadside/ui/inline';
import { List } from '@roadside/ui/list';
import { Stack } from '@roadside/ui/stack';
import type { DrawerProps } from '../../../kit/drawers/drawer-registry.ts';
import { dayWords, rangeWords } from '../../../kit/format/day-words.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { aboutAddress, copyPath } from '../model/addresses.ts';
import type { AboutCampaign, AboutResource } from '../server/campaigns.server.ts';
import { CampaignPicture } from './campaign-picture.tsx';
import * as styles from './campaigns.css.ts';

/** A campaign for people who don't manage it: what it is about, its days, and its modules with the reader's progress. */
export default function CampaignAboutDrawer({ value: id, close }: DrawerProps<number>) {
  const { data, problem, loading, retry } = useResource<AboutResource>(aboutAddress({ id: String(id) }));
  return (
    <Drawer.Root open onOpenChange={(stays) => !stays && close()} modal={false}>
      <Drawer.Content beside keepOpenOnOutsideClick>
        <Drawer.Header>
          <Drawer.Title>{data?.campaign.title ?? 'Training campaign'}</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body aria-busy={loading}>
          {problem && <NotRead problem={problem} onRetry={retry} />}
          {data && <About {...data} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function About({ campaign, modules, slug, builds }: AboutCampaign) {
  const { start, end, place, image, image_alt, description, has_req_modules } = campaign;
  const dayOf = (at: string) => stationTimeOf(at, place.time_zone).day;
  return (
    <Stack gap={16}>
      {image !== null && <CampaignPicture src={image} alt={image_alt} />}
      <p className={styles.quiet}>
        {[rangeWords(dayOf(start), dayOf(end)), place.name].filter((part) => part !== null).join(' · ')}
      </p>
      {description !== '' && <p className={styles.quiet}>{description}</p>}
      {modules.length > 0 && (
        <Stack gap={8} asChild>
          <section aria-labelledby="campaign-modules">
            <h3 id="campaign-modules" className={styles.heading}>
              {has_req_modules ? 'Required modules' : 'Modules'}
            </h3>
            <List.Root aria-labelledby="campaign-modules" wrap>
              {modules.map(({ id, title, lesson }) => (
                <List.Item
                  key={id}
                  title={title}
                  {...(lesson && {
                    link: <Link to={`/training/${encodeURIComponent(slug)}?module=${id}`} />,
                    description: stateWords(lesson),
                    trailing: lesson.completed_at !== null && <Badge tone="success">Complete</Badge>,
                  })}
                />
              ))}
            </List.Root>
          </section>
        </Stack>
      )}
      {builds && (
        <Inline>
          <Button asChild>
            <Link to={copyPath(campaign.id)}>Copy this campaign</Link>
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** Where the reader is in a module: '2 of 4 pages · due Dec 15'. */
function stateWords({ completed_at, begun, pages_completed, page_count, minutes, due_on }: Lesson): string {
  if (completed_at !== null) return '';
  const progress = begun ? `${pages_completed} of ${page_count} pages` : `${minutes} min`;
  return due_on === null ? progress : `${progress} · due ${dayWords(due_on)}`;
}
