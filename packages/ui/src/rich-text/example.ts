import type { RichTextDocument } from './document.ts';

/** A drawing of 48 by 24 pixels. */
export const examplePixels =
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAYCAIAAAAzn+mLAAAAPUlEQVR42mPQMLAZVIgBiN98+DZI0KiDRh006iB6O+jZAg2CaNRBow4addCog0ZL6lEHjTpo1EGUO2hQIQDIuQo+iLpwKwAAAABJRU5ErkJggg==';

/** A page of a training module with every kind of node, for the stories. */
export const exampleText: RichTextDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Test before you jump' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'A weak battery and a bad alternator ' },
        { type: 'text', text: 'look the same', marks: [{ type: 'strong' }] },
        { type: 'text', text: ' from the driver’s seat. Two minutes of testing save a second call. Read ' },
        {
          type: 'text',
          text: 'the battery guide',
          marks: [{ type: 'link', attrs: { href: 'https://example.com/battery' } }],
        },
        { type: 'text', text: ' first.' },
      ],
    },
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'In this order' }] },
    {
      type: 'ordered_list',
      content: [
        {
          type: 'list_item',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Cones out, hazard lights on' }] }],
        },
        {
          type: 'list_item',
          content: [
            { type: 'paragraph', content: [{ type: 'text', text: 'Clamp the tester' }] },
            {
              type: 'bullet_list',
              content: [
                { type: 'list_item', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Red first' }] }] },
                {
                  type: 'list_item',
                  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Black on bare metal' }] }],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      type: 'blockquote',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'No printout, no warranty.', marks: [{ type: 'em' }] }],
        },
      ],
    },
    {
      type: 'image',
      attrs: { src: `data:image/png;base64,${examplePixels}`, alt: 'The tester’s screen: 11.8 volts, replace' },
    },
  ],
};
