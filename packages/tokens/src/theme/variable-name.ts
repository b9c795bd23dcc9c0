/**
 * Custom property name of a token path, without the leading dashes: `['type', 'titleLg', 'size']` is
 * `ui-type-title-lg-size`.
 */
export const variableName = (path: readonly string[]): string =>
  `ui-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
