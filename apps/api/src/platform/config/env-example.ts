import { writeFileSync } from 'node:fs';
import { environmentSchema } from './config-schema.ts';

/** The text of `.env.example`: every variable with its meaning, commented out where the default will do. */
export function envExample(): string {
  const blocks = Object.entries(environmentSchema.shape).map(([name, schema]) => {
    const { description, example } = schema.meta() as { description: string; example: string };
    return `${wrap(description)}\n# ${name}=${example}\n`;
  });
  return [
    '# Every variable the api reads. All have a default in demo mode; production needs DATABASE_URL and ACCESS_TOKEN_SECRET.\n# Made from the schema by node --conditions=@roadside/source apps/api/src/platform/config/env-example.ts.\n',
    ...blocks,
  ].join('\n');
}

function wrap(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length > 110) lines.push(`# ${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.join('\n');
}

if (import.meta.main) writeFileSync(new URL('../../../../../.env.example', import.meta.url), envExample());
