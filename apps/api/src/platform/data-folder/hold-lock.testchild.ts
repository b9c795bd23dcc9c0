import { lockDataFolder } from './data-folder-lock.ts';

// Run by data-folder-lock.test.ts: takes the lock, reports it, and runs until it is killed or told to release the lock.
try {
  const lock = lockDataFolder(process.argv[2] ?? '', 'test child');
  process.stdout.write('held\n');
  process.stdin.once('data', () => {
    lock.release();
    process.stdout.write('released\n');
    process.stdin.unref();
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
