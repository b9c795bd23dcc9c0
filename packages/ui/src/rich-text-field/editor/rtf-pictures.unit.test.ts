import { describe, expect, it } from 'vitest';
import { picturesOfRtf } from './rtf-pictures.ts';

const png = '89504e470d0a1a0a0000000d49484452000000';
const jpeg = 'ffd8ffe000104a46494600010100000100010000';
const address = (type: string, hex: string) =>
  `data:image/${type};base64,${Buffer.from(hex, 'hex').toString('base64')}`;
/** As Word writes it: nested properties, a tag of digits before the bytes, an id in a group of its own. */
const properties = String.raw`{\*\picprop\shplid1025{\sp{\sn shapeType}{\sv 75}}{\sp{\sn pibName}{\sv a\{b}}}`;
const id = String.raw`{\*\blipuid 0123456789abcdef0123456789abcdef}`;
const wordPicture = (blip: string, hex: string) =>
  String.raw`{\*\shppict{\pict${properties}\picscalex100\picw8\pich4${blip}\bliptag-1234567 ${id}${hex}}}`;
const older = String.raw`{\nonshppict{\pict\picw8\wmetafile8 0100090000030000000000000000000000}}`;

describe('picturesOfRtf', () => {
  it.each([
    ['no picture', String.raw`{\rtf1 text}`, []],
    ['no RTF', '', []],
    ['a picture as Word writes it', `{\\rtf1 ${wordPicture('\\pngblip', png)}}`, [address('png', png)]],
    ['digits before the bytes', `{\\rtf1{\\pict\\pngblip\\picw8 ${png}}{\\b after}}`, [address('png', png)]],
    [
      'bytes on many lines',
      `{\\rtf1{\\pict\\jpegblip\r\n${jpeg.replaceAll(/.{8}/g, '$&\r\n')}}}`,
      [address('jpeg', jpeg)],
    ],
    [
      'each picture once, though Word adds a metafile for older programs',
      `{\\rtf1 ${wordPicture('\\pngblip', png)}${older} and ${wordPicture('\\jpegblip', jpeg)}${older}}`,
      [address('png', png), address('jpeg', jpeg)],
    ],
    [
      'a picture of a shape, without the drawing for older programs',
      String.raw`{\rtf1{\shp{\*\shpinst{\sp{\sn pib}{\sv{\pict\pngblip ${png}}}}{\shprslt{\pict\wmetafile8 0100}}}}}`,
      [address('png', png)],
    ],
    [
      'no pictures of bullets',
      String.raw`{\rtf1{\*\listtable{\*\listpicture{\*\shppict{\pict\pngblip ${jpeg}}}}}{\pict\pngblip ${png}}}`,
      [address('png', png)],
    ],
    [
      'an unknown place for a metafile, so that the ones after it keep theirs',
      String.raw`{\rtf1{\pict\emfblip 0100}{\pict\pngblip ${png}}{\pict\pngblip 123}{\pict\pngblip xyz1}}`,
      [null, address('png', png), null, null],
    ],
  ])('reads %s', (_, rtf, pictures) => {
    expect(picturesOfRtf(rtf)).toEqual(pictures);
  });
});
