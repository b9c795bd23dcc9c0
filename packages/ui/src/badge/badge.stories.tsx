import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { CircleCheckIcon } from '../icons/index.ts';
import { Inline } from '../inline/index.ts';
import { tones } from '../internal/tones.ts';
import { Stack } from '../stack/index.ts';
import { badgeConformance } from './badge.conformance.tsx';
import { Badge } from './index.ts';

const meta = preview.meta({ title: 'Data/Badge', component: Badge, args: { children: 'At risk', tone: 'beacon' } });

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      {(['soft', 'solid', 'outline'] as const).map((emphasis) => (
        <Inline key={emphasis}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} emphasis={emphasis}>
              {
                { neutral: 'Draft', beacon: 'At risk', info: 'Beta', success: 'Published', danger: 'Late by 4 min' }[
                  tone
                ]
              }
            </Badge>
          ))}
        </Inline>
      ))}
      <Inline>
        <Badge tone="success" leading={<CircleCheckIcon size={16} />}>
          On goal
        </Badge>
        <Badge>1,204</Badge>
      </Inline>
    </Stack>
  ),
});

export const Conformance = meta.story(conformanceStory(badgeConformance));
