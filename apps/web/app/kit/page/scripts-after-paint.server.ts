import { Transform } from 'node:stream';

const moduleScript = /<script( nonce="[^"]*")? type="module" async="">([^]*?)<\/script>/;
const scriptBegin = ' type="module" async="">';
const scriptEnd = '</script>';
const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const routeImport = /import \* as (route\d+) from ("[^"]+");\n?/g;

/**
 * Sends a page on with its scripts asked for when the browser has drawn it. Asked for in the head, as Remix does it,
 * they share the line with the page they belong to, and on a slow processor run before it is to be seen. A page that
 * nobody looks at is not drawn; its scripts do not wait.
 *
 * Holds the page back until its script is there, which React writes in the same turn as all before it; what is streamed
 * later passes as it comes.
 */
export function withScriptsAfterPaint(): Transform {
  const letters = new TextDecoder();
  /** What is held back; in pieces, since a text that grows is copied each time it is searched. */
  let held: string[] | null = [];
  let sought = scriptBegin;
  let before = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (held === null) return done(null, chunk);
      const piece = letters.decode(chunk, { stream: true });
      held.push(piece);
      before += piece;
      for (let at = before.indexOf(sought); at !== -1; at = before.indexOf(sought)) {
        if (sought === scriptEnd) {
          const page = held.join('');
          held = null;
          return done(null, scriptsAfterPaint(page));
        }
        before = before.slice(at);
        sought = scriptEnd;
      }
      before = before.slice(1 - sought.length);
      done();
    },
    flush(done) {
      done(null, held === null ? undefined : held.join('') + letters.decode());
    },
  });
}

function scriptsAfterPaint(page: string): string {
  const files = [...page.matchAll(preload)].flatMap(([, file]) => file ?? []);
  return page.replaceAll(preload, '').replace(moduleScript, (_script, nonce: string | undefined, text: string) => {
    const routes = [...text.matchAll(routeImport)];
    const names = routes.map(([, name]) => name).join(', ');
    const modules = routes.map(([, , file]) => `import(${file})`).join(', ');
    return `<script${nonce ?? ''} type="module" async="">${askFor(files)}\nconst [${names}] = await Promise.all([${modules}]);\n${text.replaceAll(routeImport, '')}</script>`;
  });
}

// A window behind another is not always drawn, and does not always say that it is hidden: after half a second nobody waits.
const askFor = (files: readonly string[]) => `await new Promise((drawn) => {
  if (document.hidden) return drawn();
  requestAnimationFrame(() => setTimeout(drawn));
  setTimeout(drawn, 500);
});
for (const href of ${JSON.stringify(files)}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}`;
