import { defineConformance } from '../../test/conformance.tsx';
import { linkAnatomy, Link } from './index.ts';

export const linkConformance = defineConformance({
  anatomy: linkAnatomy,
  render: (probe) => (
    <Link {...probe('Root')} href="#there">
      There
    </Link>
  ),
  asLink: (link) => <Link asChild>{link}</Link>,
});
