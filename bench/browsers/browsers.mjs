// The tested browsers: how each is opened at an address, and how it identifies itself.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Each opens an address; `missing` says why it is unavailable. `folder` is writable for it. */
export const browsers = [
  {
    name: 'Chrome',
    family: 'chrome',
    version: /Chrome\/(\d+)/,
    async open(folder) {
      // The browser is compressed and is unpacked into the temp folder.
      const temporary = process.env.TMPDIR;
      process.env.TMPDIR = folder;
      const { default: packed } = await import('@sparticuz/chromium');
      const path = await packed.executablePath();
      if (temporary === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = temporary;
      return [
        path,
        '--headless',
        '--no-sandbox',
        '--single-process',
        '--no-zygote',
        '--disable-gpu',
        // Without a debugging port it would load the page and exit.
        '--remote-debugging-port=0',
        `--user-data-dir=${join(folder, 'profile')}`,
        '--window-size=1280,800',
      ];
    },
  },
  {
    name: 'Firefox',
    family: 'firefox',
    version: /Firefox\/(\d+)/,
    missing: 'FIREFOX_PATH names no Firefox',
    open(folder) {
      const path = process.env.FIREFOX_PATH;
      if (!path) return null;
      const profile = join(folder, 'profile');
      mkdirSync(profile);
      // The page is on this machine, whatever the system's proxy settings.
      writeFileSync(join(profile, 'user.js'), 'user_pref("network.proxy.type", 0);\n');
      return [path, '--headless', '--no-remote', '--profile', profile];
    },
  },
  {
    name: 'WebKit',
    family: 'safari',
    version: /Version\/(\d+\.\d+)/,
    missing: 'WEBKIT_COMMAND names no browser with WebKit',
    open: () => (process.env.WEBKIT_COMMAND || undefined)?.split(' '),
  },
];
