// Output of the root commands. Plain JavaScript for Node 20: it runs before anything is installed.
import { systemSentence } from './system-errors.mjs';

const color = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code) => (text) => (color ? `\u001b[${code}m${text}\u001b[0m` : text);

export const dim = paint('2');
export const bold = paint('1');
export const amber = paint('33');
export const red = paint('31');

/** A failure a person can fix: printed as one line (what, why, the command that helps), never as a stack. */
export class Mendable extends Error {}

export function say(line = '') {
  process.stdout.write(`${line}\n`);
}

/** Exits with a sentence for a fixable failure, and with the stack for a bug. */
export function die(error) {
  process.stderr.write(
    `${red('✕')} ${error instanceof Mendable ? error.message : (systemSentence(error) ?? error?.stack ?? error)}\n`,
  );
  process.exit(1);
}

/** Seconds since `start` (milliseconds), one decimal. */
export function seconds(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}

/** A progress line that rewrites itself on a terminal and prints every five seconds elsewhere. */
export function progressLine() {
  let last = 0;
  let open = false;
  return {
    show(text) {
      if (process.stdout.isTTY) {
        process.stdout.write(`\r\u001b[K${text}`);
        open = true;
      } else if (Date.now() - last > 5000) {
        last = Date.now();
        say(text);
      }
    },
    end() {
      if (open) process.stdout.write('\r\u001b[K');
      open = false;
    },
  };
}
