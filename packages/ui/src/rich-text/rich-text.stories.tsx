import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { exampleText } from './example.ts';
import { RichText } from './index.ts';
import { richTextConformance } from './rich-text.conformance.tsx';

const meta = preview.meta({ title: 'Data/RichText', component: RichText, args: { value: exampleText } });

export const Default = meta.story({
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Test before you jump' })).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { level: 3, name: 'In this order' })).toBeInTheDocument();
    const link = await canvas.findByRole('link', { name: 'the battery guide' });
    await waitFor(() => expect(link).toHaveAttribute('rel', expect.stringContaining('noopener')));
    await expect(await canvas.findByRole('img', { name: /The tester/ })).toBeInTheDocument();
  },
});

/** Whatever is stored, nothing runs: the link and the picture are left out, and their words stay. */
export const UnsafeAddresses = meta.story({
  args: {
    value: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Press me', marks: [{ type: 'link', attrs: { href: 'JavaScript:alert(1)' } }] },
          ],
        },
        { type: 'image', attrs: { src: 'data:image/svg+xml;base64,PHN2Zz4=', alt: 'Never drawn' } },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Press me')).toBeInTheDocument();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const LongWords = meta.story({
  tags: ['matrix'],
  args: {
    value: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'Rechtsschutzversicherungsgesellschaftsangestellte'.repeat(4) }],
        },
      ],
    },
  },
});

export const Conformance = meta.story(conformanceStory(richTextConformance));
