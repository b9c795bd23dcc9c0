const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Text that is safe in HTML and SVG, attributes included. */
export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
