import { vars } from '@roadside/tokens/theme';
import { paints } from '../frame/paints.ts';
import type { PictureColors } from './svg.ts';

/** Reads the current values of tokens on a page. */
export function plainValues(page: Element): (reference: string) => string {
  const style = getComputedStyle(page);
  return (reference) => style.getPropertyValue(/var\((--[^),]+)/.exec(reference)?.[1] ?? '').trim() || reference;
}

/** The page's current colors as plain values. */
export function pageColors(page: Element): PictureColors {
  const plain = plainValues(page);
  const { color, chart, font } = vars;
  return {
    background: plain(color.surface.raised),
    text: plain(color.text.primary),
    quiet: plain(color.text.secondary),
    grid: plain(chart.grid),
    soft: plain(color.info.soft),
    paint: (paint) => plain(paints[paint]),
    step: (scale, step) => plain(color[scale][step as 1]),
    font: plain(font.text).replaceAll('"', "'"),
  };
}

/** Renders an SVG document as a PNG at twice its size. */
export async function toPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * 2;
  canvas.height = image.height * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser drew no picture.'))), 'image/png');
  });
}
