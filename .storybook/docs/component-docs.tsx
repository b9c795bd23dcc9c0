import { ArgTypes, Canvas, DocsContext, Heading, Subheading } from '@storybook/addon-docs/blocks';
import { type ComponentType, type ReactNode, useContext } from 'react';
import { type Anatomy, componentName } from '../../packages/ui/src/internal/anatomy.ts';
import './component-docs.css';

type Exports = Readonly<Record<string, unknown>>;
/** Every public folder of the packages; a documentation build includes them all anyway. */
const folders = Object.values(import.meta.glob<Exports>('../../packages/*/src/*/index.ts', { eager: true }));

const isAnatomy = (value: unknown): value is Anatomy =>
  typeof value === 'object' && value !== null && 'parts' in value && 'name' in value;

/** The anatomies of a component's folder, and the component's parts if it has several. */
function findParts(component: unknown): {
  anatomies: readonly Anatomy[];
  parts: readonly (readonly [string, ComponentType])[];
} {
  for (const exports of folders) {
    const values = Object.entries(exports);
    const namespace = values.find(
      ([, value]) =>
        typeof value === 'object' && value !== null && !isAnatomy(value) && Object.values(value).includes(component),
    );
    if (!namespace && !values.some(([, value]) => value === component)) continue;
    const parts = namespace
      ? Object.entries(namespace[1] as Record<string, ComponentType>).map(
          ([part, type]) => [`${namespace[0]}.${part}`, type] as const,
        )
      : [];
    return { anatomies: values.map(([, value]) => value).filter(isAnatomy), parts };
  }
  return { anatomies: [], parts: [] };
}

const Words = ({ of }: { readonly of: Readonly<Record<string, string>> }) => (
  <ul>
    {Object.entries(of).map(([name, meaning]) => (
      <li key={name}>
        <code>{name}</code> {meaning}
      </li>
    ))}
  </ul>
);

/** A component's public surface besides its props: part names, their states, and CSS variables to set. */
function Parts({ anatomy }: { readonly anatomy: Anatomy }) {
  return (
    <table className="component-docs-parts">
      <thead>
        <tr>
          <th scope="col">data-component</th>
          <th scope="col">States</th>
          <th scope="col">Variables</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(anatomy.parts).map(([part, { states = {}, vars = {} }]) => (
          <tr key={part}>
            <td>
              <code>{componentName(anatomy, part)}</code>
            </td>
            <td>
              <Words
                of={Object.fromEntries(Object.entries(states).map(([name, meaning]) => [`data-${name}`, meaning]))}
              />
            </td>
            <td>
              <Words of={vars} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Documented = ComponentType & { readonly __docgenInfo?: { readonly props?: object } };

/** The props of one part; a part that only renders its element has none of its own. */
function Props({ of: part }: { readonly of: Documented }) {
  const own = Object.keys(part.__docgenInfo?.props ?? {});
  return own.length > 0 ? <ArgTypes of={part} /> : <p>No props of its own: it takes what its element takes.</p>;
}

/** A component that opens over the page would cover this one, so it is shown in a separate frame. */
const opensOverThePage = (title: string, name: string) =>
  /^Overlays|AppShell|Toaster/.test(title) || /open|drawer/i.test(name);

/** The generated half of a component's page: examples, props and anatomy, read from its source. */
function Reference() {
  const context = useContext(DocsContext);
  const { preparedMeta } = context.resolveOf('meta', ['meta']);
  // A story that wraps its component in a frame names the documented component here.
  const component = (preparedMeta.parameters.documents ?? preparedMeta.component) as ComponentType | undefined;
  const stories = context.componentStories().filter(({ tags }) => !tags.includes('conformance'));
  const [first, ...others] = stories;
  const { anatomies, parts } = findParts(component);
  return (
    <>
      {first && <Canvas of={first.moduleExport} />}
      {component && <Heading>Props</Heading>}
      {component && parts.length === 0 && <Props of={component} />}
      {parts.map(([name, part]) => (
        <section key={name}>
          <Subheading>{name}</Subheading>
          <Props of={part} />
        </section>
      ))}
      {anatomies.length > 0 && <Heading>Parts, states and variables</Heading>}
      {anatomies.map((anatomy) => (
        <Parts key={anatomy.name} anatomy={anatomy} />
      ))}
      {others.length > 0 && <Heading>Examples</Heading>}
      {others.map(({ id, title, name, moduleExport }) => (
        <section key={id}>
          <Subheading>{name}</Subheading>
          <Canvas
            of={moduleExport}
            {...(opensOverThePage(title, name) && { story: { inline: false, height: '26rem' } })}
          />
        </section>
      ))}
    </>
  );
}

/** Adds the generated reference below a component's written docs; other pages are left as written. */
export function ComponentDocs({ children }: { readonly children?: ReactNode }) {
  const context = useContext(DocsContext);
  const attached = (() => {
    try {
      return context.resolveOf('meta', ['meta']).type === 'meta';
    } catch {
      return false;
    }
  })();
  return (
    <>
      {children}
      {attached && <Reference />}
    </>
  );
}
