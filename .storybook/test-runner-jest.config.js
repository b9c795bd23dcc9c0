import { getJestConfig } from '@storybook/test-runner';
import { unneededSwitches } from '../tooling/bootstrap/chromium.mjs';

const base = getJestConfig();
const jestPlaywright = base.testEnvironmentOptions['jest-playwright'];

export default {
  ...base,
  testTimeout: 300_000,
  modulePathIgnorePatterns: ['<rootDir>/storybook-static', '<rootDir>/apps/.*/build', '/dist/'],
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...jestPlaywright,
      browsers: ['chromium'],
      exitOnPageError: false,
      launchOptions: {
        headless: true,
        // Set by run-stories.mjs.
        executablePath: process.env.CHROMIUM_PATH,
        ignoreDefaultArgs: unneededSwitches(),
        args: [
          '--no-sandbox',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--font-render-hinting=none',
          '--force-color-profile=srgb',
          // Rendering pages on the CPU is faster than emulating a graphics card; a map still gets WebGL.
          '--disable-gpu',
          '--enable-unsafe-swiftshader',
        ],
      },
      contextOptions: {
        viewport: { width: 1000, height: 700 },
        reducedMotion: 'reduce',
        deviceScaleFactor: 1,
        locale: 'en-US',
        timezoneId: 'America/New_York',
      },
    },
  },
};
