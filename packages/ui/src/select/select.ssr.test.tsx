import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Field } from '../field/index.ts';
import { Select } from './select.tsx';

const items = [
  { value: 'staff', label: 'Staff' },
  { label: 'On the road', items: [{ value: 'driver', label: 'Driver' }] },
];
const draw = (props: { defaultValue?: string }) =>
  renderToString(
    <Field label="Position" required>
      <Select name="position" items={items} {...props} />
    </Field>,
  );

describe('Select before hydration', () => {
  it('shows the selected option and submits it with the form', () => {
    const html = draw({ defaultValue: 'driver' });
    expect(/<button[^]*<\/button>/.exec(html)?.[0]).toContain('Driver');
    expect(html).toMatch(/<select[^>]* name="position"[^>]*>[^]*<option value="driver" selected="">Driver<\/option>/);
  });
  it('is required only while nothing is selected', () => {
    expect(draw({})).toMatch(/<select[^>]* required=""[^>]*><option value="" selected="">Choose<\/option>/);
  });
});
