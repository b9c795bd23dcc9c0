import { lampGlyph, serviceGlyphs, stageGlyphs } from '@roadside/tokens/glyphs';
import { themeNames, type ThemeName, valuesOf } from '@roadside/tokens/values';
import type { ReactNode } from 'react';
import { contrast } from '../../packages/tokens/src/color/contrast.ts';
import { Glyph } from '../../packages/ui/src/glyph/index.ts';
import preview from '../preview.tsx';
import './tokens.css';

const meta = preview.meta({
  title: 'Tokens/Gallery',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

const Part = ({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}) => (
  <section className="gallery-part">
    <h2>{title}</h2>
    <p className="gallery-note">{note}</p>
    {children}
  </section>
);

/** A color with its name and value. The gallery displays raw values, so the style is inline. */
const Swatch = ({ name, value, over }: { readonly name: string; readonly value: string; readonly over?: string }) => (
  <li className="gallery-swatch">
    <span className="gallery-color" style={{ background: value }} />
    <span className="gallery-name">{name}</span>
    <code>
      {/* Stays left-to-right in either page direction. */}
      <bdi dir="ltr">{value}</bdi>
    </code>
    {over && <span className="gallery-ratio">{contrast(value, over).toFixed(1)} : 1</span>}
  </li>
);

/** Adjacent steps without a gap, as a legend shows them, with labels at both ends. */
const Scale = ({
  name,
  steps,
  ends,
}: {
  readonly name: string;
  readonly steps: readonly string[];
  readonly ends: readonly [string, string];
}) => (
  <figure className="gallery-scale">
    <figcaption>{name}</figcaption>
    <div className="gallery-steps">
      {steps.map((step) => (
        <span key={step} style={{ background: step }} />
      ))}
    </div>
    <div className="gallery-ends">
      <span>{ends[0]}</span>
      <span>{ends[1]}</span>
    </div>
  </figure>
);

/** The theme of the toolbar; if it follows the system, day is used. */
const themeOf = (globals: Readonly<Record<string, unknown>>): ThemeName =>
  themeNames.find((name) => name === globals.theme) ?? 'day';

export const Colors = meta.story({
  tags: ['matrix'],
  render: (_args, { globals }) => {
    const { color } = valuesOf(themeOf(globals));
    const { surface, text, border, action, service, categorical, lamp, cool, diverging } = color;
    const signals = {
      beacon: color.beacon,
      danger: color.danger,
      info: color.info,
      success: color.success,
      neutral: color.neutral,
    };
    return (
      <div className="gallery-page">
        <Part
          title="The lamp"
          note="Amber is spent like battery charge: the one next thing to do, the now-line, what is about to slip."
        >
          <ul className="gallery-swatches">
            {Object.entries(action).map(([name, value]) => (
              <Swatch key={name} name={`action.${name}`} value={value} />
            ))}
          </ul>
        </Part>
        <Part title="Surfaces" note="Cool, quiet slate. Higher is lighter at night and casts a shadow by day.">
          <ul className="gallery-swatches">
            {Object.entries(surface).map(([name, value]) => (
              <Swatch key={name} name={name} value={value} />
            ))}
          </ul>
        </Part>
        <Part title="Text, edges and focus" note="The ratio is that against the base surface.">
          <ul className="gallery-swatches">
            {[
              ...Object.entries(text).map(([name, value]) => [`text.${name}`, value] as const),
              ['link', color.link] as const,
              ...Object.entries(border).map(([name, value]) => [`border.${name}`, value] as const),
              ['focus.ring', color.focus.ring] as const,
            ].map(([name, value]) => (
              <Swatch key={name} name={name} value={value} over={surface.base} />
            ))}
          </ul>
        </Part>
        <Part
          title="Signals"
          note="Always with a shape and a word. They live in banners, badges and toasts, never on the timeline."
        >
          <ul className="gallery-signals">
            {Object.entries(signals).map(([name, { solid, onSolid, soft, text: words, edge }]) => (
              <li key={name}>
                <span className="gallery-signal" style={{ background: solid, color: onSolid }}>
                  {name}
                </span>
                <span
                  className="gallery-signal"
                  style={{ background: soft, color: words, border: `1px solid ${edge}` }}
                >
                  soft, {contrast(words, soft).toFixed(1)} : 1
                </span>
              </li>
            ))}
          </ul>
        </Part>
        <Part
          title="Services"
          note="Fill is the service, texture is “not available”. All six stay apart in every kind of color vision."
        >
          <ul className="gallery-services">
            {Object.entries(service).map(([name, { fill, edge, text: words }]) => (
              <li key={name} style={{ background: fill, color: words, borderColor: edge }}>
                <Glyph glyph={serviceGlyphs[name as keyof typeof serviceGlyphs]} size={20} />
                {name}
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Data" note="Six categories in this order, then “Other”. Scales say in words what their ends mean.">
          <div className="gallery-scales">
            <Scale name="categorical" steps={Object.values(categorical)} ends={['first', 'sixth']} />
            <Scale name="lamp" steps={Object.values(lamp)} ends={['little demand', 'much']} />
            <Scale name="cool" steps={Object.values(cool)} ends={['little capacity', 'much']} />
            <Scale name="diverging" steps={Object.values(diverging)} ends={['short', 'spare']} />
          </div>
        </Part>
      </div>
    );
  },
});

export const Type = meta.story({
  tags: ['matrix'],
  render: () => (
    <div className="gallery-page">
      <Part
        title="Type"
        note="IBM Plex Sans by its own file, so that I, l and 1 never look alike; figures are of one width."
      >
        <dl className="gallery-type">
          {Object.entries(valuesOf('day').type).map(([role, { size, line, weight, width }]) => (
            <div key={role}>
              <dt>
                <code>{role}</code>
                <span>
                  {Number.parseFloat(size) * 16} / {Number.parseFloat(line) * 16} · {weight} · {width} %
                </span>
              </dt>
              <dd style={{ fontSize: size, lineHeight: line, fontWeight: weight, fontStretch: `${width}%` }}>
                <bdi>1,204 calls, Il1 0O, ETA 12 min</bdi>
              </dd>
            </div>
          ))}
          <div>
            <dt>
              <code>font.mono</code>
              <span>plates, membership numbers, job ids</span>
            </dt>
            <dd className="gallery-mono">
              <bdi>MON-4711 0O1Il</bdi>
            </dd>
          </div>
        </dl>
      </Part>
    </div>
  ),
});

export const SpaceAndShape = meta.story({
  tags: ['matrix'],
  render: () => {
    const { space, radius } = valuesOf('day');
    const densities = (['roomy', 'standard', 'dense'] as const).map(
      (name) => [name, valuesOf('day', name).density] as const,
    );
    return (
      <div className="gallery-page">
        <Part
          title="Space"
          note="Four pixels and one half step. The gap inside is smaller than the gap between, which is smaller than the gap around."
        >
          {Object.entries(space).map(([step, value]) => (
            <div key={step} className="gallery-line">
              <code>space.{step}</code>
              <span className="gallery-bar" style={{ inlineSize: value }} />
            </div>
          ))}
        </Part>
        <Part title="Radius" note="It follows the size of the thing: a chip is barely round, a dialog is.">
          <ul className="gallery-boxes">
            {Object.entries(radius).map(([name, value]) => (
              <li key={name}>
                <span className="gallery-box" style={{ borderRadius: value }} />
                <code>{name}</code>
                <span className="gallery-ratio">{value}</span>
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Density" note="Rows shrink, letters do not go under 11 pixels and targets not under 24.">
          <ul className="gallery-boxes">
            {densities.map(([name, { row, control }]) => (
              <li key={name}>
                <span className="gallery-box gallery-row" style={{ blockSize: row }}>
                  <span className="gallery-control" style={{ blockSize: control }}>
                    {Number.parseFloat(control) * 16}
                  </span>
                </span>
                <code>{name}</code>
                <span className="gallery-ratio">row {Number.parseFloat(row) * 16} px</span>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    );
  },
});

export const Elevation = meta.story({
  tags: ['matrix'],
  render: (_args, { globals }) => {
    const { elevation, color } = valuesOf(themeOf(globals));
    const surfaces: Readonly<Record<string, string>> = { tile: color.surface.raised, carried: color.surface.carried };
    return (
      <div className="gallery-page">
        <Part
          title="Elevation"
          note="Day casts a shadow in slate ink; night lifts the surface and lights its upper edge; with more contrast there is only an edge."
        >
          <ul className="gallery-boxes">
            {Object.entries(elevation).map(([name, shadow]) => (
              <li key={name}>
                <span
                  className="gallery-raised"
                  style={{ boxShadow: shadow, background: surfaces[name] ?? color.surface.overlay }}
                >
                  {name}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    );
  },
});

export const Glyphs = meta.story({
  tags: ['matrix'],
  render: () => (
    <div className="gallery-page">
      <Part
        title="Glyphs"
        note="Drawn from path data, so that charts and the gantt show the same picture as the components."
      >
        <ul className="gallery-glyphs">
          {Object.entries({ lamp: lampGlyph, ...serviceGlyphs, ...stageGlyphs }).map(([name, glyph]) => (
            <li key={name}>
              <Glyph glyph={glyph} size={24} />
              {name}
            </li>
          ))}
        </ul>
      </Part>
    </div>
  ),
});
