import type { CampaignPerson } from '@roadside/contract/schemas';
import { stationTimeOf } from '@roadside/domain/scheduling';
import { Badge } from '@roadside/ui/badge';
import { Checkbox } from '@roadside/ui/checkbox';
import { Inline } from '@roadside/ui/inline';
import { useUiSettings } from '@roadside/ui/provider';
import { dayWords } from '../../../kit/format/day-words.ts';
import { personStateWords } from '../model/person-states.ts';
import * as styles from './campaigns.css.ts';

const tones = {
  overdue: 'danger',
  soon: 'beacon',
  open: 'neutral',
  done: 'success',
  excused: 'neutral',
} as const;

/** The modules a person still has to finish, by name while a line has room for them. */
function openWords({ modules }: CampaignPerson): string | null {
  const open = modules.filter(({ state }) => state !== 'done' && state !== 'excused').map(({ title }) => title);
  return open.length === 0 || open.length > 2 ? null : `to do: ${open.join(', ')}`;
}

interface PersonLineProps {
  readonly person: CampaignPerson;
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
}

/** A person of a campaign with what they have done; those who aren't settled can be selected. */
export function PersonLine({ person, checked, onCheck }: PersonLineProps) {
  const { timeZone } = useUiSettings();
  const details = [
    person.organization_name,
    `${person.modules_done} of ${person.modules_total} modules`,
    person.due_on !== null && `due ${dayWords(person.due_on)}`,
    person.reminded_at !== null && `reminded ${dayWords(stationTimeOf(person.reminded_at, timeZone).day)}`,
    openWords(person),
    person.excuse,
  ].filter(Boolean);
  const settled = person.state === 'done' || person.state === 'excused';
  return (
    <li>
      <Inline gap={12} justify="between" align="center">
        {settled ? (
          <div>
            <div>{person.display_name}</div>
            <div className={styles.quiet}>{details.join(' · ')}</div>
          </div>
        ) : (
          <Checkbox
            label={person.display_name}
            description={details.join(' · ')}
            checked={checked}
            onCheckedChange={onCheck}
          />
        )}
        <Badge tone={tones[person.state]} emphasis="soft">
          {personStateWords(person)}
        </Badge>
      </Inline>
    </li>
  );
}
