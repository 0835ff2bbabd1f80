/** The tokens of tokens.css: whatever it says is shown, so that a new token needs no line here. */
import { colorPairs } from '../styles/colorPairs';
import { ColorSwatches } from './ColorSwatches';
import type { Exhibit } from './exhibit';
import { MotionSpecimens } from './MotionSpecimens';
import { readTokens } from './readTokens';
import { LineSpecimens, RadiusSpecimens, SpaceSpecimens, Specimens, TypeSpecimens } from './TokenSpecimens';

const source = 'styles/tokens.css';

/** The start of a token's name tells its kind. */
const kinds = {
  color: /^--color-/,
  type: /^--(font|weight|size)-|^--measure$/,
  space: /^--space-|^--(frame|target)$/,
  radius: /^--radius/,
  line: /^--line/,
  motion: /^--motion-/,
};

export function tokenExhibits(css: string): readonly Exhibit[] {
  const groups = readTokens(css);
  const tokens = groups.flatMap((group) => group.tokens);
  const ofKind = (kind: keyof typeof kinds) => tokens.filter(({ name }) => kinds[kind].test(name));
  const others = tokens.filter(({ name }) => !Object.values(kinds).some((kind) => kind.test(name)));
  return [
    {
      id: 'colours',
      heading: 'Colours',
      source,
      note: 'Light and dark, side by side, whatever the theme. Under each colour stand the surfaces that it is used on, with the contrast against them, which a test asserts. A rack takes the dark values in every theme; forced colours put the system’s in their place.',
      content: (
        <ColorSwatches
          groups={groups.filter((group) => group.tokens.some(({ name }) => kinds.color.test(name)))}
          pairs={colorPairs(css)}
        />
      ),
    },
    { id: 'type', heading: 'Type', source, content: <TypeSpecimens tokens={ofKind('type')} /> },
    { id: 'space', heading: 'Space', source, content: <SpaceSpecimens tokens={ofKind('space')} /> },
    { id: 'radius', heading: 'Radius', source, content: <RadiusSpecimens tokens={ofKind('radius')} /> },
    { id: 'lines', heading: 'Lines', source, content: <LineSpecimens tokens={ofKind('line')} /> },
    { id: 'motion', heading: 'Motion', source, content: <MotionSpecimens tokens={ofKind('motion')} /> },
    ...(others.length > 0
      ? [{ id: 'other-tokens', heading: 'Other tokens', source, content: <Specimens tokens={others} /> }]
      : []),
  ];
}
