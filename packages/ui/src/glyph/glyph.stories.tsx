import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { lampGlyph, serviceGlyphs, stageGlyphs } from '@roadside/tokens/glyphs';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { glyphConformance } from './glyph.conformance.tsx';
import { Glyph } from './index.ts';

const meta = preview.meta({
  title: 'Data/Glyph',
  component: Glyph,
  args: { glyph: lampGlyph, size: 24 as const, label: 'Roadside' },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={20}>
      {([16, 20, 24] as const).map((size) => (
        <Inline key={size} gap={16}>
          <Glyph size={size} glyph={lampGlyph} label="Roadside" />
          {Object.entries({ ...serviceGlyphs, ...stageGlyphs }).map(([name, glyph]) => (
            <Glyph key={name} size={size} glyph={glyph} label={name} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});

export const Conformance = meta.story(conformanceStory(glyphConformance));
