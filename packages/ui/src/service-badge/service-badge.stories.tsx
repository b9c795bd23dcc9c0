import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { serviceBadgeConformance } from './service-badge.conformance.tsx';
import { ServiceBadge } from './index.ts';

const meta = preview.meta({ title: 'Data/ServiceBadge', component: ServiceBadge, args: { service: 'tow' as const } });

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      <Inline wrap>
        {(['tow', 'battery', 'light', 'multiple', 'none', 'unavailable'] as const).map((service) => (
          <ServiceBadge key={service} service={service} />
        ))}
      </Inline>
      <Inline>
        {(['tow', 'battery', 'light', 'multiple', 'none', 'unavailable'] as const).map((service) => (
          <ServiceBadge key={service} service={service} compact />
        ))}
      </Inline>
      <Inline>
        <ServiceBadge service="multiple" members={['battery', 'light']} />
        <ServiceBadge service="multiple" members={['tow', 'battery', 'light']} />
      </Inline>
    </Stack>
  ),
});

export const Conformance = meta.story(conformanceStory(serviceBadgeConformance));
