import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { Stack } from '../stack/index.ts';
import { examplePixels, exampleText } from '../rich-text/example.ts';
import type { RichTextBlock, RichTextDocument } from '../rich-text/index.ts';
import { RichTextField } from './index.ts';
import { richTextFieldConformance } from './rich-text-field.conformance.tsx';

const meta = preview.meta({
  title: 'Fields/RichTextField',
  component: RichTextField,
  args: { onValueChange: fn(), 'aria-label': 'Text of the page' },
});

export const Default = meta.story({
  tags: ['matrix'],
  args: { defaultValue: exampleText },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Text of the page' });
    await waitFor(() => expect(box).toHaveTextContent('Test before you jump'));
    await expect(await canvas.findByRole('toolbar', { name: 'Formatting' })).toBeInTheDocument();
  },
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={24}>
      <Field label="Empty" description="What the driver reads before the video.">
        <RichTextField />
      </Field>
      <Field label="Wrong" error="Write the text." required>
        <RichTextField />
      </Field>
      <Field label="Disabled" disabled>
        <RichTextField defaultValue={exampleText} />
      </Field>
      <Field label="To read only" readOnly>
        <RichTextField defaultValue={exampleText} />
      </Field>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const wrong = await canvas.findByRole('textbox', { name: /^Wrong/ });
    await waitFor(() => expect(wrong).toBeInvalid());
    await waitFor(() => expect(wrong).toBeRequired());
    await waitFor(() => expect(wrong).toHaveAccessibleDescription('Write the text.'));
    const fixed = await canvas.findByRole('textbox', { name: 'To read only' });
    await waitFor(() => expect(fixed).toHaveAttribute('contenteditable', 'false'));
  },
});

/**
 * Types as a keyboard does: the editor reads each letter before the next one comes. Testing Library's own typing changes
 * the page instead, which an editor doesn't see.
 */
async function write(text: string): Promise<void> {
  for (const letter of text) {
    document.execCommand('insertText', false, letter);
    await drawn();
  }
}

/** Until the letter is on the screen: the cursor is behind it only then. */
const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

type Changed = ReturnType<typeof fn<(value: RichTextDocument, details: { reason: 'edit' | 'reset' }) => void>>;
const last = (onValueChange: unknown): readonly RichTextBlock[] =>
  (onValueChange as Changed).mock.lastCall?.[0].content ?? [];

/** Everything by keys: the shortcuts, the toolbar with one tab stop, and the way back to the text. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = await canvas.findByRole('textbox', { name: 'Text of the page' });
    await userEvent.click(box);
    // Each key as a person presses it: the selection of the one before is on the screen.
    const press = async (keys: string) => {
      await userEvent.keyboard(keys);
      await drawn();
    };
    await write('# Batteries');
    await press('{Enter}');
    await press('{Control>}b{/Control}');
    await write('Test');
    await press('{Control>}b{/Control}');
    await write(' first');
    await press('{Enter}');
    await write('- Red');
    await press('{Enter}');
    await write('Black');
    await waitFor(() =>
      expect(last(args.onValueChange)).toEqual([
        { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Batteries' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Test', marks: [{ type: 'strong' }] },
            { type: 'text', text: ' first' },
          ],
        },
        {
          type: 'bullet_list',
          content: ['Red', 'Black'].map((text) => ({
            type: 'list_item',
            content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
          })),
        },
      ]),
    );
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Heading' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box).toHaveFocus());
  },
});

export const LinksWhatIsSelected = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = await canvas.findByRole('textbox', { name: 'Text of the page' });
    await userEvent.click(box);
    await write('guide');
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Link' }));
    const address = await canvas.findByRole('textbox', { name: /^Link address/ });
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    await waitFor(() => expect(address).toBeInvalid());
    await userEvent.clear(address);
    await userEvent.type(address, 'example.com/guide{Enter}');
    await waitFor(() =>
      expect(last(args.onValueChange)).toEqual([
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'guide',
              marks: [{ type: 'link', attrs: { href: 'https://example.com/guide' } }],
            },
          ],
        },
      ]),
    );
    await waitFor(() => expect(box).toHaveFocus());
  },
});

function paste(into: HTMLElement, formats: Readonly<Record<string, string>>): void {
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(formats)) clipboardData.setData(type, text);
  fireEvent(into, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** As Word for desktop copies it: lists are paragraphs with a typed bullet, pictures are files named in the RTF. */
