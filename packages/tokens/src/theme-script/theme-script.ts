/**
 * For pages that are not server-rendered: put it first in the head, with the page's nonce or under
 * {@link themeScriptHash}. It sets the attributes from the cookie before the first paint. Server-rendered pages need no
 * script: they write `appearanceAttributes(readAppearance(cookie))` on the `html` element.
 */
export const themeScript =
  '(function(d,m){m=/(?:^|; *)appearance=([a-z-]*)\\.?([a-z]*)/.exec(d.cookie);if(!m)return;var s=d.documentElement.dataset;if(/^(day|night)(-contrast)?$/.test(m[1]))s.theme=m[1];if(/^(roomy|standard|dense)$/.test(m[2]))s.density=m[2]})(document)';

/** The Content-Security-Policy source that allows only {@link themeScript} without a nonce. */
export const themeScriptHash = "'sha256-v6FltsymxIw5dBUoVH1ByQBv7wORoi042a02rhQwzm8='";
