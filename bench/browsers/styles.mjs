// The features the built stylesheets require, so that the browser itself can be tested for them.

/** Splits a text at some characters, except within quotes and brackets. */
function cut(text, at) {
  const parts = [''];
  let [quote, depth] = ['', 0];
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (quote) {
      if (character === '\\') parts[parts.length - 1] += text[index++];
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if ('(['.includes(character)) depth += 1;
    else if (')]'.includes(character)) depth -= 1;
    else if (depth === 0 && at.includes(character)) {
      parts.push(character, '');
      continue;
    }
    parts[parts.length - 1] += text[index];
  }
  return parts;
}

/**
 * The selectors of a stylesheet, and the declarations of each of its rules as `[property, value]`. Rules inside an
 * `@supports` are left out: they test the browser themselves.
 */
export function readStyles(css) {
  const selectors = new Set();
  const rules = [];
  const open = [];
  let text = '';
  const declare = () => {
    const [property, value] = [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)].map((each) =>
      each.trim().replaceAll(/\s+/g, ' '),
    );
    text = '';
    const rule = open.at(-1);
    if (!rule?.declarations || !value || property.startsWith('--')) return;
    rule.declarations.push([property, value.replace(/\s*!important$/, '')]);
  };
  for (const piece of cut(css, '{};')) {
    if (piece === '{') {
      const head = text.trim();
      text = '';
      const within = open.at(-1)?.asked || /^@supports/.test(head);
      const keyframe = /^@(-webkit-)?keyframes/.test(open.at(-1)?.head ?? '');
      const plain = !head.startsWith('@');
      if (plain && !keyframe && !within)
        for (const selector of cut(head, ',').filter((each) => each !== ','))
          // Vendor-specific pseudo-elements are left out; other browsers don't know them and needn't.
          if (!/::-(webkit|moz|ms)-/.test(selector)) selectors.add(selector.trim().replaceAll(/\s+/g, ' '));
      open.push({ head, asked: within, declarations: plain && !within ? [] : null });
    } else if (piece === '}') {
      declare();
      const rule = open.pop();
      if (rule?.declarations?.length) rules.push(rule.declarations);
    } else if (piece === ';') declare();
    else text += piece;
  }
  return { selectors: [...selectors], rules };
}
