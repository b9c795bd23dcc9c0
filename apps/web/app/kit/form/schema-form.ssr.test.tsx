import { createRemixStub } from '@remix-run/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formOf } from './form-of.server.ts';
import { SchemaForm, type SchemaFormProps } from './schema-form.tsx';

const form = formOf(
  z.object({
    name: z.string().min(3).max(20),
    minutes: z.int().min(0).max(90),
    day: z.iso.date(),
    service: z.enum(['Tow', 'Battery']),
    days: z.array(z.enum(['Mon', 'Tue'])),
    stations: z.array(z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G'])),
    urgent: z.boolean(),
    password: z.string().min(12),
  }),
  { fields: { password: { secret: true } } },
);

function markup(props: Partial<SchemaFormProps> = {}): string {
  const Page = createRemixStub([
    {
      path: '/',
      Component: () => <SchemaForm fields={form.fields} busy={false} submit="Save" today="2026-11-24" {...props} />,
    },
  ]);
  return renderToString(<Page />);
}
const control = (html: string, name: string) =>
  html.match(new RegExp(`<(?:input|select)[^>]*name="${name}"[^>]*>`))?.[0];

describe('a form before script', () => {
  it('posts every field with a native control, which validates what it can', () => {
    const html = markup();
    expect(html).toMatch(/<form[^>]*method="post"/);
    expect(html).not.toContain('noValidate');
    expect(control(html, 'name')).toMatch(/required/);
    expect(control(html, 'name')).toMatch(/minLength="3"/i);
    expect(control(html, 'minutes')).toMatch(/inputMode="numeric"/i);
    expect(control(html, 'day')).toContain('type="date"');
    expect(control(html, 'service')).toMatch(/^<select/);
    expect(control(html, 'stations')).toMatch(/^<select[^>]*multiple/);
    expect(html.match(/type="checkbox"[^>]*/g)).toHaveLength(3);
    expect(html).toContain('type="submit"');
  });

  it('shows the typed values and the errors, and focuses the first invalid field', () => {
    const html = markup({
      answer: {
        values: { name: 'ab', minutes: '91', urgent: true },
        fields: { name: 'Enter at least 3 characters', minutes: 'Enter a whole number from 0 to 90' },
        words: '',
      },
    });
    expect(control(html, 'name')).toContain('value="ab"');
    expect(control(html, 'name')).toContain('aria-invalid="true"');
    expect(control(html, 'name')).toMatch(/autofocus/i);
    expect(html.match(/autofocus/gi)).toHaveLength(1);
    expect(html).toContain('Enter a whole number from 0 to 90');
    expect(control(html, 'urgent')).toContain('checked');
    expect(control(html, 'password')).not.toMatch(/value="[^"]/);
  });

  it('carries the hidden fields and the version it changes', () => {
    const html = markup({ hidden: { token: 't1' }, version: 4 });
    expect(control(html, 'token')).toContain('value="t1"');
    expect(control(html, 'form-version')).toContain('value="4"');
  });
});
