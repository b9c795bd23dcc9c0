import type { Page } from '@playwright/test';

/** The colors on the basemap's canvas, most frequent first, and the theme's color for land. */
export async function canvasColors(page: Page) {
  const map = page.locator('[data-component="CallMap.Plot"]');
  const panel = page.getByRole('region', { name: 'Map view', exact: true, includeHidden: true });
  const land = await panel.evaluate((element) => getComputedStyle(element).backgroundColor);
  const show = async (visibility: 'hidden' | '') => {
    await panel.evaluate((element, value) => void (element.style.visibility = value), visibility);
    await map.evaluate((element, value) => {
      const parts = [...element.children, ...(element.parentElement?.children ?? [])];
      for (const part of parts)
        if (!part.querySelector('canvas')) (part as HTMLElement | SVGElement).style.visibility = value;
    }, visibility);
  };
  await show('hidden');
  const picture = (await map.screenshot()).toString('base64');
  await show('');
  const colors = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!context) throw new Error('There is no canvas to read from.');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const color = `rgb(${data.slice(at, at + 3).join(', ')})`;
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    return [...counts].toSorted(([, a], [, b]) => b - a).filter(([, count]) => count > 20);
  }, picture);
  return { land, colors: colors.map(([color]) => color) };
}
