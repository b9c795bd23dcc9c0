import { defineConfig } from 'tsup';
import { styledPackage } from '../../tooling/tsup/styled-package.ts';

export default defineConfig(styledPackage(import.meta.dirname));
