import { lampGlyph, serviceGlyphs, stageGlyphs } from '@roadside/tokens/glyphs';
import { themeNames, type ThemeName, valuesOf } from '@roadside/tokens/values';
import { Glyph } from '../../packages/ui/src/glyph/index.ts';
import preview from '../preview.tsx';
import './tokens.css';

const meta = preview.meta({ title: 'Tokens/Gallery', parameters: { layout: 'fullscreen' } });

type Tree = { readonly [name: string]: string | Tree };
const isLeaf = (value: string | Tree): value is string => typeof value === 'string';

/** Every colour of a group with its name and value; names nest as the tokens do. */
function Swatches({ name, tree }: { readonly name: string; readonly tree: Tree }) {
  const leaves = Object.entries(tree).filter((entry): entry is [string, string] => isLeaf(entry[1]));
  const groups = Object.entries(tree).filter((entry): entry is [string, Tree] => !isLeaf(entry[1]));
  return (
    <>
      {leaves.length > 0 && (
        <section className="gallery-group">
          <h3>{name}</h3>
          <ul>
            {leaves.map(([leaf, value]) => (
              <li key={leaf}>
                {/* A gallery draws values, so here a value stands inline. */}
                <span className="gallery-swatch" style={{ background: value }} />
                <span>{leaf}</span>
                <code>{value}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
      {groups.map(([group, below]) => (
        <Swatches key={group} name={`${name}.${group}`} tree={below} />
      ))}
    </>
  );
}

const colours = (theme: ThemeName) =>
  meta.story({
    name: `Colours, ${theme}`,
    render: () => (
      <div data-theme={theme} className="gallery-page">
        <Swatches name="color" tree={valuesOf(theme).color} />
      </div>
    ),
  });
export const ColoursDay = colours('day');
export const ColoursNight = colours('night');
export const ColoursDayContrast = colours('day-contrast');
export const ColoursNightContrast = colours('night-contrast');

export const Type = meta.story({
  render: () => (
    <div className="gallery-page">
      {Object.entries(valuesOf('day').type).map(([role, { size, line, weight, width }]) => (
        <p key={role} style={{ fontSize: size, lineHeight: line, fontWeight: weight, fontStretch: `${width}%`, margin: 0 }}>
          {role}: 1,204 calls, Ill 0O, ETA 12 min
        </p>
      ))}
      <p className="gallery-mono">MON-4711 0O1Il plate</p>
    </div>
  ),
});

export const SpaceAndShape = meta.story({
  render: () => {
    const { space, radius } = valuesOf('day');
    return (
      <div className="gallery-page">
        {Object.entries(space).map(([step, value]) => (
          <div key={step} className="gallery-line">
            <code>space.{step}</code>
            <span className="gallery-bar" style={{ inlineSize: value }} />
          </div>
        ))}
        {Object.entries(radius).map(([name, value]) => (
          <div key={name} className="gallery-line">
            <code>radius.{name}</code>
            <span className="gallery-box" style={{ borderRadius: value }} />
          </div>
        ))}
      </div>
    );
  },
});

export const Elevation = meta.story({
  render: () => (
    <>
      {themeNames.map((theme) => {
        const { elevation, color } = valuesOf(theme);
        return (
          <div key={theme} data-theme={theme} className="gallery-page gallery-row">
            {Object.entries(elevation).map(([name, shadow]) => (
              <span key={name} className="gallery-raised" style={{ boxShadow: shadow, background: name === 'tile' ? color.surface.raised : name === 'carried' ? color.surface.carried : color.surface.overlay }}>
                {name}
              </span>
            ))}
          </div>
        );
      })}
    </>
  ),
});

export const Glyphs = meta.story({
  render: () => (
    <div className="gallery-page gallery-row">
      {Object.entries({ lamp: lampGlyph, ...serviceGlyphs, ...stageGlyphs }).map(([name, glyph]) => (
        <span key={name} className="gallery-glyph">
          <Glyph glyph={glyph} size={24} />
          {name}
        </span>
      ))}
    </div>
  ),
});
