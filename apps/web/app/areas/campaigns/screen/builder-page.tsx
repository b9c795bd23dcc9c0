import { Skeleton } from '@roadside/ui/skeleton';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import type { BuilderScreenProps } from './builder-props.ts';
import { BuilderScreen } from './builder-screen.tsx';
import type { ModuleScreenProps } from './module-screen.tsx';

const ModuleScreen = lazyPart(() => import('./module-screen.tsx'), <Skeleton shape="block" />);

export type BuilderPageProps =
  | { readonly builder: BuilderScreenProps; readonly module: null }
  | { readonly builder: null; readonly module: ModuleScreenProps };

/** The builder of a campaign, or one of the club's modules. */
export function BuilderPage({ builder, module }: BuilderPageProps) {
  return module ? <ModuleScreen key={module.id} {...module} /> : <BuilderScreen {...builder} />;
}
