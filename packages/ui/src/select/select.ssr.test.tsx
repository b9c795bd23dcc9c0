import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../test/describe-conformance.tsx';
import { Field } from '../field/index.ts';
import { Select } from './select.tsx';
import { selectConformance } from './select.conformance.tsx';

describeConformance(selectConformance);

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

describe('a Select before the page answers', () => {
  it('shows what is chosen, and has it for the form', () => {
    const html = draw({ defaultValue: 'driver' });
    expect(/<button[^]*<\/button>/.exec(html)?.[0]).toContain('Driver');
    expect(html).toMatch(/<select[^>]* name="position"[^>]*>[^]*<option value="driver" selected="">Driver<\/option>/);
  });
  it('holds a form back only where nothing is chosen', () => {
    expect(draw({})).toMatch(/<select[^>]* required=""[^>]*><option value="" selected="">Choose<\/option>/);
  });
});
