const maxTags = 5;
const longestTag = 30;

/** The tags in a text, separated by commas, each once and without a leading '#'. */
export function tagsOf(text: string): readonly string[] {
  const tags = text.split(',').map((part) => part.trim().replace(/^#\s*/, '').toLowerCase());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

/** Why tags can't be stored; false if they can. */
export function tagsProblem(text: string): string | false {
  const tags = tagsOf(text);
  if (tags.length > maxTags) return `Enter up to ${maxTags} tags.`;
  return tags.some((tag) => tag.length > longestTag) && `Shorten each tag to ${longestTag} characters.`;
}
