const spaceOrControl = /[\s\p{Cc}]/u;

/** Whether a link may be followed: web, mail or phone, or a path of the same site. Never a script, in any spelling. */
export const isSafeHref = (href: string): boolean =>
  !spaceOrControl.test(href) && /^(?:https?:\/\/[^/]|mailto:.|tel:.|\/(?![/\\]))/i.test(href);

/** Whether a picture may be loaded: from the web, a path of the same site, or a bitmap inside the text. Never an SVG. */
export const isSafeSource = (src: string): boolean =>
  !spaceOrControl.test(src) &&
  (/^(?:https:\/\/[^/]|\/(?![/\\]))/i.test(src) ||
    /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/.test(src));
