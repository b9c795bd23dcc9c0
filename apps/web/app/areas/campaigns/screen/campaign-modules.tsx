import { Link } from '@remix-run/react';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { effectAddress, modulePath } from '../model/addresses.ts';
import { effectWords } from '../model/effect-words.ts';
import type { EffectResource, PeoplePage } from '../server/campaigns.server.ts';
import * as styles from './campaigns.css.ts';

const tones = {
  Helped: 'success',
  'Made it worse': 'danger',
  'No clear effect': 'neutral',
  'Too few to say': 'neutral',
} as const;

/** The modules of a campaign: whether each helped its drivers, and the page on which it is changed. */
export function CampaignModules({ modules }: Pick<PeoplePage, 'modules'>) {
  return (
    <Stack gap={8} asChild>
      <section aria-label="Modules">
        <h3 className={styles.heading}>Modules</h3>
        {modules.map((module) => (
          <ModuleLine key={module.module_id} id={module.module_id} title={module.title} />
        ))}
      </section>
    </Stack>
  );
}

function ModuleLine({ id, title }: { readonly id: number; readonly title: string }) {
  const { data } = useResource<EffectResource>(effectAddress({ id: String(id) }));
  const effect = data && effectWords(data);
  return (
    <Inline gap={12} rowGap={4} wrap justify="between" align="center">
      <div>
        <div>{title}</div>
        <div className={styles.quiet}>{effect?.detail}</div>
      </div>
      <Inline gap={8} align="center">
        {effect && (
          <Badge tone={tones[effect.verdict]} emphasis="soft">
            {effect.verdict}
          </Badge>
        )}
        <Button asChild size="sm" emphasis="plain">
          <Link to={modulePath(id)} aria-label={`Edit ${title}`}>
            Edit
          </Link>
        </Button>
      </Inline>
    </Inline>
  );
}
