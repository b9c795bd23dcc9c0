import { defineMessages } from '../provider/define-messages.ts';

export const richTextFieldMessages = defineMessages('RichTextField', {
  toolbar: 'Formatting',
  strong: 'Bold',
  em: 'Italic',
  heading: 'Heading',
  subheading: 'Subheading',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  quotation: 'Quotation',
  link: 'Link',
  picture: 'Add picture',
  undo: 'Undo',
  redo: 'Redo',
  address: 'Link address',
  addressHint: 'https://… or a path of this site',
  addressWrong: 'Enter a web address, such as https://example.com',
  setLink: 'Save link',
  removeLink: 'Remove link',
  alt: 'Picture description, for people who can’t see it',
  close: 'Close',
  pictureLost: 'We couldn’t keep a picture. Save it to your device, then add it with the picture button.',
});