const fromWord = {
  'text/html': `<html><head><style>p.MsoNormal{margin:0}</style></head><body>
<h1>Winter starts<o:p></o:p></h1>
<p class=MsoNormal>Read the <a href="https://example.com/w"><b>guide</b></a>, not <a href="javascript:alert(1)">this</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><![endif]>Cones<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Two in front</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Vest</p>
<p class=MsoNormal><img width=8 height=4 src="file:///C:/Users/x/clip_image002.png" alt="Tester"></p>
<script>alert(1)</script>
</body></html>`,
  'text/rtf': `{\\rtf1 text {\\pict{\\*\\picprop{\\sp{\\sn x}{\\sv 1}}}\\picscalex100\\pngblip\\picw8 ${[
    ...atob(examplePixels),
  ]
    .map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('')
    .replaceAll(/(.{64})/g, '$1\n')}}}`,
};

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

export const PastesFromWord = meta.story({
  play: async ({ canvas, args }) => {
    const box = await canvas.findByRole('textbox', { name: 'Text of the page' });
    // The parser of pasted text is ready a moment after the field.
    await waitFor(() => {
      paste(box, fromWord);
      return expect(box).toHaveTextContent('Vest');
    });
    await waitFor(() => expect(last(args.onValueChange).some(({ type }) => type === 'image')).toBe(true));
    const written = last(args.onValueChange).filter(({ type }) => type !== 'image');
    await expect(written.slice(0, 3)).toEqual([
      { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Winter starts' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Read the ' },
          {
            type: 'text',
            text: 'guide',
            marks: [{ type: 'link', attrs: { href: 'https://example.com/w' } }, { type: 'strong' }],
          },
          { type: 'text', text: ', not this.' },
        ],
      },
      {
        type: 'bullet_list',
        content: [
          {
            type: 'list_item',
            content: [
              paragraph('Cones'),
              { type: 'ordered_list', content: [{ type: 'list_item', content: [paragraph('Two in front')] }] },
            ],
          },
          { type: 'list_item', content: [paragraph('Vest')] },
        ],
      },
    ]);
    const picture = last(args.onValueChange).find((block) => block.type === 'image');
    await expect(picture?.attrs.src).toMatch(/^data:image\/(?:webp|jpeg);base64,/);
    await expect(picture?.attrs.alt).toBe('Tester');
  },
});

/** A picture whose bytes the page can't read: the words stay, and the person hears of the loss. */
export const PastesALostPicture = meta.story({
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Text of the page' });
    await waitFor(() => {
      paste(box, { 'text/html': '<p>Cones</p><p><img src="file:///C:/a.png" alt="A"></p>' });
      return expect(box).toHaveTextContent('Cones');
    });
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('We couldn’t keep a picture.'));
  },
});

/** A page of the web: tables and boxes become their words, what could run is gone. */
export const PastesFromTheWeb = meta.story({
  play: async ({ canvas, args }) => {
    const box = await canvas.findByRole('textbox', { name: 'Text of the page' });
    await waitFor(() => {
      paste(box, {
        'text/html': `<div onclick="alert(1)"><h4>Deep</h4><div>One <i>two</i></div><ul><li>Three</li></ul>
          <img src="https://example.com/a.png" alt="A" onerror="alert(1)"><iframe src="https://example.com"></iframe>
          <table><tr><td>Four</td></tr></table></div>`,
      });
      return expect(box).toHaveTextContent('Four');
    });
    await waitFor(() =>
      expect(last(args.onValueChange).slice(0, 5)).toEqual([
        { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Deep' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'One ' },
            { type: 'text', text: 'two', marks: [{ type: 'em' }] },
          ],
        },
        { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph('Three')] }] },
        { type: 'image', attrs: { src: 'https://example.com/a.png', alt: 'A' } },
        paragraph('Four'),
      ]),
    );
  },
});

export const ResetsWithItsForm = meta.story({
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <RichTextField {...args} name="content" />
      <Button type="reset">Start over</Button>
    </form>
  ),
  play: async ({ canvas, userEvent, canvasElement }) => {
    const box = await canvas.findByRole('textbox', { name: 'Text of the page' });
    await userEvent.click(box);
    await write('Draft');
    const hidden = canvasElement.querySelector<HTMLInputElement>('input[name="content"]');
    await waitFor(() => expect(hidden?.value).toContain('Draft'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(box).not.toHaveTextContent('Draft'));
  },
});

export const Conformance = meta.story(conformanceStory(richTextFieldConformance));
